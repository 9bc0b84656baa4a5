import AppScreens
import AppValues
import Entities
import Notifications
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
  @ObservationIgnored private let announcements: @MainActor () -> [Announcement]
  @ObservationIgnored private let navigator: any Navigator<Destination>
  @ObservationIgnored private let clock: WallClock

  /// - Parameters:
  ///   - announcements: The announcements as they're known; what they're read from is observed.
  ///   - clock: Says which announcements have ended.
  init(
    viewer: Viewer, announcements: @escaping @MainActor () -> [Announcement],
    navigator: any Navigator<Destination>, clock: WallClock
  ) {
    self.viewer = viewer
    self.announcements = announcements
    self.navigator = navigator
    self.clock = clock
  }

  /// Whether the menu can lead to places of a kind.
  func has(_ kind: Destination.Kind) -> Bool { navigator.has(kind) }

  /// The number of announcements that the viewer hasn't dismissed; nil while there are none at all.
  var newAnnouncements: Int? {
    let shown = announcements().filter { !$0.hasEnded(at: clock.now()) }
    return shown.isEmpty ? nil : shown.count { !$0.isRead }
  }

  func send(_ action: Action) async {
    switch action {
    // Going back from there leads to where one was before the menu.
    case .go(let place): navigator.replace(with: place)
    }
  }
}
