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

  /// The places that the app has.
  var places: ArchiveScreenPlaces { ArchiveScreenPlaces(signIn: navigator.has(.signIn)) }

  func signIn() throws(AppError) { try navigator.open(.signIn) }
}
