import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore
import SocialWebAuthn

/// The passkeys of someone's own account, in the database.
struct LocalPasskeys: PasskeyRepository, PasskeyAddition {
  let access: Access
  let refusals: PasskeyRefusals

  /// Anyone who has the database has no page of its own.
  var page: String? { nil }

  func passkeys() async throws(AppError) -> [Passkey] {
    try await access.readAsMember { transaction throws(AppError) in
      try transaction.passkeys("person_id = \(transaction.viewer)")
    }
  }

  func rename(_ id: ID<Passkey>, to name: String) async throws(AppError) -> Passkey {
    let id = try id.number()
    return try await access.write { transaction throws(AppError) in
      let own: SQL = "id = \(id) AND person_id = \(transaction.viewer)"
      try transaction.connection.execute("UPDATE passkey SET name = \(name) WHERE \(own)")
      guard let passkey = try transaction.passkeys(own).first else { throw .notFound }
      return passkey
    }
  }

  func remove(_ id: ID<Passkey>) async throws(AppError) {
    let id = try id.number()
    try await access.write { transaction throws(AppError) in
      let (connection, viewer) = (transaction.connection, transaction.viewer)
      // Only one transaction at a time can take an ID: no two remove the last two ways in.
      _ = try connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      let removed = try connection.first(
        "DELETE FROM passkey WHERE id = \(id) AND person_id = \(viewer) RETURNING name"
      ) { row throws(AppError) in row.text(0) }
      guard let removed else { throw .notFound }
      if try connection.waysIn(of: viewer).isEmpty { throw .invalid(.signInMethod, .missing) }
      try transaction.record(.passkeyRemoved, detail: removed)
    }
    await access.work.start(.mail)
  }

  func newPasskeyOptions(at site: PasskeySite) async throws(AppError) -> String {
    let (challenge, challenges) = (PasskeyChallenge.random(), try challenges(.addition))
    return try await access.write { transaction throws(AppError) in
      let (connection, viewer) = (transaction.connection, transaction.viewer)
      try transaction.requireProof(.removal)
      let known = try connection.knownPasskeys(of: viewer)
      try Self.requireRoom(known.count)
      let owner = try transaction.passkeyOwner()
      try challenges.put(challenge, connection, transaction.now)
      return PasskeyOptions.creation(challenge, of: owner, excluding: known, at: RelyingParty(site))
    }
  }

  func add(_ answer: PasskeyAnswer, called name: String) async throws(AppError) -> Passkey {
    let made = try refusals.translating { () throws(PasskeyFault) in
      try PasskeyRegistration(json: answer.credential)
    }
    let challenges = try challenges(.addition)
    let taken = try await access.write { transaction throws(AppError) in
      try transaction.requireProof(.removal)
      return try challenges.take(made.challenge, transaction.connection, transaction.now)
    }
    guard let taken else { throw refusals.refusal(.challenge) }
    let new = try refusals.translating { () throws(PasskeyFault) in
      try made.verified(at: RelyingParty(answer.site), challengeHash: taken.hash)
    }
    let passkey = try await access.write { transaction throws(AppError) in
      let (connection, viewer) = (transaction.connection, transaction.viewer)
      let id = try connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      try Self.requireRoom(try connection.knownPasskeys(of: viewer).count)
      try connection.insert(new, id, of: viewer, called: name, transaction.now)
      try transaction.record(.passkeyAdded, detail: name)
      return Passkey(
        id: ID(id), name: name, createdAt: transaction.now, isSynced: new.use.isSynced)
    }
    await access.work.start(.mail)
    return passkey
  }

  func proofOptions(at site: PasskeySite) async throws(AppError) -> String {
    let (challenge, challenges) = (PasskeyChallenge.random(), try challenges(.proof))
    return try await access.write { transaction throws(AppError) in
      let known = try transaction.connection.knownPasskeys(of: transaction.viewer)
      try challenges.put(challenge, transaction.connection, transaction.now)
      return PasskeyOptions.request(challenge, of: known, at: RelyingParty(site))
    }
  }

  /// Makes sure that an answer is of a passkey of the viewer's, and does more in the transaction in which it's used.
  ///
  /// Throws `invalid(.passkey, .wrong)`.
  func prove(
    _ answer: PasskeyAnswer, _ proven: @escaping @Sendable (Transaction) throws(AppError) -> Void
  ) async throws(AppError) {
    let assertion = try refusals.translating { () throws(PasskeyFault) in
      try PasskeyAssertion(json: answer.credential)
    }
    let challenges = try challenges(.proof)
    let (taken, passkey) = try await access.write { transaction throws(AppError) in
      (
        taken: try challenges.take(assertion.challenge, transaction.connection, transaction.now),
        passkey: try transaction.passkey(assertion.credentialID)
      )
    }
    guard let taken else { throw refusals.refusal(.challenge) }
    guard let passkey else { throw refusals.refusal(.unknownCredential) }
    let use = try refusals.translating { () throws(PasskeyFault) in
      try passkey.use(
        in: assertion, at: RelyingParty(answer.site), challengeHash: taken.hash, isNamed: true)
    }
    let fault = try await access.write { transaction throws(AppError) in
      _ = try transaction.connection.nextID(transaction.now)
      guard let passkey = try transaction.passkey(assertion.credentialID) else {
        return PasskeyFault.unknownCredential as PasskeyFault?
      }
      if let fault = try transaction.connection.note(use, of: passkey, transaction.now) { return fault }
      try proven(transaction)
      return nil
    }
    if let fault { throw refusals.refusal(fault) }
  }

  /// What this session is asked.
  private func challenges(_ purpose: PasskeyChallenges.Purpose) throws(AppError) -> PasskeyChallenges {
    guard let session = access.tokenHash else { throw .unauthenticated }
    return PasskeyChallenges(purpose, inSession: session)
  }

  private static func requireRoom(_ count: Int) throws(AppError) {
    if count >= Passkey.maximumCount {
      throw .invalid(.passkeys, .tooLong(maximum: Passkey.maximumCount, excess: 1))
    }
  }

}

extension Transaction {
  /// The viewer's passkey with an ID.
  fileprivate func passkey(_ credentialID: String) throws(AppError) -> StoredPasskey? {
    try connection.passkey(credentialID, where: "k.person_id = \(viewer)")
  }

  /// Passkeys, the newest first.
  fileprivate func passkeys(_ condition: SQL) throws(AppError) -> [Passkey] {
    try connection.rows(
      "SELECT id, name, created_at, used_at, is_synced FROM passkey WHERE \(condition) ORDER BY id DESC"
    ) { row throws(AppError) in
      Passkey(
        id: ID(row.integer(0)), name: row.text(1), createdAt: Timestamp(milliseconds: row.integer(2)),
        lastUsedAt: row.optionalInteger(3).map(Timestamp.init(milliseconds:)), isSynced: row.integer(4) == 1)
    }
  }

  /// The viewer, as authenticators know them from now on.
  fileprivate func passkeyOwner() throws(AppError) -> PasskeyOptions.Owner {
    try connection.execute(
      """
      INSERT INTO passkey_owner (person_id, user_handle) VALUES (\(viewer), \(PasskeyText.randomUserHandle()))
      ON CONFLICT (person_id) DO NOTHING
      """)
    let owner = try connection.first(
      """
      SELECT o.user_handle, p.handle, p.name FROM passkey_owner o JOIN person p ON p.id = o.person_id
      WHERE o.person_id = \(viewer)
      """
    ) { row throws(AppError) in
      PasskeyOptions.Owner(userHandle: row.text(0), handle: row.text(1), name: row.text(2))
    }
    guard let owner else { throw .unauthenticated }
    return owner
  }
}
