/// Which of the places that the screens of lists lead to the app has.
public struct ListsPlaces: Equatable, Sendable {
  /// The profiles of the people in a list.
  public var profile: Bool
  /// Signing in, for those without an account.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(profile: Bool, signIn: Bool) {
    self.profile = profile
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = ListsPlaces(profile: true, signIn: true)
}
