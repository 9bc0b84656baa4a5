/// The places that the app has, of those that notifications lead to.
public struct NotificationsPlaces: Equatable, Sendable {
  /// Profiles.
  public var profile: Bool
  /// The editor for a comment.
  public var comment: Bool
  /// The notification settings.
  public var settings: Bool
  /// The sign-in, and creating an account.
  public var signIn, signUp: Bool

  /// Each parameter is whether the app has the place of that name.
  public init(profile: Bool, comment: Bool, settings: Bool, signIn: Bool, signUp: Bool) {
    self.profile = profile
    self.comment = comment
    self.settings = settings
    self.signIn = signIn
    self.signUp = signUp
  }

  /// All places.
  public static let all = NotificationsPlaces(
    profile: true, comment: true, settings: true, signIn: true, signUp: true)
}
