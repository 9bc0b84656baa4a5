import Authentication
import Credentials
import Database
import Entities

/// Another password for whoever forgot theirs, in the database.
///
/// What is done for an address does not depend on whether it has an account: the same statements, the same
/// hashing, and a mail that waits; only whom that goes to differs, and it goes behind the answer.
struct LocalPasswordReset: PasswordResetRepository {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  let sender: MailSender?
  let work: DueWork
  let clock: WallClock

  func requestCode(email: String) async throws(SocialError) -> MailPlace {
    guard let sender else { throw .unsupported }
    let (place, turn) = (try await sender.place(), try await sender.turn())
    let (folded, now, code) = (Folded.email(email), clock.now(), MailedCode.random())
    let hash = try await passwords.hash(code)
    try await database.write { connection throws(SocialError) in
      try MailedCode.reset(folded).put(hash, connection, now)
      let person = try connection.first(
        "SELECT email, handle, language FROM person WHERE email_folded = \(folded) AND deleted_at IS NULL"
      ) { row throws(SocialError) in (email: row.text(0), handle: row.text(1), language: row.text(2)) }
      let text = ResetMail(handle: person?.handle ?? "", code: code, language: person?.language ?? "en")
      try MailQueue.add(
        connection, to: person?.email ?? "", subject: text.subject, text: text.body, now: now,
        lasting: MailedCode.lasting)
    }
    await work.start(.mail, taking: turn)
    return place
  }

  func confirmCode(email: String, code: String) async throws(SocialError) {
    _ = try await verified(code, of: .reset(Folded.email(email)), clock.now())
  }

  func reset(email: String, code: String, password: String) async throws(SocialError) -> Session {
    let (folded, now) = (Folded.email(email), clock.now())
    let hash = try await verified(code, of: .reset(folded), now)
    let (newHash, token) = (try await passwords.hash(password), AccessToken.random())
    return try await database.write { connection throws(SocialError) in
      let id = try connection.nextID(now)
      guard try MailedCode.reset(folded).use(hash, connection, now),
        let person = try connection.credentials(email: folded)
      else { throw .invalid(.code, .wrong) }
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

  /// The hash of a code that is right and counts. Whether the address has an account is not looked at.
  ///
  /// Throws `invalid(.code, .wrong)`.
  private func verified(
    _ code: String, of mailed: MailedCode, _ now: Timestamp
  ) async throws(SocialError) -> String {
    let hash = try await database.write { connection throws(SocialError) in
      try mailed.beginTry(connection, now)
    }
    guard let hash else {
      try await passwords.verifyAgainstNothing(code)
      throw .invalid(.code, .wrong)
    }
    guard try await passwords.verify(code, against: hash) else { throw .invalid(.code, .wrong) }
    let counts = try await database.write { connection throws(SocialError) in
      try mailed.giveBackTry(hash, connection, now)
    }
    guard counts else { throw .invalid(.code, .wrong) }
    return hash
  }
}
