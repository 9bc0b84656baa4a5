import AppValues
import Entities
import Notifications

/// The viewer's unread count, which is part of every title, and the announcements, of which the title of the home timeline
/// tells.
@MainActor
final class UnreadBadge {
  private(set) var count = 0
  private var announcements: [Announcement] = []
  /// Whether the session turned out to have ended.
  private(set) var hasEnded = false
  private var interactor: NotificationsInteractor?
  private var task: Task<Void, Never>?
  private var reading: Task<Void, Never>?

  /// Counts the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    end()
    count = 0
    announcements = []
    hasEnded = false
    self.interactor = interactor
    task = Task { [weak self] in
      for await count in interactor.unreadCounts() { self?.count = count }
    }
  }

  func end() {
    task?.cancel()
    reading?.cancel()
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

  /// Begins to read the announcements, if there can be some.
  func prepareAnnouncements() {
    // Where there can't be any, there's nothing to tell of.
    guard let repository = try? interactor?.announcements() else { return }
    reading?.cancel()
    reading = Task { [weak self] in
      // Those that can't be read now are told of next time.
      guard let found = try? await repository.announcements().items, !Task.isCancelled else { return }
      self?.announcements = found
    }
  }

  /// Waits until they have been read.
  func refreshAnnouncements() async { await reading?.value }

  /// The number of announcements that the viewer hasn't dismissed.
  func newAnnouncements(at now: Timestamp) -> Int {
    announcements.count { !$0.isRead && !$0.hasEnded(at: now) }
  }
}
