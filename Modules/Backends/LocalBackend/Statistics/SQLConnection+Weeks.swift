import AppValues
import SocialBackend
import SocialDatabase

private enum Weeks {
  /// In milliseconds.
  static let day: Int64 = 86_400_000
  /// How many are counted.
  static let count: Int64 = 12
}

extension SQLConnection {
  /// The last twelve weeks, the present one first. Posts and accounts are counted by their ids, which begin with the time.
  func weeks(until now: Timestamp) throws(AppError) -> [NetworkWeek] {
    // The first day of 1970 was a Thursday.
    let last = (now.milliseconds / Weeks.day + 3) / 7
    let start = { (week: Int64) in (week * 7 - 3) * Weeks.day }
    let first = last - Weeks.count + 1
    let (earliest, begin) = (start(first) << 16, start(first))
    var weeks = (0..<Weeks.count).map { NetworkWeek(start: Timestamp(milliseconds: start(last - $0))) }
    func count(_ property: WritableKeyPath<NetworkWeek, Int>, _ time: SQL, _ source: SQL) throws(AppError) {
      let rows = try rows(
        "SELECT (\(time) / \(Weeks.day) + 3) / 7 AS week, \(source) GROUP BY 1"
      ) { row throws(AppError) in (week: row.integer(0), count: row.int(1)) }
      for row in rows where (first...last).contains(row.week) {
        weeks[Int(last - row.week)][keyPath: property] = row.count
      }
    }
    try count(
      \.posts, "(i.id >> 16)",
      """
      COUNT(*) FROM item i WHERE i.id >= \(earliest) AND i.is_share = 0 AND i.visibility = 0
        AND i.actor_id NOT IN (SELECT p.id FROM person p WHERE p.state > 0)
      """)
    try count(
      \.accounts, "(p.id >> 16)",
      """
      COUNT(*) FROM person p JOIN account a ON a.person_id = p.id WHERE p.id >= \(earliest) AND p.state = 0
      """)
    try count(
      \.people, "COALESCE(s.used_at, s.created_at)",
      """
      COUNT(DISTINCT s.person_id) FROM session s JOIN person p ON p.id = s.person_id
      WHERE p.state = 0 AND COALESCE(s.used_at, s.created_at) >= \(begin)
      """)
    return weeks
  }
}
