import AppScreens
import AppValues
import Navigation

/// Where the screen about one's archive leads. What the app does not have throws `unsupported`.
@MainActor
struct ArchiveRouter {
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  /// Which of these the app has.
  var places: ArchiveScreenPlaces { ArchiveScreenPlaces(signIn: navigator.has(.signIn)) }

  func signIn() throws(AppError) { try navigator.open(.signIn) }
}
