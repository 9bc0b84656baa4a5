import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// What someone does about their own account, in the database.
struct LocalAccount: PasswordRepository, EmailRepository, ActiveSessionsRepository, AccountDeletion {
  /// How long someone waits until the data of their deleted account is removed: enough, unless there are very many
  /// posts.
  private static let patience: Duration = .seconds(5)

  let access: Access
  let passwords: PasswordHasher
  let sender: MailSender?

  func email() async throws(AppError) -> String {
    try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.mailbox("a.person_id = \(transaction.viewer)")?.email ?? ""
    }
  }

  func activeSessions() async throws(AppError) -> [ActiveSession] {
    let current = access.tokenHash
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.rows(
        """
        SELECT s.id, s.created_at, s.token_hash, s.used_at, a.name, s.scopes, s.device, s.address, s.used_address
        FROM session s LEFT JOIN app a ON a.id = s.app_id
        WHERE s.person_id = \(transaction.viewer) AND \(SessionLife.lasts("s", at: transaction.present))
        ORDER BY s.id DESC
        """
      ) { row throws(AppError) in
        ActiveSession(
          id: ID(row.integer(0)), createdAt: Timestamp(milliseconds: row.integer(1)),
          lastUsedAt: row.optionalInteger(3).map(Timestamp.init(milliseconds:)),
          isCurrent: row.text(2) == current, app: row.optionalText(4),
          scopes: AccessScopes(stored: row.text(5)), device: row.text(6), address: row.text(7),
          lastAddress: row.text(8))
      }
    }
  }

  func revoke(_ id: ID<Session>) async throws(AppError) {
    let id = try id.number()
    try await access.write { transaction throws(AppError) in
      let condition: SQL = "id = \(id) AND person_id = \(transaction.viewer)"
      let name = try transaction.connection.first(
        "SELECT COALESCE((SELECT a.name FROM app a WHERE a.id = app_id), device) FROM session WHERE \(condition)"
      ) { row throws(AppError) in row.text(0) }
      guard let name else { throw .notFound }
      // The one that ends may be the one that asks.
      try transaction.record(.sessionEnded, detail: name)
      try transaction.endSessions(where: condition)
    }
  }

  func revokeOthers() async throws(AppError) -> Int {
    try await access.write { transaction throws(AppError) in
      let ended = try transaction.endSessions(except: access.tokenHash)
      if ended > 0 { try transaction.record(.sessionsEnded) }
      return ended
    }
  }

  func setPassword(_ password: String, keepingOthers: Bool) async throws(AppError) {
    // Without a proof nothing is hashed.
    let earlier = try await access.readAsMember { transaction throws(AppError) in
      try transaction.requireProof()
      return try transaction.connection.credentials(of: "a.person_id = \(transaction.viewer)")?.passwordHash
    }
    if try await passwords.verify(password, against: earlier ?? "") { throw .invalid(.password, .unchanged) }
    let hash = try await passwords.hash(password)
    try await access.write { transaction throws(AppError) in
      // Proving and signing in take an id, too: what is verified against the password before can't count after it.
      _ = try transaction.connection.nextID(transaction.now)
      try transaction.requireProof()
      try transaction.connection.execute(
        "UPDATE account SET password_hash = \(hash) WHERE person_id = \(transaction.viewer)")
      try transaction.record(.passwordChanged)
      if !keepingOthers { try transaction.endSessions(except: access.tokenHash) }
      try transaction.endPendingSignIns()
    }
    await access.work.start(.mail)
  }

  func delete() async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      _ = try transaction.connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      try transaction.record(.deletionBegun)
      try AccountRemovals.begin(in: transaction)
    }
    // The account is gone; the rest of its data is removed in the background.
    await access.work.start(.mail)
    await access.work.start(.account)
    await access.work.wait(for: .account, upTo: Self.patience)
  }
}

extension LocalAccount: BirthdayRepository {
  func birthday() async throws(AppError) -> CalendarDate? {
    try await access.readAsMember { transaction throws(AppError) in
      let stored = try transaction.connection.first(
        "SELECT birthday FROM account WHERE person_id = \(transaction.viewer)"
      ) { row throws(AppError) in row.optionalText(0) }
      return stored?.flatMap { CalendarDate($0) }
    }
  }

  func setBirthday(_ birthday: CalendarDate?) async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      try transaction.connection.execute(
        "UPDATE account SET birthday = \(birthday?.description) WHERE person_id = \(transaction.viewer)")
    }
  }
}

extension Transaction {
  /// Ends what the password before let someone begin, and gives back what they have tried with it.
  fileprivate func endPendingSignIns() throws(AppError) {
    try CodeSignIns.strangers(viewer).forget(connection)
    try connection.execute("DELETE FROM code_request WHERE person_id = \(viewer)")
    try connection.execute(
      "DELETE FROM authorization_code WHERE person_id = \(viewer) AND session_id = 0")
  }
}
