public import AppScreens
import AppValues

// How the things of a social network are drawn.
extension ViewContext {
  /// The rendering of posts as of now.
  public var posts: PostRendering { PostRendering(words: words, now: clock.now()) }

  /// The rendering of people.
  public var people: PersonRendering { PersonRendering(words: words) }

  /// The rendering of hashtags.
  public var hashtags: HashtagRendering { HashtagRendering(words: words) }

  /// The rendering of lists of people.
  public var lists: UserListRendering { UserListRendering(words: words) }

  /// The menu item for signing in; none if the app has no place for it.
  ///
  /// - Parameters:
  ///   - hasPlace: Whether the app has a place for signing in.
  ///   - action: Opens that place.
  public func signIn<Action>(_ hasPlace: Bool, _ action: Action) -> [MenuItem<Action>] {
    hasPlace ? [MenuItem(key: "i", label: words.social.labels.signIn, action: action)] : []
  }
}
