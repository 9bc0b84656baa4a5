public import AppValues
public import SocialBackend
import SocialDatabase

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
