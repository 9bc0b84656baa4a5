import AppValues
import SocialDatabase
import SocialLocalStore

/// Six digits that are emailed, with which people prove that they can read an address's email. Only the latest code of
/// an address is valid: once, for 15 minutes and five tries. It is stored hashed, in one row of a table for its purpose.
/// The caller limits how many can be requested.
///
/// A clock that is set forward ends codes early. A clock that is set back doesn't keep them valid longer, as far as the
/// database can tell: if the last write has a time in the future, and hadn't when the code was made, the code is no
/// longer valid.
struct MailedCode: Sendable {
  /// How long a code is valid, and how often one can be tried.
  static let validity = Validity(minutes: 15)
  static let maximumTries = 5

  /// The table, the columns that are its key, and their values.
  private let table: SQL
  private let key: SQL
  private let values: SQL
  /// The condition on the row of a valid code, besides its time.
  private let condition: SQL

  /// The code of someone who forgot the password.
  static func reset(_ claimant: AccountClaimant) -> MailedCode {
    MailedCode(
      table: "password_reset", key: "email_folded, device_hash",
      values: "\(claimant.email), \(claimant.device)",
      condition: "email_folded = \(claimant.email) AND device_hash = \(claimant.device)")
  }

  /// The code that confirms someone's new address.
  static func email(_ folded: String, of person: Int64) -> MailedCode {
    MailedCode(
      table: "email_change", key: "person_id", values: "\(person)",
      condition: "person_id = \(person) AND email_folded = \(folded)")
  }

  /// The code by which someone proves who they are.
  static func proof(of person: Int64) -> MailedCode {
    MailedCode(
      table: "proof_code", key: "person_id", values: "\(person)", condition: "person_id = \(person)")
  }

  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(String(Int.random(in: 1_000_000...1_999_999, using: &generator)).dropFirst())
  }

  /// Stores a code in place of an earlier one.
  func put(_ hash: String, _ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    let behind = try Self.behind(connection, now)
    try connection.execute("DELETE FROM \(table) WHERE \(Self.validity.isOver(at: now))")
    try connection.execute(
      """
      INSERT INTO \(table) (\(key), code_hash, ends_at, behind, tries)
      VALUES (\(values), \(hash), \(Self.validity.end(from: now)), \(behind), 0)
      ON CONFLICT (\(key)) DO UPDATE SET code_hash = excluded.code_hash, ends_at = excluded.ends_at,
        behind = excluded.behind, tries = 0
      """)
  }

  /// Counts a try before it is verified, so that many at once can't get past the limit. Returns the hash to verify
  /// against; nil, with nothing written, if no code is valid.
  func beginTry(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) -> String? {
    let behind = try Self.behind(connection, now)
    return try connection.first(
      """
      UPDATE \(table) SET tries = tries + 1
      WHERE \(condition) AND tries < \(Self.maximumTries)
        AND \(Self.validity.holds(at: now)) AND behind >= \(behind - Validity.tolerance)
      RETURNING code_hash
      """
    ) { row throws(AppError) in row.text(0) }
  }

  /// Gives back the try of a code that was verified, so that only wrong ones are counted and the right one can still be
  /// used if it took the last try. No one gains tries to guess with, since this needs the right code.
  ///
  /// - Returns: Whether the code is still valid.
  func giveBackTry(
    _ hash: String, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Bool {
    try connection.execute(
      """
      UPDATE \(table) SET tries = tries - 1
      WHERE \(condition) AND code_hash = \(hash) AND ends_at > \(now.milliseconds)
      """) > 0
  }

  /// Whether the verified code is still valid: only once, and not if another was sent since. The caller lets in one
  /// writer at a time.
  func counts(_ hash: String, _ connection: any SQLConnection, _ now: Timestamp) throws(AppError) -> Bool {
    try connection.exists(
      "SELECT 1 FROM \(table) WHERE \(condition) AND code_hash = \(hash) AND ends_at > \(now.milliseconds)")
  }

  /// Uses up the code.
  func end(_ connection: any SQLConnection) throws(AppError) {
    try connection.execute("DELETE FROM \(table) WHERE \(condition)")
  }

  /// How far the clock is behind the last write, in milliseconds. Only one writer at a time can take an ID.
  private static func behind(
    _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Int64 {
    try connection.nextID(now) >> 16 - now.milliseconds
  }
}
