import AppValues
import SocialDatabase

extension Migration {
  /// Passkeys.
  static let passkeys = Migration("passkeys") { connection throws(AppError) in
    for columns in Columns.passkeys {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}

extension Columns {
  /// What passkeys sign in with.
  static let passkeys = [passkey, passkeyOwner, passkeyChallenge]

  /// By what authenticators know the accounts that they have passkeys of: random, so that it says nothing of the person.
  private static let passkeyOwner = Columns(
    "passkey_owner",
    as: { dialect in
      [
        "CREATE TABLE passkey_owner (person_id \(dialect.rowID), user_handle TEXT NOT NULL)",
        "CREATE UNIQUE INDEX passkey_owner_handle ON passkey_owner (user_handle)",
      ]
    },
    key: ["person_id"], source: ["person_id", "user_handle"],
    rules: [.refersToPerson("person_id", .own(key: nil))])

  /// - `credential_id`: What identifies it, in base64url.
  /// - `public_key`: The key by which its signatures are verified, as COSE in base64url.
  /// - `transports`: How browsers reach it, separated by spaces.
  /// - `sign_count`: The counter that it sent last; 0 for one that doesn't count.
  /// - `is_syncable`, `is_synced`: Whether it can be on several devices, and whether it was when it was used last.
  private static let passkey = Columns(
    "passkey",
    as: { dialect in
      [
        """
        CREATE TABLE passkey (
          id \(dialect.rowID), person_id BIGINT NOT NULL, name TEXT NOT NULL, credential_id TEXT NOT NULL,
          public_key TEXT NOT NULL, transports TEXT NOT NULL, sign_count BIGINT NOT NULL,
          is_syncable BIGINT NOT NULL, is_synced BIGINT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT)
        """,
        "CREATE UNIQUE INDEX passkey_credential ON passkey (credential_id)",
        "CREATE INDEX passkey_person ON passkey (person_id, id)",
      ]
    },
    key: ["id"],
    source: [
      "id", "person_id", "name", "credential_id", "public_key", "transports", "sign_count", "is_syncable",
      "is_synced", "created_at", "used_at",
    ],
    rules: [
      .numbered("id"), .refersToPerson("person_id", .own(key: nil)), .among("is_syncable", 0...1),
      .among("is_synced", 0...1),
      .never(
        "belongs to someone whom authenticators don't know",
        "NOT EXISTS (SELECT 1 FROM passkey_owner o WHERE o.person_id = t.person_id)"),
    ])

  /// What browsers were asked and haven't answered yet.
  ///
  /// - `holder`: The hash of the device or the session that was asked.
  /// - `user_handle`: That of the account that is to be made; empty for anything else.
  private static let passkeyChallenge = Columns(
    "passkey_challenge",
    as: { _ in
      [
        """
        CREATE TABLE passkey_challenge (
          challenge_hash TEXT NOT NULL PRIMARY KEY, purpose TEXT NOT NULL, holder TEXT NOT NULL,
          user_handle TEXT NOT NULL, ends_at BIGINT NOT NULL)
        """,
        "CREATE INDEX passkey_challenge_end ON passkey_challenge (ends_at)",
      ]
    },
    key: ["challenge_hash"], source: ["challenge_hash", "purpose", "holder", "user_handle", "ends_at"],
    rules: [.among("purpose", ["signIn", "signUp", "addition", "proof"])])
}
