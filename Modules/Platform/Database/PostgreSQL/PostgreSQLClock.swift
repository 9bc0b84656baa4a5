import AppValues
import Synchronization

/// The server's time, which is one for all who use the database, however their own clocks are set.
///
/// Nothing waits for it: now and then it comes along with a transaction, and in between the time that passes here is
/// added to it, by a clock that is never set.
final class PostgreSQLClock: Sendable {
  /// What answers the server's time, in milliseconds.
  static let question: SQL = "SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)"
  /// How long it is not asked for again.
  private static let lifetime: Duration = .seconds(10)

  private struct Reading {
    let server: Int64
    /// When it was that time there, more or less.
    let at: ContinuousClock.Instant
    /// How long the question was under way: it is off by half of that at most.
    let doubt: Duration
  }

  private let last = Mutex<Reading?>(nil)

  /// Whether it is to be asked for again.
  var isOld: Bool { last.withLock { $0.map { ContinuousClock.now - $0.at > Self.lifetime } ?? true } }

  /// The time; this machine's until the server has told its own.
  func now(at instant: ContinuousClock.Instant = .now) -> Timestamp {
    guard let last = last.withLock({ $0 }) else { return WallClock.system.now() }
    return Timestamp(milliseconds: last.server + Int64((instant - last.at) / .milliseconds(1)))
  }

  /// Takes an answer, unless what is known is better: the longer ago that was, the less it is worth.
  func learn(_ server: Int64, sent: ContinuousClock.Instant, received: ContinuousClock.Instant = .now) {
    let doubt = received - sent
    last.withLock { last in
      if let last, doubt > last.doubt + (received - last.at) / 1000 { return }
      last = Reading(server: server, at: sent + doubt / 2, doubt: doubt)
    }
  }
}
