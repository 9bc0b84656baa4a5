import AppValues
import Authentication
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// The administrator's decisions about accounts, in the database.
struct LocalAccountModeration: AccountModeration {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  /// Whether people are notified of decisions.
  let sendsMail: Bool
  let work: DueWork
  let clock: WallClock

  func suspend(handle: String) async throws(AppError) -> String {
    try await change(handle) { account, connection, now throws(AppError) in
      if account.state == .suspended { return }
      // That raises the version, which tells this suspension from an earlier one; see `LocalSuspensions`.
      try connection.execute(
        "UPDATE person SET state = \(AccountState.suspended.rawValue) WHERE id = \(account.person)")
      try connection.record(.suspended, of: account.person, from: nil, now)
      try connection.endSessions(of: account.person, now)
      try connection.announceState(of: account.person, now)
    }
  }

  func reinstate(handle: String) async throws(AppError) -> String {
    try await change(handle) { account, connection, now throws(AppError) in
      if account.state != .suspended { return }
      try connection.execute(
        "UPDATE person SET state = \(Columns.waiting("person")) WHERE id = \(account.person)")
      try connection.record(.reinstated, of: account.person, from: nil, now)
      try connection.announceState(of: account.person, now)
    }
  }

  func approve(handle: String) async throws(AppError) -> String {
    let approved = try await change(handle) { account, connection, now throws(AppError) in
      try connection.execute("UPDATE account SET needs_approval = 0 WHERE person_id = \(account.person)")
      // Someone who still has to confirm the address knows what to do.
      if try connection.updateState(of: account.person, now), account.state == .pending, sendsMail {
        try connection.sendApproval(to: account.person, now)
      }
    }
    await work.start(.mail)
    return approved
  }

  func confirmEmail(handle: String) async throws(AppError) -> String {
    try await change(handle) { account, connection, now throws(AppError) in
      try connection.confirmEmail(of: account.person, now)
    }
  }

  func resetFactors(handle: String) async throws(AppError) -> String {
    let handle = try await change(handle) { account, connection, now throws(AppError) in
      _ = try FactorResets.begin(of: account.person, connection, now)
    }
    await work.start(.mail)
    return handle
  }

  func reject(handle: String) async throws(AppError) -> String {
    try await change(handle) { account, connection, now throws(AppError) in
      if !account.needsApproval { throw .notFound }
      try connection.erase(account, now)
    }
  }

  func pending(_ request: PageRequest) async throws(AppError) -> Page<PendingAccount> {
    let range = try KeyRange(request)
    return try await database.read { connection throws(AppError) in
      let rows = try connection.rows(
        """
        SELECT p.id, p.handle, p.name, a.email, a.confirmed_at, a.reason, p.created_at
        FROM person p JOIN account a ON a.person_id = p.id
        WHERE p.state > 0 AND p.state <> 2 AND a.needs_approval = 1\(range.bounds("p.id"))\(range.ordering("p.id"))
        """
      ) { row throws(AppError) in
        let account = PendingAccount(
          handle: row.text(1), name: row.text(2), email: row.text(3), isEmailConfirmed: !row.isNull(4),
          reason: row.text(5), createdAt: Timestamp(milliseconds: row.integer(6)))
        return (id: row.integer(0), account: account)
      }
      return try range.page(rows, key: { $0.id }, { $0.map { $0.account } })
    }
  }

  func create(_ registration: Registration) async throws(AppError) -> String {
    var registration = registration
    registration.conditions = .none
    let account = NewAccount(
      registration, passwordHash: try await passwords.hash(registration.password.value))
    _ = try await database.write { connection throws(AppError) in
      try account.insert(connection, clock.now())
    }
    return registration.handle
  }

  private func change(
    _ handle: String,
    _ change: @escaping @Sendable (ModeratedAccount, any SQLConnection, Timestamp) throws(AppError) -> Void
  ) async throws(AppError) -> String {
    let folded = IdentifierFolding.handle(handle)
    return try await database.write { connection throws(AppError) in
      let now = clock.now()
      // Only one writer at a time can take an ID, so what is found stays true.
      _ = try connection.nextID(now)
      let found = try connection.first(
        """
        SELECT p.id, p.handle, p.name, p.state, a.needs_approval FROM person p JOIN account a ON a.person_id = p.id
        WHERE p.handle_folded = \(folded) AND p.domain = '' AND p.deleted_at IS NULL
        """
      ) { row throws(AppError) in
        ModeratedAccount(
          person: row.integer(0), handle: row.text(1), name: row.text(2),
          state: AccountState(number: row.integer(3)), needsApproval: row.integer(4) == 1)
      }
      guard let found else { throw .notFound }
      try change(found, connection, now)
      return found.handle
    }
  }
}

/// An account that the administrator decides about.
private struct ModeratedAccount: Sendable {
  let person: Int64
  let handle: String
  let name: String
  let state: AccountState
  let needsApproval: Bool
}

extension SQLConnection {
  /// Tells the owner of an account that it can be used now.
  fileprivate func sendApproval(to person: Int64, _ now: Timestamp) throws(AppError) {
    guard let owner = try mailbox("a.person_id = \(person)") else { return }
    let text = EmailMail.approval(handle: owner.handle, language: owner.language)
    try MailQueue.add(
      self, to: owner.email, subject: text.subject, text: text.body, language: owner.language, now: now,
      lasting: 3 * 86_400_000)
  }

  /// Removes every trace of an account that was never used: no one saw the person, and nothing refers to them.
  fileprivate func erase(_ account: ModeratedAccount, _ now: Timestamp) throws(AppError) {
    let person = account.person
    try endSessions(of: person, now)
    try SearchIndex.people.remove(
      person, SearchIndex.tokens(handle: account.handle, name: account.name), self)
    try unbind(where: "person_id = \(person)", now)
    for table in OwnTable.all { try execute("DELETE FROM \(table.name) WHERE \(table.column) = \(person)") }
    try execute("DELETE FROM person WHERE id = \(person)")
    try announceState(of: person, now)
  }
}
