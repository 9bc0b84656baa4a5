import AppValues
import SocialCredentials
import SocialDatabase

/// A limit on how often something can be done: `burst` times at once, then once more each `interval`. So within any hour
/// it is done at most `burst` times, and `3_600_000 / interval` times more.
///
/// It is stored as one row: the time at which the whole burst is available again. A refusal writes nothing, and doesn't
/// make anyone wait longer.
struct Allowance {
  /// Longer than any allowance takes to be whole again, in milliseconds. A row with a later time was written by a wrong
  /// clock that has been corrected since, and no one should have to wait until that time.
  private static let longest: Int64 = 24 * 3_600_000

  /// Identifies the allowance in the table.
  private let key: String
  private let burst: Int64
  /// In milliseconds.
  private let interval: Int64

  /// - Parameters:
  ///   - purpose: What the limit is for.
  ///   - owners: Whom it is for.
  ///   - interval: In seconds.
  init(_ purpose: StaticString, of owners: [String], burst: Int64, interval: Int64) {
    // Neither addresses nor how they are put together with devices can be read from the table.
    key = AccessToken.hash((["\(purpose)"] + owners).joined(separator: "\n"))
    self.burst = burst
    self.interval = interval * 1000
  }

  /// How long to wait for the next use, in milliseconds; 0 if it can be used now.
  func wait(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) -> Int64 {
    let wholeAt = try connection.first("SELECT whole_at FROM allowance WHERE key = \(key)") {
      row throws(AppError) in row.integer(0)
    }
    guard let wholeAt, wholeAt <= now.milliseconds + Self.longest else { return 0 }
    return max(0, wholeAt - now.milliseconds - (burst - 1) * interval)
  }

  /// Counts one use.
  func count(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    let now = now.milliseconds
    try connection.execute(
      "DELETE FROM allowance WHERE whole_at <= \(now) OR whole_at > \(now + Self.longest)")
    try connection.execute(
      """
      INSERT INTO allowance (key, whole_at) VALUES (\(key), \(now + interval))
      ON CONFLICT (key) DO UPDATE SET whole_at = allowance.whole_at + \(interval)
      """)
  }

  /// Takes back one use.
  func giveBack(_ connection: any SQLConnection) throws(AppError) {
    try connection.execute("UPDATE allowance SET whole_at = whole_at - \(interval) WHERE key = \(key)")
  }

  /// Forgets all uses.
  func forget(_ connection: any SQLConnection) throws(AppError) {
    try connection.execute("DELETE FROM allowance WHERE key = \(key)")
  }
}

extension [Allowance] {
  /// Makes sure that each of the allowances permits one more use.
  ///
  /// Throws `rateLimited`.
  func require(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    var wait: Int64 = 0
    for allowance in self { wait = Swift.max(wait, try allowance.wait(connection, now)) }
    if wait > 0 { throw .rateLimited(retryAfter: Int((wait + 999) / 1000)) }
  }

  /// Counts one use of each of the allowances.
  ///
  /// Throws `rateLimited`, with nothing written.
  func take(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    try require(connection, now)
    for allowance in self { try allowance.count(connection, now) }
  }
}
