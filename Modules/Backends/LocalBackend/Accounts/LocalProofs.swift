import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Proves in the database that a session is in its owner's hands. Each session has ten tries at once, then one a minute,
/// independent of others: with a stolen session, passwords can't be guessed faster than by signing in.
struct LocalProofs: ProofRepository {
  let access: Access
  let passwords: PasswordHasher
  let sender: MailSender?

  func standing() async throws(AppError) -> AccountStanding {
    try await access.readAsMember { transaction throws(AppError) in
      AccountStanding(waysIn: try transaction.waysIn(), isProven: try transaction.isProven())
    }
  }

  func prove(_ proof: AccountProof) async throws(AppError) {
    switch proof {
    case .password(let password): try await prove(password: password)
    case .mailedCode(let code): try await prove(mailedCode: code)
    }
  }

  private func prove(password: Secret) async throws(AppError) {
    let hash = try await access.write { transaction throws(AppError) in
      try [transaction.proofs].take(transaction.connection, transaction.now)
      return try transaction.passwordHash()
    }
    // Someone who is signed in doesn't wait behind strangers.
    guard !hash.isEmpty, try await passwords.verify(password.value, against: hash, first: true) else {
      throw .invalid(.password, .wrong)
    }
    try await access.write { transaction throws(AppError) in
      // It may have been changed while it was verified. Changing it takes an id, too, and only one transaction at a
      // time can.
      _ = try transaction.connection.nextID(transaction.now)
      guard try transaction.passwordHash() == hash else { throw .invalid(.password, .wrong) }
      try transaction.setProven()
    }
  }

  // MARK: Codes by mail

  func requestCode() async throws(AppError) -> MailDestination {
    let sender = try sender.orUnsupported()
    let destination = try await sender.destination()
    let code = MailedCode.random()
    let hash = try await passwords.hash(code)
    try await access.write { transaction throws(AppError) in
      let (connection, viewer, now) = (transaction.connection, transaction.viewer, transaction.now)
      guard try transaction.waysIn().proofs.contains(.mailedCode) else { throw .unsupported }
      try [Allowance("codes that prove", of: ["\(viewer)"], burst: 3, interval: 20 * 60)].take(
        connection, now)
      try MailedCode.proof(of: viewer).put(hash, connection, now)
      guard let owner = try connection.mailbox("a.person_id = \(viewer)") else { throw .unauthenticated }
      let text = EmailMail.proof(code, handle: owner.handle, language: owner.language)
      try MailQueue.add(
        connection, to: owner.email, subject: text.subject, text: text.body, now: now,
        lasting: MailedCode.lasting)
    }
    await access.work.start(.mail)
    return destination
  }

  private func prove(mailedCode code: Secret) async throws(AppError) {
    let hash = try await access.write { transaction throws(AppError) in
      try MailedCode.proof(of: transaction.viewer).beginTry(transaction.connection, transaction.now)
    }
    guard let hash, try await passwords.verify(code.value, against: hash, first: true) else {
      throw .invalid(.code, .wrong)
    }
    try await access.write { transaction throws(AppError) in
      let mailed = MailedCode.proof(of: transaction.viewer)
      // The id comes first: of two who enter it at once, one is second.
      _ = try transaction.connection.nextID(transaction.now)
      guard try mailed.counts(hash, transaction.connection, transaction.now),
        try transaction.waysIn().proofs.contains(.mailedCode)
      else { throw .invalid(.code, .wrong) }
      try mailed.end(transaction.connection)
      try transaction.setProven()
    }
  }
}

extension Transaction {
  /// How long a session stays proven, in milliseconds: ten minutes.
  private static let lasting: Int64 = 10 * 60_000

  /// Makes sure that the session's owner has proven within ten minutes who they are: a stolen session alone changes
  /// neither address nor password nor other ways to sign in.
  ///
  /// Throws `invalid(.proof, .missing)`.
  func requireProof() throws(AppError) {
    guard try isProven() else { throw .invalid(.proof, .missing) }
  }

  /// Whether the session is proven. A clock that was set back since then doesn't make that last longer.
  fileprivate func isProven() throws(AppError) -> Bool {
    let proved = try connection.first("SELECT proved_at FROM session WHERE token_hash = \(tokenHash ?? "")") {
      row throws(AppError) in row.optionalInteger(0)
    }
    guard let proved, let proved else { return false }
    return (0..<Self.lasting).contains(now.milliseconds - proved)
  }

  /// Notes that the session's owner has proven who they are.
  func setProven() throws(AppError) {
    try proofs.forget(connection)
    try connection.execute(
      "UPDATE session SET proved_at = \(now.milliseconds) WHERE token_hash = \(tokenHash ?? "")")
  }

  /// The allowance for what is tried in this session to prove who one is.
  var proofs: Allowance {
    Allowance("proofs", of: [tokenHash ?? ""], burst: 10, interval: 60)
  }

  /// How the viewer can sign in.
  func waysIn() throws(AppError) -> WaysIn { try connection.waysIn(of: viewer) }

  /// The hash of the viewer's password; empty where they have none.
  fileprivate func passwordHash() throws(AppError) -> String {
    let hash = try connection.first("SELECT password_hash FROM account WHERE person_id = \(viewer)") {
      row throws(AppError) in row.text(0)
    }
    guard let hash else { throw .unauthenticated }
    return hash
  }

  /// Ends the viewer's sessions.
  ///
  /// - Parameter kept: The stored secret of the session to keep.
  @discardableResult
  func endSessions(except kept: String?) throws(AppError) -> Int {
    try connection.endSessions(of: viewer, except: kept, now)
  }
}

extension SQLConnection {
  /// How an account can be signed in to: the one place that counts that.
  func waysIn(of person: Int64) throws(AppError) -> WaysIn {
    let ways = try first("SELECT password_hash <> '' FROM account WHERE person_id = \(person)") {
      row throws(AppError) in WaysIn(hasPassword: row.boolean(0))
    }
    guard let ways else { throw .unauthenticated }
    return ways
  }
}
