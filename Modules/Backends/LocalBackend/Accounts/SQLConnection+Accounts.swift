import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// The credentials that a sign-in is compared with.
struct StoredCredentials: Equatable, Sendable {
  let id: Int64
  let handle: String
  let name: String
  let passwordHash: String
  let state: AccountState
}

extension SQLConnection {
  /// Makes sure that a new account can have an address: no other has it, nor had it until a while ago, to which the owner
  /// may bring it back.
  ///
  /// Throws `invalid(.email, .taken)`.
  func ensureAvailable(email: String, _ now: Timestamp) throws(AppError) {
    let (mailbox, spelling) = (IdentifierFolding.email(email), IdentifierFolding.emailSpelling(email))
    let isTaken = try exists(
      """
      SELECT 1 FROM account WHERE email_folded IN (\(mailbox), \(spelling))
      UNION ALL
      SELECT 1 FROM former_email WHERE email_folded IN (\(mailbox), \(spelling)) AND \(FormerEmail.counts(at: now))
      """)
    if isTaken { throw .invalid(.email, .taken) }
  }

  /// The address of a page of the server; nil if none has run.
  func page(_ path: String) throws(AppError) -> String? {
    try value(of: .site).map { "\($0)\(path)" }
  }

  /// Throws `invalid(.handle, .taken)`.
  func ensureAvailable(handle folded: String) throws(AppError) {
    if try exists("SELECT 1 FROM person WHERE handle_folded = \(folded) AND domain = ''") {
      throw .invalid(.handle, .taken)
    }
  }

  /// Whether a statement returns any row.
  func exists(_ sql: SQL) throws(AppError) -> Bool {
    try first(sql) { _ throws(AppError) in true } ?? false
  }

  /// The credentials of an account; nil when there is none.
  ///
  /// - Parameter condition: A condition on the account `a`.
  func credentials(of condition: SQL) throws(AppError) -> StoredCredentials? {
    try first(
      """
      SELECT p.id, p.handle, p.name, a.password_hash, p.state FROM account a JOIN person p ON p.id = a.person_id
      WHERE \(condition)
      """
    ) { row throws(AppError) in
      StoredCredentials(
        id: row.integer(0), handle: row.text(1), name: row.text(2), passwordHash: row.text(3),
        state: AccountState(number: row.integer(4)))
    }
  }

  /// Signs a person in.
  ///
  /// - Parameters:
  ///   - id: A new ID.
  ///   - origin: Where the person signs in, or the app that the session is for.
  ///   - grade: What the person signs in with is worth as a proof; nil for nothing.
  func beginSession(
    _ id: Int64, of person: Int64, handle: String, name: String, token: Secret,
    on terms: SessionTerms = .own, from origin: SignInOrigin, by grade: ProofGrade? = .password,
    _ now: Timestamp
  ) throws(AppError) -> Session {
    let end = try sessionLife().end(begunAt: now, usedAt: now)
    try execute(
      """
      INSERT INTO session (
        id, person_id, token_hash, created_at, app_id, scopes, device, address, used_address, proved_at,
        proved_by, ends_at)
      VALUES (
        \(id), \(person), \(AccessToken.hash(token)), \(now.milliseconds), \(terms.app),
        \(terms.storedScopes), \(origin.name), \(origin.address), \(origin.address),
        \(grade == nil ? nil : now.milliseconds), \(grade?.rawValue ?? 0), \(end))
      """)
    try FactorResets.stop(of: person, self)
    return Session(
      id: ID(id), user: ID(person), handle: handle, name: name, token: token, scopes: terms.scopes)
  }

  /// The session with a token, the app that has it, and when it was used; nil when it has ended.
  func session(
    token: Secret, _ now: Timestamp
  ) throws(AppError) -> (session: Session, app: RegisteredApp?, usedAt: Int64)? {
    try first(
      """
      SELECT s.id, p.id, p.handle, p.name, s.scopes, COALESCE(s.used_at, s.created_at), \(AppColumns.all)
      FROM session s JOIN person p ON p.id = s.person_id LEFT JOIN app a ON a.id = s.app_id
      WHERE s.token_hash = \(AccessToken.hash(token)) AND \(SessionLife.lasts("s", at: now))
        AND p.deleted_at IS NULL AND p.state = 0
      """
    ) { row throws(AppError) in
      let session = Session(
        id: ID(row.integer(0)), user: ID(row.integer(1)), handle: row.text(2), name: row.text(3),
        token: token, scopes: AccessScopes(stored: row.text(4)))
      return (
        session: session, app: row.isNull(6) ? nil : AppColumns.app(row, at: 6), usedAt: row.integer(5)
      )
    }
  }

  /// Ends the sessions of a person, the authorizations that no app has used yet, and the sign-ins that wait for a code.
  ///
  /// - Parameter kept: The stored secret of a session that goes on.
  /// - Returns: How many have ended.
  @discardableResult
  func endSessions(
    of person: Int64, except kept: String? = nil, _ now: Timestamp
  ) throws(AppError) -> Int {
    try execute("DELETE FROM authorization_code WHERE person_id = \(person) AND session_id = 0")
    try execute("DELETE FROM code_request WHERE person_id = \(person)")
    return try endSessions(where: "person_id = \(person) AND token_hash <> \(kept ?? "")", now)
  }

  /// Ends sessions with their push subscriptions, and signals their listeners.
  ///
  /// - Returns: How many have ended.
  @discardableResult
  func endSessions(where condition: SQL, _ now: Timestamp) throws(AppError) -> Int {
    let ended = try rows("DELETE FROM session WHERE \(condition) RETURNING id, person_id") {
      row throws(AppError) in (id: row.integer(0), person: row.integer(1))
    }
    try endPushSubscriptions(of: ended.map(\.id))
    for person in Set(ended.map(\.person)).sorted() {
      try appendChange(
        ChangeRecord(
          kind: ChangeKind.session.rawValue, subject: person, object: nil, at: now.milliseconds))
    }
    return ended.count
  }
}
