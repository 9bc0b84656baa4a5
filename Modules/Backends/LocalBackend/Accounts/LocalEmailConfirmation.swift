import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Confirmation of new accounts' addresses, in the database. Like `LocalPasswordReset`, a request does the same whether
/// or not an account waits.
struct LocalEmailConfirmation: EmailConfirmation {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  let requests: CodeRequests
  let clock: WallClock

  func unconfirmedEmail(token: Secret) async throws(AppError) -> String? {
    let hash = AccessToken.hash(token)
    return try await database.read { connection throws(AppError) in
      let account = try connection.first(
        """
        SELECT a.email, a.confirmed_at FROM session s JOIN account a ON a.person_id = s.person_id
        WHERE s.token_hash = \(hash) AND \(SessionLife.lasts("s", at: clock.now()))
        """
      ) { row throws(AppError) in (email: row.text(0), isConfirmed: !row.isNull(1)) }
      guard let account else { throw .unauthenticated }
      return account.isConfirmed ? nil : account.email
    }
  }

  func changeEmail(to email: String, token: Secret) async throws(AppError) {
    let (hash, folded) = (AccessToken.hash(token), IdentifierFolding.email(email))
    try await database.write { connection throws(AppError) in
      // Only one writer at a time can take an ID, so a free address stays free.
      let now = clock.now()
      _ = try connection.nextID(now)
      let account = try connection.first(
        """
        SELECT a.person_id, a.email_folded FROM session s JOIN account a ON a.person_id = s.person_id
        WHERE s.token_hash = \(hash) AND \(SessionLife.lasts("s", at: clock.now())) AND a.confirmed_at IS NULL
        """
      ) { row throws(AppError) in (person: row.integer(0), folded: row.text(1)) }
      guard let account else { throw .unauthenticated }
      if account.folded != folded {
        try connection.ensureAvailable(email: email, now)
        try MailedCode.email(account.folded, of: account.person).end(connection)
      }
      try connection.execute(
        "UPDATE account SET email = \(email), email_folded = \(folded) WHERE person_id = \(account.person)")
    }
  }

  func requestCode(
    email: String, page: String?, from origin: SignInOrigin
  ) async throws(AppError) -> MailDestination {
    try await requests.send(to: email, from: origin) { requested, connection, now throws(AppError) in
      let person = try connection.unconfirmed(requested.claimant.account)
      try connection.sendConfirmation(requested.code, hash: requested.hash, to: person, page: page, now)
    }
  }

  func confirm(email: String, code: String) async throws(AppError) {
    let (folded, account) = (IdentifierFolding.email(email), IdentifierFolding.isAccount(of: email))
    let begun = try await database.write { connection throws(AppError) -> (person: Int64, hash: String)? in
      guard let person = try connection.unconfirmed(account),
        let hash = try MailedCode.email(folded, of: person).beginTry(connection, clock.now())
      else { return nil }
      return (person, hash)
    }
    guard let begun else {
      try await passwords.verifyAgainstNothing(code)
      throw .invalid(.code, .wrong)
    }
    guard try await passwords.verify(code, against: begun.hash) else { throw .invalid(.code, .wrong) }
    try await database.write { connection throws(AppError) in
      let now = clock.now()
      _ = try connection.nextID(now)
      let mailed = MailedCode.email(folded, of: begun.person)
      guard try mailed.counts(begun.hash, connection, now),
        try connection.unconfirmed(account) == begun.person
      else { throw .invalid(.code, .wrong) }
      try mailed.end(connection)
      try connection.confirmEmail(of: begun.person, now)
    }
  }
}

extension SQLConnection {
  /// The person whose account waits for its address to be confirmed.
  ///
  /// - Parameter condition: A condition on the account `a`.
  fileprivate func unconfirmed(_ condition: SQL) throws(AppError) -> Int64? {
    try first("SELECT a.person_id FROM account a WHERE \(condition) AND a.confirmed_at IS NULL") {
      row throws(AppError) in row.integer(0)
    }
  }

  /// Sends the code that confirms the address of a new account. If there is no such person, the email has no
  /// recipient.
  ///
  /// - Parameters:
  ///   - hash: The hash of the code.
  ///   - page: The page on which the code is entered, for the email.
  func sendConfirmation(
    _ code: String, hash: String, to person: Int64?, page: String?, _ now: Timestamp
  ) throws(AppError) {
    let owner = try person.flatMap { person throws(AppError) in try mailbox("a.person_id = \(person)") }
    if let person, let owner {
      let folded = IdentifierFolding.email(owner.email)
      try MailedCode.email(folded, of: person).put(hash, self, now)
      try execute(
        "UPDATE email_change SET email = \(owner.email), email_folded = \(folded) WHERE person_id = \(person)"
      )
    }
    let text = EmailMail.confirmation(
      code, handle: owner?.handle ?? "", page: page, language: owner?.language ?? "en")
    try MailQueue.add(
      self, to: owner?.email ?? "", subject: text.subject, text: text.body, language: owner?.language ?? "en",
      now: now,
      lasting: MailedCode.validity.milliseconds)
  }

  /// Makes the address of an account confirmed.
  func confirmEmail(of person: Int64, _ now: Timestamp) throws(AppError) {
    try execute(
      """
      UPDATE account SET confirmed_at = \(now.milliseconds) WHERE person_id = \(person) AND confirmed_at IS NULL
      """)
    try updateState(of: person, now)
  }

  /// Updates the state of a person who isn't suspended from that of their account.
  ///
  /// - Returns: Whether it changed.
  @discardableResult
  func updateState(of person: Int64, _ now: Timestamp) throws(AppError) -> Bool {
    let state = Columns.waiting("person")
    let changed = try execute(
      "UPDATE person SET state = \(state) WHERE id = \(person) AND state <> 2 AND state <> \(state)")
    if changed > 0 { try announceState(of: person, now) }
    return changed > 0
  }

  /// Signals listeners that a person appeared or disappeared.
  func announceState(of person: Int64, _ now: Timestamp) throws(AppError) {
    try appendChange(
      ChangeRecord(
        kind: ChangeKind.accountState.rawValue, subject: person, object: nil, at: now.milliseconds))
  }
}
