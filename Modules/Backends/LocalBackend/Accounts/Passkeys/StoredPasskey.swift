import AppValues
import Authentication
import Entities
import SocialDatabase
import SocialLocalStore
import SocialWebAuthn

/// A passkey as it's stored, with what verifies its answers.
struct StoredPasskey: Sendable {
  let id, person: Int64
  let name: String
  let signCount: UInt32
  let userHandle: String
  /// Nil where the stored key is damaged.
  let key: CredentialKey?

  /// Verifies that an answer is of this passkey.
  ///
  /// - Parameter isNamed: Whether the browser was told which passkeys could be used.
  func use(
    in assertion: PasskeyAssertion, at party: RelyingParty, challengeHash: String, isNamed: Bool = false
  ) throws(PasskeyFault) -> PasskeyUse {
    guard let key else { throw .malformedKey }
    return try assertion.verified(
      by: key, of: userHandle, isNamed: isNamed, at: party, challengeHash: challengeHash)
  }
}

extension RelyingParty {
  init(_ site: PasskeySite) {
    self.init(id: site.host, origin: site.address, name: site.name)
  }
}

extension SQLConnection {
  /// The passkey with an ID; nil if no account has it.
  ///
  /// - Parameter condition: A further condition on the passkey `k`.
  func passkey(
    _ credentialID: String, where condition: SQL = "1 = 1"
  ) throws(AppError) -> StoredPasskey? {
    try first(
      """
      SELECT k.id, k.person_id, k.name, k.sign_count, o.user_handle, k.public_key
      FROM passkey k JOIN passkey_owner o ON o.person_id = k.person_id
      WHERE k.credential_id = \(credentialID) AND \(condition)
      """
    ) { row throws(AppError) in
      StoredPasskey(
        id: row.integer(0), person: row.integer(1), name: row.text(2),
        signCount: UInt32(truncatingIfNeeded: row.integer(3)), userHandle: row.text(4),
        key: PasskeyText.key(row.text(5)))
    }
  }

  /// Writes down that a passkey was used, unless its counter didn't go on.
  ///
  /// - Returns: Why the use is refused; nil if it isn't.
  func note(
    _ use: PasskeyUse, of passkey: StoredPasskey, _ now: Timestamp
  ) throws(AppError) -> PasskeyFault? {
    do throws(PasskeyFault) {
      try use.requireProgress(from: passkey.signCount)
    } catch {
      return error
    }
    try execute(
      """
      UPDATE passkey SET sign_count = \(Int64(use.signCount)), is_syncable = \(use.isSyncable ? 1 : 0),
        is_synced = \(use.isSynced ? 1 : 0), used_at = \(now.milliseconds)
      WHERE id = \(passkey.id)
      """)
    return nil
  }

  /// Adds a passkey to an account.
  ///
  /// - Parameter id: A new ID.
  ///
  /// Throws `invalid(.passkey, .taken)`.
  func insert(
    _ passkey: NewPasskey, _ id: Int64, of person: Int64, called name: String, _ now: Timestamp
  ) throws(AppError) {
    if try exists("SELECT 1 FROM passkey WHERE credential_id = \(passkey.credentialID)") {
      throw .invalid(.passkey, .taken)
    }
    try execute(
      """
      INSERT INTO passkey (
        id, person_id, name, credential_id, public_key, transports, sign_count, is_syncable, is_synced, created_at)
      VALUES (
        \(id), \(person), \(name), \(passkey.credentialID), \(PasskeyText.text(passkey.key)),
        \(passkey.transports.joined(separator: " ")), \(Int64(passkey.use.signCount)),
        \(passkey.use.isSyncable ? 1 : 0), \(passkey.use.isSynced ? 1 : 0), \(now.milliseconds))
      """)
  }

  /// The passkeys of a person, as browsers know them.
  func knownPasskeys(of person: Int64) throws(AppError) -> [PasskeyOptions.Known] {
    try rows("SELECT credential_id, transports FROM passkey WHERE person_id = \(person) ORDER BY id") {
      row throws(AppError) in
      PasskeyOptions.Known(
        credentialID: row.text(0), transports: row.text(1).split(separator: " ").map(String.init))
    }
  }
}
