/// The places that the screens of lists lead to, and whether the app has them.
public struct ListsPlaces: Equatable, Sendable {
  /// The profiles of the people in a list.
  public var profile: Bool
  /// Signing in.
  public var signIn: Bool

  /// Each parameter says whether the app has the place of that name.
  public init(profile: Bool, signIn: Bool) {
    self.profile = profile
    self.signIn = signIn
  }

  /// Every place.
  public static let all = ListsPlaces(profile: true, signIn: true)
}
