import AppScreens
import Entities
import Observation

/// The shell's own main menu.
@MainActor
@Observable
final class MainMenuPresenter: ScreenPresenter {
  /// Where the menu leads.
  enum Action: Sendable {
    case go(Destination)
  }

  /// Who is looking: what the menu offers depends on it.
  let viewer: Viewer
  private let navigator: any Navigator<Destination>

  init(viewer: Viewer, navigator: any Navigator<Destination>) {
    self.viewer = viewer
    self.navigator = navigator
  }

  /// Whether the menu can lead to a place.
  func has(_ place: Destination) -> Bool { navigator.has(place) }

  func send(_ action: Action) async {
    switch action {
    // Going back from there leads to where one was before the menu.
    case .go(let place): navigator.replace(with: place)
    }
  }
}
