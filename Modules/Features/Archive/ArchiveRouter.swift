import AppScreens
import Navigation

/// Where the screen about one's archive leads.
@MainActor
struct ArchiveRouter {
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  func signIn() { navigator.show(.signIn) }
}
