import Authentication
import Credentials
import Database
import Entities
import Mail

/// Another password for whoever forgot theirs, in the database.
///
/// What is done for an address does not depend on whether it has an account: the same statements, the same
/// hashing, and a mail that waits; only whom that goes to differs, and it goes behind the answer.
struct LocalPasswordReset: PasswordResetRepository {
  /// How long a code counts, in milliseconds, and how often one can be tried.
  static let lasting: Int64 = 15 * 60_000
  static let mostTries = 5
  /// How many codes an address can have sent within an hour.
  static let mostRequests = 3
  private static let hour: Int64 = 3_600_000

  let database: any SQLDatabase
  let passwords: PasswordHasher
  let mail: MailQueue?
  let clock: WallClock

  func requestCode(email: String) async throws(SocialError) -> MailPlace {
    guard let mail else { throw .unsupported }
    let (folded, now, code) = (Folded.email(email), clock.now(), Self.newCode())
    let hash = try await passwords.hash(code)
    try await database.write { connection throws(SocialError) in
      try Self.count(folded, now, connection)
      try connection.execute(
        """
        UPDATE password_reset SET code_hash = \(hash), tries = 0,
          ends_at = \(now.milliseconds + Self.lasting)
        WHERE email_folded = \(folded)
        """)
      let person = try connection.first(
        "SELECT email, handle, language FROM person WHERE email_folded = \(folded) AND deleted_at IS NULL"
      ) { row throws(SocialError) in (email: row.text(0), handle: row.text(1), language: row.text(2)) }
      let text = ResetMail(handle: person?.handle ?? "", code: code, language: person?.language ?? "en")
      try MailQueue.add(
        connection, to: person?.email ?? "", subject: text.subject, text: text.body, now: now,
        lasting: Self.lasting)
    }
    mail.start()
    return mail.mailer.folder.map(MailPlace.folder) ?? .inbox
  }

  func reset(email: String, code: String, password: String) async throws(SocialError) -> Session {
    let (folded, now) = (Folded.email(email), clock.now())
    // A try counts from its beginning, so that many at once do not slip by.
    let hash = try await database.write { connection throws(SocialError) in
      try connection.first(
        """
        UPDATE password_reset SET tries = tries + 1
        WHERE email_folded = \(folded) AND tries < \(Self.mostTries) AND ends_at > \(now.milliseconds)
          AND ends_at <= \(now.milliseconds + Self.lasting)
        RETURNING code_hash
        """
      ) { row throws(SocialError) in row.text(0) }
    }
    guard let hash else {
      try await passwords.verifyAgainstNothing(code)
      throw .invalid(.code, .wrong)
    }
    guard try await passwords.verify(code, against: hash) else { throw .invalid(.code, .wrong) }
    let (newHash, token) = (try await passwords.hash(password), AccessToken.random())
    return try await database.write { connection throws(SocialError) in
      let id = try connection.nextID(now)
      // It counts once, and not when another was sent meanwhile.
      let used = try connection.execute(
        """
        UPDATE password_reset SET tries = \(Self.mostTries)
        WHERE email_folded = \(folded) AND code_hash = \(hash) AND ends_at > \(now.milliseconds)
          AND tries <= \(Self.mostTries) AND code_hash <> ''
        """)
      try connection.execute(
        "UPDATE password_reset SET code_hash = '', ends_at = 0 WHERE email_folded = \(folded)")
      guard used > 0, let person = try connection.credentials(email: folded) else {
        throw .invalid(.code, .wrong)
      }
      try connection.execute("UPDATE person SET password_hash = \(newHash) WHERE id = \(person.id)")
      try connection.execute("DELETE FROM session WHERE person_id = \(person.id)")
      try connection.appendChange(
        ChangeRecord(
          kind: ChangeKind.notice.rawValue, subject: person.id, object: nil, at: now.milliseconds))
      try SignInLimit(connection: connection, email: folded, now: now).succeed()
      return try connection.beginSession(
        id, of: person.id, handle: person.handle, name: person.name, token: token, now)
    }
  }

  /// Counts a request of an address.
  ///
  /// Throws `rateLimited`.
  private static func count(
    _ email: String, _ now: Timestamp, _ connection: any SQLConnection
  ) throws(SocialError) {
    let now = now.milliseconds
    try connection.execute("DELETE FROM password_reset WHERE first_at <= \(now - hour)")
    let first = try connection.first(
      """
      INSERT INTO password_reset (email_folded, code_hash, ends_at, tries, requests, first_at)
      VALUES (\(email), '', 0, 0, 1, \(now))
      ON CONFLICT (email_folded) DO UPDATE SET requests = password_reset.requests + 1
      RETURNING requests, first_at
      """
    ) { row throws(SocialError) in (requests: row.int(0), at: row.integer(1)) }
    if let first, first.requests > mostRequests {
      throw .rateLimited(retryAfter: Int(max(1000, first.at + hour - now) / 1000))
    }
  }

  private static func newCode() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(String(Int.random(in: 1_000_000...1_999_999, using: &generator)).dropFirst())
  }
}
