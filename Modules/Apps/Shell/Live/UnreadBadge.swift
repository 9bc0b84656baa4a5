import AppValues
import Entities
import Notifications
import Observation

/// The viewer's unread count, which is part of every title, and the announcements, of which the title of the home timeline
/// and the main menu tell.
@MainActor
@Observable
final class UnreadBadge {
  private(set) var count = 0
  /// The announcements as they were read last.
  private(set) var announcements: [Announcement] = []
  /// Whether they may be others by now.
  @ObservationIgnored private(set) var mayBeOutdated = true
  /// Whether the session turned out to have ended.
  private(set) var hasEnded = false
  @ObservationIgnored private var interactor: NotificationsInteractor?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var hearing: Task<Void, Never>?
  /// Reads the announcements; nil if no one does.
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// Counts the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    end()
    count = 0
    announcements = []
    mayBeOutdated = true
    hasEnded = false
    self.interactor = interactor
    task = Task { [weak self] in
      for await count in interactor.unreadCounts() { self?.count = count }
    }
    guard let repository = interactor.announced else { return }
    hearing = Task { [weak self] in
      for await signal in repository.announcementChanges() {
        if signal == .disconnected { self?.expectOtherAnnouncements() } else { self?.prepareAnnouncements() }
      }
    }
  }

  func end() {
    for task in [task, hearing, reading] { task?.cancel() }
    reading = nil
  }

  /// Gets the number ready for `refresh()`, while something else is read.
  func prepare() async { await interactor?.prepareUnreadCount() }

  /// Counts again, so that the next screen shows the current number.
  func refresh() async {
    guard let interactor else { return }
    do throws(AppError) {
      count = try await interactor.unreadCount()
    } catch .unauthenticated {
      hasEnded = true
      count = 0
    } catch {
      // A title with an old count is better than a complaint on every screen.
    }
  }

  /// Notes that the announcements may be others than those that were read.
  func expectOtherAnnouncements() { mayBeOutdated = true }

  /// Begins to read the announcements, if there can be some. What may have changed while they're read is read after that.
  func prepareAnnouncements() {
    mayBeOutdated = true
    guard reading == nil, let repository = interactor?.announced else { return }
    reading = Task { [weak self] in await self?.readAnnouncements(repository) }
  }

  private func readAnnouncements(_ repository: any AnnouncementsRepository) async {
    while mayBeOutdated, !Task.isCancelled {
      mayBeOutdated = false
      // Those that can't be read now are read next time.
      let found = try? await repository.announcements().items
      // Someone else's, by now.
      if Task.isCancelled { return }
      guard let found else {
        mayBeOutdated = true
        break
      }
      announcements = found
    }
    reading = nil
  }

  /// Waits until they have been read.
  func refreshAnnouncements() async { await reading?.value }

  /// The number of announcements that the viewer hasn't dismissed.
  func newAnnouncements(at now: Timestamp) -> Int {
    announcements.count { !$0.isRead && !$0.hasEnded(at: now) }
  }
}
