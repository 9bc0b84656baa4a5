/// The places that the screens of lists lead to, and whether the app has them.
public struct ListsPlaces: Equatable, Sendable {
  /// A list: what its people post, or who they are.
  public var list: Bool
  /// The profiles of the people in a list.
  public var profile: Bool
  /// Signing in.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(list: Bool, profile: Bool, signIn: Bool) {
    self.list = list
    self.profile = profile
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = ListsPlaces(list: true, profile: true, signIn: true)
}
