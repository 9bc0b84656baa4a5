import Foundation
import Synchronization

/// Waits for another process's turn to be over: as long as people would, and looking so often that a pause between
/// two turns is not missed.
final class SQLitePatience: Sendable {
  /// How long another process may hold the file.
  static let limit = Duration.seconds(5)
  /// How long one process writes before it lets the others in.
  private static let turn = Duration.milliseconds(50)
  /// How long it waits then, in microseconds: so long that the others look in it.
  private static let pause: UInt32 = 2000
  /// How often to look, in microseconds: often at first, for most turns are short.
  private static let (shortWait, longWait): (UInt32, UInt32) = (500, 1000)

  private let began = Mutex(ContinuousClock.now)

  /// Waits a moment.
  ///
  /// - Parameter tries: How often that has been done in this wait.
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

  /// Lets others write in between, of whom nothing is known, where one's own turn has been long enough.
  ///
  /// - Parameter begun: When it began.
  static func pause(after begun: inout ContinuousClock.Instant) {
    guard ContinuousClock.now - begun >= turn else { return }
    usleep(pause)
    begun = .now
  }
}
