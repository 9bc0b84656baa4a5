/// Which of the places that the screens of this module lead to the app has. What leads from a post in any list is in
/// `PostActionPlaces`.
public struct PostPlaces: Equatable, Sendable {
  /// A post, such as the one that another answers.
  public var post: Bool
  /// Those who liked a post.
  public var likers: Bool
  /// Those who shared a post.
  public var sharers: Bool
  /// The earlier versions of a post.
  public var history: Bool
  /// Reporting a post to the administrator.
  public var report: Bool
  /// Writing a new post.
  public var compose: Bool
  /// All that was begun on this machine.
  public var drafts: Bool
  /// Signing in, which writing asks for.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(
    post: Bool, likers: Bool, sharers: Bool, history: Bool, report: Bool, compose: Bool, drafts: Bool,
    signIn: Bool
  ) {
    self.post = post
    self.likers = likers
    self.sharers = sharers
    self.history = history
    self.report = report
    self.compose = compose
    self.drafts = drafts
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = PostPlaces(
    post: true, likers: true, sharers: true, history: true, report: true, compose: true, drafts: true,
    signIn: true)
}
