import Database
import Entities

/// Slows down whoever guesses at an address's password. After a few failures each further attempt waits
/// longer, up to a minute: short enough that the owner, who knows the password, is not locked out.
///
/// An attempt counts as failed from its beginning until it succeeds, so that many at once do not slip by.
/// Addresses without an account are treated alike.
struct SignInLimit {
  /// Failures that cost no wait.
  static let free = 5
  /// The longest wait, in seconds.
  static let longestWait: Int64 = 60
  /// Seconds without an attempt after which failures are forgotten.
  static let memory: Int64 = 15 * 60

  let connection: any SQLConnection
  let email: String
  let now: Timestamp

  /// Counts an attempt.
  ///
  /// Throws `rateLimited`; then it does not count.
  func begin() throws(SocialError) {
    let forgotten = now.adding(seconds: -Self.memory).milliseconds
    try connection.execute("DELETE FROM sign_in_attempt WHERE last_at < \(forgotten)")
    let known = try connection.first(
      "SELECT failures, last_at FROM sign_in_attempt WHERE email_folded = \(email)"
    ) { row throws(SocialError) in (failures: row.int(0), last: row.integer(1)) }
    // Nobody has tried in a time to come: the clock was set back, and an attempt is free.
    if let known, known.last <= now.adding(seconds: Self.longestWait).milliseconds {
      let wait = known.last + Self.wait(after: known.failures) * 1000 - now.milliseconds
      if wait > 0 { throw .rateLimited(retryAfter: Int((wait + 999) / 1000)) }
    }
    try connection.execute(
      """
      INSERT INTO sign_in_attempt (email_folded, failures, last_at)
      VALUES (\(email), 1, \(now.milliseconds))
      ON CONFLICT (email_folded) DO UPDATE
      SET failures = sign_in_attempt.failures + 1, last_at = excluded.last_at
      """)
  }

  /// Forgets the failures.
  func succeed() throws(SocialError) {
    try connection.execute("DELETE FROM sign_in_attempt WHERE email_folded = \(email)")
  }

  private static func wait(after failures: Int) -> Int64 {
    failures < free ? 0 : min(longestWait, 1 << min(Int64(failures - free), 6))
  }
}
