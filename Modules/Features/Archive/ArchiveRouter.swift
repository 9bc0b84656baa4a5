import AppScreens
import AppValues
import Navigation

/// Opens the places that the screen leads to. A place that the app doesn't have throws `unsupported`.
@MainActor
struct ArchiveRouter {
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  func signIn() throws(AppError) { try navigator.open(.signIn) }
}
