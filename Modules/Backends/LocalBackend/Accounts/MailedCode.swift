import Database
import Entities

/// Six digits that are mailed, and by which somebody proves that they read what goes to an address. What counts of
/// it stands in one row of a table of its own purpose, hashed: the latest code, once, for a quarter of an hour and
/// five tries.
///
/// A clock that is set forward ends codes early. One that is set back never lets them count longer, as far as the
/// database can tell: when what was written last is of a time still to come, and was not so when the code was
/// made, the code counts no more.
struct MailedCode {
  /// How long a code counts, in milliseconds, and how often one can be tried.
  static let lasting: Int64 = 15 * 60_000
  static let mostTries = 5
  /// How many codes can be sent within an hour.
  static let mostRequests = 3
  private static let hour: Int64 = 3_600_000
  /// How far the clocks of several machines on one database may differ, in milliseconds.
  private static let tolerance: Int64 = 10_000

  /// The table, the column that is its key, and whose row it is.
  let table: SQL
  let column: SQL
  let key: SQL
  /// What else must be so of the row for a code to count.
  var condition: SQL = ""

  /// The code of an address whose owner forgot the password.
  static func reset(_ folded: String) -> MailedCode {
    MailedCode(table: "password_reset", column: "email_folded", key: "\(folded)")
  }

  /// The code by which somebody confirms another address.
  static func email(_ folded: String, of person: Int64) -> MailedCode {
    MailedCode(
      table: "email_change", column: "person_id", key: "\(person)", condition: " AND email_folded = \(folded)"
    )
  }

  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(String(Int.random(in: 1_000_000...1_999_999, using: &generator)).dropFirst())
  }

  /// Puts a code in place of one that counted before, and counts that one was asked for.
  ///
  /// Throws `rateLimited`.
  func put(_ hash: String, _ connection: any SQLConnection, _ now: Timestamp) throws(SocialError) {
    let (behind, now) = (try Self.behind(connection, now), now.milliseconds)
    try connection.execute(
      "DELETE FROM \(table) WHERE first_at <= \(now - Self.hour) AND ends_at <= \(now)")
    let isLongAgo: SQL = """
      \(table).first_at NOT BETWEEN \(now - Self.hour + 1) AND \(now + Self.lasting)
      """
    let counted = try connection.first(
      """
      INSERT INTO \(table) (\(column), code_hash, ends_at, behind, tries, requests, first_at)
      VALUES (\(key), \(hash), \(now + Self.lasting), \(behind), 0, 1, \(now))
      ON CONFLICT (\(column)) DO UPDATE SET code_hash = excluded.code_hash, ends_at = excluded.ends_at,
        behind = excluded.behind, tries = 0,
        requests = CASE WHEN \(isLongAgo) THEN 1 ELSE \(table).requests + 1 END,
        first_at = CASE WHEN \(isLongAgo) THEN excluded.first_at ELSE \(table).first_at END
      RETURNING requests, first_at
      """
    ) { row throws(SocialError) in (requests: row.int(0), first: row.integer(1)) }
    if let counted, counted.requests > Self.mostRequests {
      throw .rateLimited(retryAfter: Int(max(1000, counted.first + Self.hour - now) / 1000))
    }
  }

  /// Counts a try, which counts from its beginning, so that many at once do not slip by; answers the hash to verify
  /// against, nil where no code counts. Whoever calls it must not throw in the same transaction.
  func beginTry(_ connection: any SQLConnection, _ now: Timestamp) throws(SocialError) -> String? {
    let (behind, now) = (try Self.behind(connection, now), now.milliseconds)
    return try connection.first(
      """
      UPDATE \(table) SET tries = tries + 1
      WHERE \(column) = \(key)\(condition) AND code_hash <> '' AND tries < \(Self.mostTries)
        AND ends_at > \(now) AND ends_at <= \(now + Self.lasting)
        AND behind >= \(behind - Self.tolerance)
      RETURNING code_hash
      """
    ) { row throws(SocialError) in row.text(0) }
  }

  /// Gives back the try of a code that was verified, so that only wrong ones are counted and whoever has the right
  /// one at the last try can still use it; answers whether it counts. Others get no more tries by that: nobody
  /// comes here without the code.
  func giveBackTry(
    _ hash: String, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(SocialError) -> Bool {
    try connection.execute(
      """
      UPDATE \(table) SET tries = tries - 1
      WHERE \(column) = \(key)\(condition) AND code_hash = \(hash) AND ends_at > \(now.milliseconds)
      """) > 0
  }

  /// Uses up the code that was verified; answers whether it still counted: once only, and not when another was sent
  /// meanwhile.
  func use(_ hash: String, _ connection: any SQLConnection, _ now: Timestamp) throws(SocialError) -> Bool {
    try connection.execute(
      """
      UPDATE \(table) SET code_hash = '', ends_at = 0
      WHERE \(column) = \(key)\(condition) AND code_hash = \(hash) AND ends_at > \(now.milliseconds)
      """) > 0
  }

  /// How far the clock is behind what was written last, in milliseconds. The id lets one writer in at a time.
  private static func behind(
    _ connection: any SQLConnection, _ now: Timestamp
  ) throws(SocialError) -> Int64 {
    try connection.nextID(now) >> 16 - now.milliseconds
  }
}
