public import AppValues
public import SocialBackend
import SocialDatabase
import Synchronization

extension LocalBackend {
  /// Thirty days, in milliseconds.
  private static let month: Int64 = 30 * 24 * 3_600_000

  public func statistics() async throws(AppError) -> NetworkStatistics {
    let now = present.now()
    if let statistics = counted.current(at: now) { return statistics }
    let statistics = try await database.readAtLength { connection throws(AppError) in
      try connection.statistics(
        activeSince: now.milliseconds - Self.month, weeks: try connection.weeks(until: now))
    }
    counted.keep(statistics, at: now)
    return statistics
  }
}

extension SQLConnection {
  fileprivate func statistics(
    activeSince time: Int64, weeks: [NetworkWeek]
  ) throws(AppError) -> NetworkStatistics {
    let statistics = try first(
      """
      SELECT
        (SELECT COUNT(*) FROM account a JOIN person p ON p.id = a.person_id WHERE p.state = 0),
        (SELECT COUNT(*) FROM item i WHERE i.is_share = 0 AND i.visibility = 0
          AND i.actor_id NOT IN (SELECT p.id FROM person p WHERE p.state > 0)),
        (SELECT COUNT(DISTINCT s.person_id) FROM session s JOIN person p ON p.id = s.person_id
          WHERE p.state = 0 AND COALESCE(s.used_at, s.created_at) > \(time))
      """
    ) { row throws(AppError) in
      NetworkStatistics(
        people: row.int(0), posts: row.int(1), activeInMonth: row.int(2), weeks: weeks)
    }
    guard let statistics else { throw .unexpected(reference: "statistics-missing") }
    return statistics
  }
}

/// The network's statistics when they were last counted. Counting reads every post, so that the more there are, the
/// longer the count is used: a million posts are counted once in a quarter of an hour, fewer than a thousand each time.
final class CountedStatistics: Sendable {
  private let last = Mutex<(statistics: NetworkStatistics, at: Timestamp)?>(nil)

  /// The statistics, if they can still be used.
  func current(at now: Timestamp) -> NetworkStatistics? {
    last.withLock { last in
      guard let last else { return nil }
      let lasting = Int64(last.statistics.posts / 1000 * 1000)
      return (0..<lasting).contains(now.milliseconds - last.at.milliseconds) ? last.statistics : nil
    }
  }

  func keep(_ statistics: NetworkStatistics, at now: Timestamp) {
    last.withLock { $0 = (statistics, now) }
  }
}
