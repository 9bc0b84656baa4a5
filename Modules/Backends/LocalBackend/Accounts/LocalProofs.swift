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
  let passkeys: LocalPasskeys
  let factor: SecondFactor

  func standing() async throws(AppError) -> AccountStanding {
    try await access.readAsMember { transaction throws(AppError) in
      let grade = try transaction.proofGrade()
      let isBetter = try transaction.isProvenForRemoval(grade) && grade != .password
      return AccountStanding(
        waysIn: try transaction.waysIn(), isProven: grade != nil,
        isProvenBeyondPassword: isBetter,
        hasNewAddress: try transaction.formerEmail() != nil,
        hasNewFactors: try transaction.hasNewFactors())
    }
  }

  func prove(_ proof: AccountProof) async throws(AppError) {
    switch proof {
    case .password(let password): try await prove(password: password)
    case .code(let code): try await prove(code: code.value)
    case .mailedCode(let code): try await prove(mailedCode: code)
    case .passkey(let answer):
      try await passkeys.prove(answer) { transaction throws(AppError) in
        try transaction.setProven(by: .beyondPassword)
      }
    }
  }

  private func prove(password: Secret) async throws(AppError) {
    let hash = try await access.write { transaction throws(AppError) in
      try [transaction.proofs].take(transaction.connection, transaction.now)
      return try transaction.passwordHash()
    }
    // Someone who is signed in doesn't wait behind strangers.
    guard !hash.isEmpty, try await passwords.verify(password.value, against: hash, first: true) else {
      try await noteFailure()
      throw .invalid(.password, .wrong)
    }
    try await access.write { transaction throws(AppError) in
      // It may have been changed while it was verified. Changing it takes an id, too, and only one transaction at a
      // time can.
      _ = try transaction.connection.nextID(transaction.now)
      guard try transaction.passwordHash() == hash else { throw .invalid(.password, .wrong) }
      try transaction.setProven(by: .password)
    }
  }

  private func noteFailure() async throws(AppError) {
    try await access.write { transaction throws(AppError) in try transaction.record(.proofFailed) }
  }

  /// Codes of six digits have a limit of their own: a session has ten tries at once, then one each five minutes.
  private func prove(code: String) async throws(AppError) {
    let isRight = try await access.write { transaction throws(AppError) in
      let (connection, viewer, now) = (transaction.connection, transaction.viewer, transaction.now)
      // The id comes first: of two who enter it at once, one is second.
      _ = try connection.nextID(now)
      let limits =
        SecondFactor.isGuessable(code)
        ? [Allowance("proofs by code", of: [transaction.tokenHash ?? ""], burst: 10, interval: 5 * 60)] : []
      try limits.take(connection, now)
      let outcome = try factor.use(code, of: viewer, connection, now)
      // What was taken stays taken.
      if outcome == .wrong {
        try transaction.record(.proofFailed)
        return false
      }
      for limit in limits { try limit.giveBack(connection) }
      if outcome == .recovered { try transaction.record(.recoveryCodeUsed) }
      try transaction.setProven(by: .beyondPassword)
      return true
    }
    if !isRight { throw .invalid(.signInCode, .wrong) }
  }

  // MARK: Codes by mail

  func requestCode() async throws(AppError) -> MailDestination {
    let sender = try sender.orUnsupported()
    let destination = try await sender.destination()
    let code = MailedCode.random()
    let hash = try await passwords.hash(code)
    try await access.write { transaction throws(AppError) in
      let (connection, viewer, now) = (transaction.connection, transaction.viewer, transaction.now)
      guard try transaction.takesMailedCode() else { throw .unsupported }
      try [Allowance("codes that prove", of: ["\(viewer)"], burst: 3, interval: 20 * 60)].take(
        connection, now)
      try MailedCode.proof(of: viewer).put(hash, connection, now)
      guard let owner = try connection.mailbox("a.person_id = \(viewer)") else { throw .unauthenticated }
      let text = EmailMail.proof(code, handle: owner.handle, language: owner.language)
      try MailQueue.add(
        connection, to: try transaction.formerEmail() ?? owner.email, subject: text.subject, text: text.body,
        language: owner.language, now: now, lasting: MailedCode.validity.milliseconds)
    }
    await access.work.start(.mail)
    return destination
  }

  private func prove(mailedCode code: Secret) async throws(AppError) {
    let hash = try await access.write { transaction throws(AppError) in
      try MailedCode.proof(of: transaction.viewer).beginTry(transaction.connection, transaction.now)
    }
    guard let hash, try await passwords.verify(code.value, against: hash, first: true) else {
      try await noteFailure()
      throw .invalid(.code, .wrong)
    }
    try await access.write { transaction throws(AppError) in
      let mailed = MailedCode.proof(of: transaction.viewer)
      // The id comes first: of two who enter it at once, one is second.
      _ = try transaction.connection.nextID(transaction.now)
      guard try mailed.counts(hash, transaction.connection, transaction.now),
        try transaction.takesMailedCode()
      else { throw .invalid(.code, .wrong) }
      try mailed.end(transaction.connection)
      try transaction.setProven(by: transaction.formerEmail() == nil ? .password : .formerAddress)
    }
  }
}

/// What a proof is worth. The raw values are stored.
enum ProofGrade: Int64 {
  /// A password, or the email of an account that has nothing better: what a thief of both has, too.
  case password = 0
  /// A second factor or a passkey.
  case beyondPassword = 1
  /// The email of the address that the account had before.
  case formerAddress = 2
}

extension Transaction {
  /// How long a session stays proven, in milliseconds: ten minutes.
  private static let lasting: Int64 = 10 * 60_000

  /// Makes sure that the session's owner has proven within ten minutes who they are: a stolen session alone changes
  /// neither address nor password nor other ways to sign in.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.proof, .unconfirmed)` where more than a password is needed.
  func requireProof(_ need: ProofNeed = .change) throws(AppError) {
    guard let grade = try proofGrade() else { throw .invalid(.proof, .missing) }
    if need == .removal, try !isProvenForRemoval(grade) { throw .invalid(.proof, .unconfirmed) }
  }

  /// Whether a proof does for taking something away, and for adding a factor with which that could be done: for seven days
  /// after a change of the address, a password alone doesn't, nor does a factor that may be a thief's.
  fileprivate func isProvenForRemoval(_ grade: ProofGrade?) throws(AppError) -> Bool {
    if try formerEmail() == nil { return grade != nil }
    switch grade {
    case nil, .password: return false
    case .beyondPassword: return try !hasNewFactors()
    case .formerAddress: return true
    }
  }

  /// Whether a factor may be that of a thief who has changed the address.
  fileprivate func hasNewFactors() throws(AppError) -> Bool {
    guard let former = try FormerEmail.first(of: viewer, connection, now) else { return false }
    return try FormerEmail.hasNewFactors(viewer, since: former.changedAt, connection)
  }

  /// What the session is proven by; nil if it isn't. A clock that was set back since then doesn't make that last longer.
  fileprivate func proofGrade() throws(AppError) -> ProofGrade? {
    let proof = try connection.first(
      "SELECT proved_at, proved_by FROM session WHERE token_hash = \(tokenHash ?? "")"
    ) { row throws(AppError) in
      (at: row.optionalInteger(0), grade: ProofGrade(rawValue: row.integer(1)) ?? .password)
    }
    guard let proof, let at = proof.at, (0..<Self.lasting).contains(now.milliseconds - at) else { return nil }
    return proof.grade
  }

  /// The viewer's address before the changes of it that can still be undone; nil if there were none.
  func formerEmail() throws(AppError) -> String? {
    try FormerEmail.first(of: viewer, connection, now)?.email
  }

  /// Whether a code that is mailed proves who the viewer is: at the address before, or where there's nothing better.
  fileprivate func takesMailedCode() throws(AppError) -> Bool {
    if try formerEmail() != nil { return true }
    return try waysIn().proofs.contains(.mailedCode)
  }

  /// Notes that the session's owner has proven who they are. A better proof goes on counting.
  func setProven(by grade: ProofGrade) throws(AppError) {
    try proofs.forget(connection)
    if let known = try proofGrade(), known.rawValue > grade.rawValue { return }
    try connection.execute(
      """
      UPDATE session SET proved_at = \(now.milliseconds), proved_by = \(grade.rawValue)
      WHERE token_hash = \(tokenHash ?? "")
      """)
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

  /// Ends sessions.
  ///
  /// - Returns: How many have ended.
  @discardableResult
  func endSessions(where condition: SQL) throws(AppError) -> Int {
    try connection.endSessions(where: condition, now)
  }
}

extension SQLConnection {
  /// How an account can be signed in to: the one place that counts that. A provider that the server offers no more isn't one.
  func waysIn(of person: Int64) throws(AppError) -> WaysIn {
    let offered = try value(of: .providers).map { Set($0.split(separator: "\n").map(String.init)) }
    let issuers = try rows("SELECT issuer FROM identity WHERE person_id = \(person)") {
      row throws(AppError) in
      row.text(0)
    }
    let ways = try first(
      """
      SELECT a.password_hash <> '', (SELECT COUNT(*) FROM passkey k WHERE k.person_id = a.person_id),
        EXISTS (SELECT 1 FROM authenticator f WHERE f.person_id = a.person_id),
        (SELECT COUNT(*) FROM recovery_code r WHERE r.person_id = a.person_id)
      FROM account a WHERE a.person_id = \(person)
      """
    ) { row throws(AppError) in
      WaysIn(
        hasPassword: row.boolean(0), passkeys: row.int(1), hasAuthenticator: row.boolean(2),
        recoveryCodesLeft: row.int(3), providers: issuers.count { offered?.contains($0) ?? true })
    }
    guard let ways else { throw .unauthenticated }
    return ways
  }
}
