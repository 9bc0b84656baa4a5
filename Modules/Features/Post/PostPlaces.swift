/// The places that the screens of this module lead to, and whether the app has them. `PostActionPlaces` has the places
/// that a post in any list leads to.
public struct PostPlaces: Equatable, Sendable {
  /// A post, such as the one that a comment replies to.
  public var post: Bool
  /// The people who liked a post.
  public var likers: Bool
  /// The people who shared a post.
  public var sharers: Bool
  /// The edit history of a post.
  public var history: Bool
  /// Reporting a post to the administrator.
  public var report: Bool
  /// A new post.
  public var compose: Bool
  /// All drafts on this device.
  public var drafts: Bool
  /// Signing in, which writing requires.
  public var signIn: Bool

  /// Each parameter says whether the app has the place of that name.
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

  /// Every place.
  public static let all = PostPlaces(
    post: true, likers: true, sharers: true, history: true, report: true, compose: true, drafts: true,
    signIn: true)
}
