import AppValues
import Entities
import Foundation
import Notifications

/// Tells of notices as they come, each once: at once while someone listens, else when someone next does.
@MainActor
final class NoticeNews {
  private let pace: Duration
  private let clock: WallClock
  private let timeZone: TimeZone
  private var task: Task<Void, Never>?
  /// What has come and was not told yet, oldest first.
  private var waiting: [Notice] = []
  private var tell: (@MainActor ([Notice]) async -> Void)?

  /// - Parameters:
  ///   - pace: The least time between two tellings; what comes in between is told together.
  ///   - clock: For the hours in which nothing is told.
  init(pace: Duration = .seconds(1), clock: WallClock = .system, timeZone: TimeZone = .current) {
    self.pace = pace
    self.clock = clock
    self.timeZone = timeZone
  }

  /// Tells of the notices of another viewer from now on.
  func follow(_ interactor: NotificationsInteractor) {
    task?.cancel()
    waiting = []
    guard interactor.isSignedIn else { return }
    task = Task { [weak self, pace] in
      do throws(AppError) {
        for try await notices in try interactor.arrivals() {
          await self?.take(notices, interactor)
          // Ends early only when nobody listens any more.
          try? await Task.sleep(for: pace)
        }
      } catch {
        // The sign-in has ended, which is said where the notices are counted.
      }
    }
  }

  func end() {
    task?.cancel()
  }

  /// Tells for as long as `body` runs, beginning with what came before it.
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
    // What was read elsewhere meanwhile is no news.
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
