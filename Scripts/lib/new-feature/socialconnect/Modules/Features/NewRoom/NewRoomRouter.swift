import AppScreens
import AppValues
import Entities
import Navigation

/// Where the items lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct NewRoomRouter {
  let navigator: any Navigator<Route>

  /// The places that the items can lead to.
  var places: NewRoomPlaces {
    NewRoomPlaces(profile: navigator.has(.profile(ID(""))), signIn: navigator.has(.signIn))
  }

  func open(_ person: ID<User>) throws(AppError) { try navigator.open(.profile(person)) }
  func signIn() throws(AppError) { try navigator.open(.signIn) }
}

/// The places that the items lead to, and whether the app has them.
public struct NewRoomPlaces: Equatable, Sendable {
  /// The profile of the person who added an item.
  public var profile: Bool
  /// Signing in.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(profile: Bool, signIn: Bool) {
    self.profile = profile
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = NewRoomPlaces(profile: true, signIn: true)
}
