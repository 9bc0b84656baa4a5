import AppScreens
import Entities
import Navigation
import Observation

/// The shell's own main menu.
@MainActor
@Observable
final class MainMenuPresenter: ScreenPresenter {
  /// Where the menu leads.
  enum Action: Sendable {
    case go(Route)
  }

  /// Who is looking: what the menu offers depends on it.
  let viewer: Viewer
  private let navigator: any Navigator<Route>

  init(viewer: Viewer, navigator: any Navigator<Route>) {
    self.viewer = viewer
    self.navigator = navigator
  }

  /// Whether the menu can lead to a place.
  func has(_ place: Route) -> Bool { navigator.has(place) }

  func send(_ action: Action) async {
    switch action {
    // Going back from there leads to where one was before the menu.
    case .go(let route): navigator.replace(with: route)
    }
  }
}
