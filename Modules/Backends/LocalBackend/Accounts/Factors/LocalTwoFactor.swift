import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// The authenticator app of the viewer and their recovery codes, in the database.
struct LocalTwoFactor: TwoFactorRepository {
  /// How long a secret waits for its first code.
  private static let validity = Validity(minutes: 30)

  let access: Access
  let secrets: SecretBox

  func twoFactor() async throws(AppError) -> TwoFactorStatus {
    try await access.readAsMember { transaction throws(AppError) in
      TwoFactorStatus(
        isOn: try transaction.connection.hasAuthenticator(transaction.viewer),
        recoveryCodesLeft: try transaction.connection.recoveryCodesLeft(of: transaction.viewer))
    }
  }

  func beginTwoFactor() async throws(AppError) -> AuthenticatorSetup {
    let viewer = try await access.readAsMember { transaction throws(AppError) in
      try transaction.requireProof(.removal)
      return transaction.viewer
    }
    let secret = AuthenticatorSecret.random()
    let sealed = try await secrets.seal(secret.text, for: .authenticator(of: viewer))
    try await access.write { transaction throws(AppError) in
      _ = try transaction.connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      let now = transaction.now
      try transaction.connection.execute(
        "DELETE FROM authenticator_setup WHERE \(Self.validity.isOver(at: now))")
      try transaction.connection.execute(
        """
        INSERT INTO authenticator_setup (person_id, session_hash, secret, ends_at)
        VALUES (\(viewer), \(transaction.tokenHash ?? ""), \(sealed), \(Self.validity.end(from: now)))
        ON CONFLICT (person_id) DO UPDATE SET session_hash = excluded.session_hash, secret = excluded.secret,
          ends_at = excluded.ends_at
        """)
    }
    return AuthenticatorSetup(secret: secret.text)
  }

  func confirmTwoFactor(code: String) async throws(AppError) -> [Secret] {
    let codes = RecoveryCode.random()
    try await access.write { transaction throws(AppError) in
      let (connection, viewer, now) = (transaction.connection, transaction.viewer, transaction.now)
      // The id comes first: of two who confirm at once, one is second.
      _ = try connection.nextID(now)
      guard
        let sealed = try connection.setup(
          of: viewer, in: transaction.tokenHash ?? "", Self.validity, now)
      else {
        throw .invalid(.authenticator, .wrong)
      }
      guard let secret = try SecondFactor(secrets: secrets).open(sealed, of: viewer),
        let step = secret.step(of: code, at: now, after: 0)
      else { throw .invalid(.signInCode, .wrong) }
      try connection.execute("DELETE FROM authenticator_setup WHERE person_id = \(viewer)")
      try connection.execute(
        """
        INSERT INTO authenticator (person_id, secret, last_step, created_at)
        VALUES (\(viewer), \(sealed), \(step), \(now.milliseconds))
        ON CONFLICT (person_id) DO UPDATE SET secret = excluded.secret, last_step = excluded.last_step,
          created_at = excluded.created_at
        """)
      try connection.put(codes, of: viewer)
      try transaction.record(.authenticatorAdded)
    }
    await access.work.start(.mail)
    return codes
  }

  func turnOffTwoFactor() async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      // Whoever's session ends at the same time comes too late.
      _ = try transaction.connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      let ended = try transaction.connection.endSecondFactor(of: transaction.viewer)
      if ended { try transaction.record(.authenticatorRemoved) }
    }
    await access.work.start(.mail)
  }

  func makeRecoveryCodes() async throws(AppError) -> [Secret] {
    let codes = RecoveryCode.random()
    try await access.write { transaction throws(AppError) in
      _ = try transaction.connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      guard try transaction.connection.hasAuthenticator(transaction.viewer) else {
        throw .invalid(.authenticator, .missing)
      }
      try transaction.connection.put(codes, of: transaction.viewer)
      try transaction.record(.recoveryCodesMade)
    }
    await access.work.start(.mail)
    return codes
  }
}

extension SQLConnection {
  /// The sealed secret that waits for its first code; nil if none does.
  ///
  /// - Parameter session: The stored secret of the session that began it. One that has ended since, or another, can't go on.
  fileprivate func setup(
    of person: Int64, in session: String, _ validity: Validity, _ now: Timestamp
  ) throws(AppError) -> String? {
    try first(
      """
      SELECT u.secret FROM authenticator_setup u JOIN session s ON s.token_hash = u.session_hash
      WHERE u.person_id = \(person) AND u.session_hash = \(session)
        AND \(validity.holds("u.ends_at", at: now))
      """
    ) { row throws(AppError) in row.text(0) }
  }

  /// Stores recovery codes in place of earlier ones.
  fileprivate func put(_ codes: [Secret], of person: Int64) throws(AppError) {
    try execute("DELETE FROM recovery_code WHERE person_id = \(person)")
    for code in codes {
      try execute(
        """
        INSERT INTO recovery_code (person_id, code_hash)
        VALUES (\(person), \(RecoveryCode.hash(code, of: "\(person)")))
        """)
    }
  }

  /// Takes the second factor of an account away, with its recovery codes and what waits for a code.
  ///
  /// - Parameter time: Only an app that was added since then, and codes that were made since, in milliseconds; 0 for all.
  /// - Returns: Whether there was an app.
  @discardableResult
  func endSecondFactor(of person: Int64, since time: Int64 = 0) throws(AppError) -> Bool {
    for table in ["authenticator_setup", "code_request"] as [SQL] {
      try execute("DELETE FROM \(table) WHERE person_id = \(person)")
    }
    let count = try execute(
      "DELETE FROM authenticator WHERE person_id = \(person) AND created_at >= \(time)")
    try execute(
      """
      DELETE FROM recovery_code WHERE person_id = \(person) AND (
        NOT EXISTS (SELECT 1 FROM authenticator a WHERE a.person_id = \(person))
        OR EXISTS (
          SELECT 1 FROM account_event e WHERE e.person_id = \(person) AND e.at >= \(time)
            AND e.kind = \(AccountEvent.Kind.recoveryCodesMade.rawValue)))
      """)
    return count > 0
  }
}
