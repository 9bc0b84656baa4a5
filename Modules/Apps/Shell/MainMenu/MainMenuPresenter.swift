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
  private var announcements: [Announcement] = []
  @ObservationIgnored private let notices: NotificationsInteractor
  @ObservationIgnored private let navigator: any Navigator<Destination>
  @ObservationIgnored private let clock: WallClock

  /// - Parameters:
  ///   - notices: Reads the announcements.
  ///   - clock: Says which announcements have ended.
  init(
    viewer: Viewer, notices: NotificationsInteractor, navigator: any Navigator<Destination>, clock: WallClock
  ) {
    self.viewer = viewer
    self.notices = notices
    self.navigator = navigator
    self.clock = clock
  }

  /// Whether the menu can lead to places of a kind.
  func has(_ kind: Destination.Kind) -> Bool { navigator.has(kind) }

  /// The number of announcements that the viewer hasn't dismissed; nil while there are none at all.
  var newAnnouncements: Int? {
    let shown = announcements.filter { !$0.hasEnded(at: clock.now()) }
    return shown.isEmpty ? nil : shown.count { !$0.isRead }
  }

  func appear() async { await readAnnouncements() }

  /// Reads them again whenever one comes or goes, here or elsewhere.
  func follow() async {
    guard let repository else { return }
    for await signal in repository.announcementChanges() where signal != .disconnected {
      await readAnnouncements()
    }
  }

  /// Nil for who is signed out, and where there are no announcements.
  private var repository: (any AnnouncementsRepository)? { try? notices.announcements() }

  private func readAnnouncements() async {
    guard let repository else { return }
    do throws(AppError) {
      announcements = try await repository.announcements().items
    } catch {
      // The menu leads everywhere else all the same.
    }
  }

  func send(_ action: Action) async {
    switch action {
    // Going back from there leads to where one was before the menu.
    case .go(let place): navigator.replace(with: place)
    }
  }
}
