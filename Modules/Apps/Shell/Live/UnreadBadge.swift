import AppValues
import Notifications

/// The viewer's unread count, which is part of every title.
@MainActor
final class UnreadBadge {
  private(set) var count = 0
  /// Whether the session turned out to have ended.
  private(set) var hasEnded = false
  private var interactor: NotificationsInteractor?
  private var task: Task<Void, Never>?

  /// Counts the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    task?.cancel()
    count = 0
    hasEnded = false
    self.interactor = interactor
    task = Task { [weak self] in
      for await count in interactor.unreadCounts() { self?.count = count }
    }
  }

  func end() {
    task?.cancel()
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
}
