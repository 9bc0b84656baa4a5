import AppScreens
import AppValues
import Entities
import Navigation

/// Where the items lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct NewRoomRouter {
  let navigator: any Navigator<Route>

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  func open(_ person: ID<User>) throws(AppError) { try navigator.open(.profile(person)) }
  func signIn() throws(AppError) { try navigator.open(.signIn) }
}
