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
}
