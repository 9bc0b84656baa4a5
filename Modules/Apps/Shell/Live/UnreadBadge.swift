import AppValues
import Notifications

/// How many notices the viewer has not read: part of every title.
@MainActor
final class UnreadBadge {
  private(set) var count = 0
  /// Whether the sign-in has turned out to have ended.
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

  /// Counts again: what is shown next should be true as it is shown.
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
