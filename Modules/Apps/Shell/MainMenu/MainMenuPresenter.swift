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

  /// Whether the menu can lead to places of a kind.
  func has(_ kind: Destination.Kind) -> Bool { navigator.has(kind) }

  func send(_ action: Action) async {
    switch action {
    // Going back from there leads to where one was before the menu.
    case .go(let place): navigator.replace(with: place)
    }
  }
}
