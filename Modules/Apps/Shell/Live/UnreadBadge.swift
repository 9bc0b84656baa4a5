import Entities
import Notifications

/// How many notices the viewer has not read: part of every title.
@MainActor
final class UnreadBadge {
  private(set) var count = 0
  private var repository: (any NotificationsRepository)?
  private var task: Task<Void, Never>?
  /// Hears that there are more than before, and how many they are now.
  var onMore: (@MainActor (Int) async -> Void)?

  /// Counts the notices of a viewer from now on; of nobody, none.
  func follow(_ repository: (any NotificationsRepository)?) {
    task?.cancel()
    count = 0
    self.repository = repository
    guard let repository else { return }
    task = Task { [weak self] in
      for await _ in repository.changes() { await self?.countAgain() }
    }
  }

  func end() {
    task?.cancel()
  }

  /// Counts again, without telling.
  func refresh() async {
    guard let repository else { return }
    do throws(SocialError) {
      count = try await repository.unreadCount()
    } catch {
      // A title with an old count is better than a complaint on every screen.
    }
  }

  private func countAgain() async {
    let before = count
    await refresh()
    if count > before { await onMore?(count) }
  }
}
