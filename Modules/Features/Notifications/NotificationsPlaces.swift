import Entities

/// Which of the places that notices lead to the app has.
public struct NotificationsPlaces: Equatable, Sendable {
  /// A post that something was done to.
  public var post: Bool
  /// Everyone who is told together as new followers.
  public var newFollowers: Bool
  /// The requests to follow that wait for an answer.
  public var followRequests: Bool
  /// The profile of someone who did something.
  public var profile: Bool
  /// The editor for a comment.
  public var comment: Bool
  /// The notification settings.
  public var settings: Bool
  /// The sign-in, and creating an account.
  public var signIn, signUp: Bool

  /// Each is whether the app has the place of that name.
  public init(
    post: Bool, newFollowers: Bool, followRequests: Bool, profile: Bool, comment: Bool, settings: Bool,
    signIn: Bool, signUp: Bool
  ) {
    self.post = post
    self.newFollowers = newFollowers
    self.followRequests = followRequests
    self.profile = profile
    self.comment = comment
    self.settings = settings
    self.signIn = signIn
    self.signUp = signUp
  }

  /// All places.
  public static let all = NotificationsPlaces(
    post: true, newFollowers: true, followRequests: true, profile: true, comment: true, settings: true,
    signIn: true, signUp: true)

  /// Whether there is a place that tells more of what a notice is about.
  func opens(_ notice: Notice) -> Bool {
    if notice.post != nil { return post }
    if notice.kind == .followRequest { return followRequests || profile }
    return notice.others > 0 ? newFollowers || profile : profile
  }
}
