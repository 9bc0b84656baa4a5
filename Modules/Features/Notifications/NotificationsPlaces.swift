/// Which of the places that notices lead to the app has.
public struct NotificationsPlaces: Equatable, Sendable {
  /// The profile of someone who did something.
  public var profile: Bool
  /// Writing a comment on a post.
  public var comment: Bool
  /// The settings of notices.
  public var settings: Bool
  /// Signing in, and creating an account.
  public var signIn, signUp: Bool

  /// Each is whether the app has the place of that name.
  public init(profile: Bool, comment: Bool, settings: Bool, signIn: Bool, signUp: Bool) {
    self.profile = profile
    self.comment = comment
    self.settings = settings
    self.signIn = signIn
    self.signUp = signUp
  }

  /// All that there are.
  public static let all = NotificationsPlaces(
    profile: true, comment: true, settings: true, signIn: true, signUp: true)
}
