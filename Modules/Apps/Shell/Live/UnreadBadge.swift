import Entities
import Foundation
import Notifications

/// How many notices the viewer has not read: part of every title.
@MainActor
final class UnreadBadge {
  private(set) var count = 0
  /// Whether the sign-in has turned out to have ended.
  private(set) var hasEnded = false
  /// Hears that there are more than before, and how many are new since the last screen.
  var onMore: (@MainActor (Int) async -> Void)?
  private var interactor: NotificationsInteractor?
  private var task: Task<Void, Never>?
  /// How many there were on the last screen.
  private var shown = 0
  private let pace: Duration
  private let clock: WallClock
  private let timeZone: TimeZone

  /// - Parameters:
  ///   - pace: The least time between two tellings.
  ///   - clock: For the hours in which nothing is told.
  init(pace: Duration = .seconds(1), clock: WallClock = .system, timeZone: TimeZone = .current) {
    self.pace = pace
    self.clock = clock
    self.timeZone = timeZone
  }

  /// Counts the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    task?.cancel()
    count = 0
    shown = 0
    hasEnded = false
    self.interactor = interactor
    task = Task { [weak self, pace] in
      for await count in interactor.unreadCounts() {
        await self?.take(count)
        // Ends early only when nobody listens any more. Meanwhile the latest count waits.
        try? await Task.sleep(for: pace)
      }
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
    } catch .unauthenticated {
      hasEnded = true
      count = 0
    } catch {
      // A title with an old count is better than a complaint on every screen.
    }
  }

  /// The count has been shown: what comes from now on is new.
  func markShown() {
    shown = count
  }

  private func take(_ count: Int) async {
    let hasMore = count > self.count
    self.count = count
    // What has been read elsewhere no longer counts as shown.
    shown = min(shown, count)
    guard hasMore, let onMore, let interactor else { return }
    if await !interactor.isQuiet(at: clock.now(), in: timeZone) { await onMore(count - shown) }
  }
}
