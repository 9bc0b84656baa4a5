import Foundation
import Synchronization

/// Waits for another process's turn to end: as long as people would wait, and checking often enough to notice the
/// pause between two turns.
final class SQLitePatience: Sendable {
  /// How long another process may hold the file.
  static let limit = Duration.seconds(5)
  /// How long a process writes before it lets others in.
  private static let turn = Duration.milliseconds(50)
  /// How long it then pauses, in microseconds: long enough for others to notice.
  private static let pause: UInt32 = 2000
  /// How often to check, in microseconds: often at first, since most turns are short.
  private static let (shortWait, longWait): (UInt32, UInt32) = (500, 1000)

  private let began = Mutex(ContinuousClock.now)

  /// Waits a moment.
  ///
  /// - Parameter tries: How many times this was called before in the same wait; 0 begins a new one.
  /// - Returns: Whether to try again.
  func wait(_ tries: Int) -> Bool {
    let waited = began.withLock { began in
      if tries == 0 { began = .now }
      return ContinuousClock.now - began
    }
    guard waited < Self.limit else { return false }
    usleep(tries < 20 ? Self.shortWait : Self.longWait)
    return true
  }

  /// Pauses if this process's turn has been long enough, to let other processes write.
  ///
  /// - Parameter begun: When the turn began.
  static func pause(after begun: inout ContinuousClock.Instant) {
    guard ContinuousClock.now - begun >= turn else { return }
    usleep(pause)
    begun = .now
  }
}
