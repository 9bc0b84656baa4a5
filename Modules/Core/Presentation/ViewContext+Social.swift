public import AppScreens
import AppValues

// How the things of a social network are drawn.
extension ViewContext {
  /// Posts as of now.
  public var posts: PostRendering { PostRendering(words: words, now: clock.now()) }

  /// People.
  public var people: PersonRendering { PersonRendering(words: words) }

  /// Hashtags.
  public var hashtags: HashtagRendering { HashtagRendering(words: words) }

  /// Lists of people.
  public var lists: UserListRendering { UserListRendering(words: words) }

  /// The menu item that offers to sign in; none if the app has no place for it.
  ///
  /// - Parameters:
  ///   - hasPlace: Whether the app has a place for signing in.
  ///   - action: Opens that place.
  public func signIn<Action>(_ hasPlace: Bool, _ action: Action) -> [MenuItem<Action>] {
    hasPlace ? [MenuItem(key: "i", label: words.social.labels.signIn, action: action)] : []
  }
}
