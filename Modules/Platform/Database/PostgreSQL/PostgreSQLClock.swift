import AppValues
import Synchronization

/// The server's time: everyone who uses the database shares it, however their own clocks are set.
///
/// Reading it never waits. The server's time is fetched with a transaction now and then; in between, a monotonic
/// clock of this machine advances it.
final class PostgreSQLClock: Sendable {
  /// The statement that returns the server's time, in milliseconds.
  static let query: SQL = "SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)"
  /// How long an answer is used before the next one is fetched.
  private static let lifetime: Duration = .seconds(10)

  private struct Reading {
    let server: Int64
    /// About when the server's clock showed that time.
    let at: ContinuousClock.Instant
    /// How long the answer took. The time is off by at most half of that.
    let doubt: Duration
  }

  private let last = Mutex<Reading?>(nil)

  /// Whether the time should be fetched again.
  var isOld: Bool { last.withLock { $0.map { ContinuousClock.now - $0.at > Self.lifetime } ?? true } }

  /// The server's time, or this machine's until the server's is known.
  func now(at instant: ContinuousClock.Instant = .now) -> Timestamp {
    guard let last = last.withLock({ $0 }) else { return WallClock.system.now() }
    return Timestamp(milliseconds: last.server + Int64((instant - last.at) / .milliseconds(1)))
  }

  /// Uses an answer, unless the known one is more accurate. Answers lose accuracy with age.
  func learn(_ server: Int64, sent: ContinuousClock.Instant, received: ContinuousClock.Instant = .now) {
    let doubt = received - sent
    last.withLock { last in
      if let last, doubt > last.doubt + (received - last.at) / 1000 { return }
      last = Reading(server: server, at: sent + doubt / 2, doubt: doubt)
    }
  }
}
