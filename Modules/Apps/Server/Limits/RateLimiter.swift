import AppValues
import Synchronization

/// Counts what is limited for each person or address. Each node counts by itself: a limit protects a server, and
/// several nodes can do more.
final class RateLimiter: Sendable {
  /// What is left of a limit.
  struct Remainder: Hashable, Sendable {
    let limit: Int
    let remaining: Int
    /// When the limit starts over.
    let resetsAt: Timestamp
    /// Whether it was within the limit.
    let isAllowed: Bool
  }

  private struct Key: Hashable {
    let limit: String
    let subject: String
  }

  private struct Window {
    let endsAt: Int64
    var used: Int
  }

  /// How many subjects are counted at once. Beyond that, those whose window has ended are forgotten, or all if
  /// there are none: so many within one window are an attack, whose parts can't be told one by one.
  private static let capacity = 100_000

  private let windows = Mutex<[Key: Window]>([:])
  private let clock: WallClock

  init(clock: WallClock) {
    self.clock = clock
  }

  /// Counts one use.
  ///
  /// - Parameter subject: The person or the address that does it.
  func take(_ limit: RateLimit, for subject: String) -> Remainder {
    let now = clock.now().milliseconds
    let length = Int64(limit.window) * 1000
    return windows.withLock { windows in
      if windows.count >= Self.capacity { windows = windows.filter { $0.value.endsAt > now } }
      if windows.count >= Self.capacity { windows = [:] }
      let key = Key(limit: limit.name, subject: subject)
      var window =
        windows[key].flatMap { $0.endsAt > now ? $0 : nil } ?? Window(endsAt: now + length, used: 0)
      let isAllowed = window.used < limit.count
      if isAllowed { window.used += 1 }
      windows[key] = window
      return Remainder(
        limit: limit.count, remaining: limit.count - window.used,
        resetsAt: Timestamp(milliseconds: window.endsAt), isAllowed: isAllowed)
    }
  }
}
