import AppValues
import Entities
import Foundation
import Notifications

/// Passes on new notices, each once: immediately while someone listens, otherwise as soon as someone does.
@MainActor
final class NoticeNews {
  private let pace: Duration
  private let clock: WallClock
  private let timeZone: TimeZone
  private var task: Task<Void, Never>?
  /// The notices that haven't been passed on yet, oldest first.
  private var waiting: [Notice] = []
  private var tell: (@MainActor ([Notice]) async -> Void)?

  /// - Parameters:
  ///   - pace: The minimum time between two calls; notices that arrive in between are passed on together.
  ///   - clock: For the quiet hours.
  init(pace: Duration = .seconds(1), clock: WallClock = .system, timeZone: TimeZone = .current) {
    self.pace = pace
    self.clock = clock
    self.timeZone = timeZone
  }

  /// Follows the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    task?.cancel()
    waiting = []
    guard interactor.isSignedIn else { return }
    task = Task { [weak self, pace] in
      do throws(AppError) {
        for try await notices in try interactor.arrivals() {
          await self?.take(notices, interactor)
          // Ends early only when no one listens any more.
          try? await Task.sleep(for: pace)
        }
      } catch {
        // The session has ended; the unread badge reports that.
      }
    }
  }

  func end() {
    task?.cancel()
  }

  /// Passes on notices while `body` runs, beginning with those that arrived before it.
  func telling<Value>(
    _ tell: @escaping @MainActor ([Notice]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value {
    self.tell = tell
    await pass()
    let value = await body()
    self.tell = nil
    return value
  }

  private func take(_ notices: [Notice], _ interactor: NotificationsInteractor) async {
    let isQuiet = await interactor.isQuiet(at: clock.now(), in: timeZone)
    if isQuiet || Task.isCancelled { return }
    // Notices already read elsewhere aren't news.
    waiting += notices.filter { !$0.isRead }
    await pass()
  }

  private func pass() async {
    guard let tell, !waiting.isEmpty else { return }
    let news = waiting
    waiting = []
    await tell(news)
  }
}
