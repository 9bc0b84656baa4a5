import Entities
import Notifications

/// How many notices the viewer has not read: part of every title.
@MainActor
final class UnreadBadge {
  private(set) var count = 0
  /// Hears that there are more than before, and how many they are now.
  var onMore: (@MainActor (Int) async -> Void)?
  private var interactor: NotificationsInteractor?
  private var task: Task<Void, Never>?

  /// Counts the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    task?.cancel()
    count = 0
    self.interactor = interactor
    task = Task { [weak self] in
      for await count in interactor.unreadCounts() { await self?.take(count) }
    }
  }

  func end() {
    task?.cancel()
  }

  /// Counts again without telling: what is shown next should be true as it is shown.
  func refresh() async {
    guard let interactor else { return }
    do throws(SocialError) {
      count = try await interactor.unreadCount()
    } catch {
      // A title with an old count is better than a complaint on every screen.
    }
  }

  private func take(_ count: Int) async {
    let hasMore = count > self.count
    self.count = count
    if hasMore { await onMore?(count) }
  }
}
