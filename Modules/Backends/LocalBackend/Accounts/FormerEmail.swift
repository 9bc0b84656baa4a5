import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// An address that an account had until less than seven days ago. Anyone who reads its email can undo the change, so that a
/// thief who changed the address doesn't keep the account.
enum FormerEmail {
  /// How long a change can be undone, in milliseconds: seven days.
  static let lasting: Int64 = 7 * 24 * 3_600_000

  /// The condition that a change can still be undone. A clock that is set back ends nothing early.
  static func counts(at now: Timestamp) -> SQL { "changed_at > \(now.milliseconds - lasting)" }

  /// Keeps an address that an account had until now.
  ///
  /// - Returns: The secret with which the change can be undone.
  static func keep(
    _ email: String, of person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Secret {
    let token = Secret(AccessToken.random())
    try connection.execute("DELETE FROM former_email WHERE changed_at <= \(now.milliseconds - lasting)")
    try connection.execute(
      """
      INSERT INTO former_email (id, person_id, email, email_folded, token_hash, changed_at)
      VALUES (
        \(try connection.nextID(now)), \(person), \(email), \(IdentifierFolding.email(email)),
        \(AccessToken.hash(token)), \(now.milliseconds))
      """)
    return token
  }

  /// The address that an account had before its changes of the last seven days, and when it got another, in milliseconds; nil
  /// if there were none.
  static func first(
    of person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> (email: String, changedAt: Int64)? {
    try connection.first(
      """
      SELECT email, changed_at FROM former_email
      WHERE person_id = \(person) AND \(counts(at: now)) ORDER BY id LIMIT 1
      """
    ) { row throws(AppError) in (email: row.text(0), changedAt: row.integer(1)) }
  }

  /// Whether an account got a second factor, recovery codes or a passkey after a change, or in the week before. A thief who has
  /// the password may have added it.
  static func hasNewFactors(
    _ person: Int64, since changedAt: Int64, _ connection: any SQLConnection
  ) throws(AppError) -> Bool {
    let kinds: [AccountEvent.Kind] = [.authenticatorAdded, .recoveryCodesMade, .passkeyAdded]
    return try connection.exists(
      """
      SELECT 1 FROM account_event WHERE person_id = \(person) AND at >= \(changedAt - lasting)
        AND kind IN (\(kinds[0].rawValue), \(kinds[1].rawValue), \(kinds[2].rawValue))
      """)
  }
}

/// Undoes changes of addresses in the database.
struct LocalEmailRestoration: EmailRestoration {
  let database: any SQLDatabase
  let work: DueWork
  let clock: WallClock

  func restore(_ token: Secret, from origin: SignInOrigin) async throws(AppError) -> String {
    let hash = AccessToken.hash(token)
    let email = try await database.write { connection throws(AppError) in
      let now = clock.now()
      // The id comes first: of two who undo it at once, one is second.
      _ = try connection.nextID(now)
      let found = try connection.first(
        """
        SELECT f.id, f.person_id, f.email, f.email_folded, f.changed_at FROM former_email f
        JOIN account a ON a.person_id = f.person_id
        WHERE f.token_hash = \(hash) AND \(FormerEmail.counts(at: now))
        """
      ) { row throws(AppError) in
        (
          id: row.integer(0), person: row.integer(1), email: row.text(2), folded: row.text(3),
          changedAt: row.integer(4)
        )
      }
      guard let found else { throw .invalid(.code, .wrong) }
      if try connection.exists(
        "SELECT 1 FROM account WHERE email_folded = \(found.folded) AND person_id <> \(found.person)")
      {
        throw .invalid(.email, .taken)
      }
      // Without a password, only those who read the email of this address get in: with another one.
      try connection.execute(
        """
        UPDATE account SET email = \(found.email), email_folded = \(found.folded), password_hash = ''
        WHERE person_id = \(found.person)
        """)
      // The person who changed the address may have added ways to sign in just before.
      let since = found.changedAt - FormerEmail.lasting
      try connection.removeFactors(of: found.person, since: since)
      let links = try connection.unbind(
        where: "person_id = \(found.person) AND linked_at >= \(since)", now)
      for link in links {
        try connection.record(
          .providerUnlinked, of: found.person, from: origin, detail: link.provider, now)
      }
      // Later changes can't bring back the address of the person who made them.
      try connection.execute(
        "DELETE FROM former_email WHERE person_id = \(found.person) AND id >= \(found.id)")
      try connection.execute("DELETE FROM email_change WHERE person_id = \(found.person)")
      try connection.record(.emailRestored, of: found.person, from: origin, detail: found.email, now)
      try connection.endSessions(of: found.person, now)
      return found.email
    }
    await work.start(.mail)
    await work.start(.consent)
    return email
  }
}

extension SQLConnection {
  /// Removes what beside the password signs in to an account.
  ///
  /// - Parameter time: Only what was added since then, in milliseconds; 0 for all of it.
  func removeFactors(of person: Int64, since time: Int64 = 0) throws(AppError) {
    try endSecondFactor(of: person, since: time)
    try execute("DELETE FROM passkey WHERE person_id = \(person) AND created_at >= \(time)")
  }
}
