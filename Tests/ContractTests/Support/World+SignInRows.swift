import AppValues
import SocialDatabase
import SocialLocalStore

extension World {
  /// Puts a row for an account into each table about signing in, of what people do seldom.
  ///
  /// - Parameter person: Whose account it is.
  func addSignInRows(of person: Int64) async throws {
    try await database.write { connection throws(AppError) in
      let app =
        try connection.first("SELECT MAX(id) FROM app") { row throws(AppError) in row.integer(0) } ?? 0
      let far: Int64 = 9_000_000_000_000
      let passkey = try connection.nextNumber(of: "item", earliest: 1)
      let identity = try connection.nextNumber(of: "item", earliest: 1)
      let removal = try connection.nextNumber(of: "item", earliest: 1)
      let former = try connection.nextNumber(of: "item", earliest: 1)
      let rows: [SQL] = [
        """
        INSERT INTO proof_code (person_id, code_hash, ends_at, behind, tries)
        VALUES (\(person), 'proof of alice', \(far), 0, 0)
        """,
        """
        INSERT INTO former_email (id, person_id, email, email_folded, token_hash, changed_at)
        VALUES (\(former), \(person), 'old@example.com', 'old@example.com', 'former of alice', 1)
        """,
        "INSERT INTO factor_reset (person_id, due_at) VALUES (\(person), \(far))",
        """
        INSERT INTO authenticator (person_id, secret, last_step, created_at) VALUES (\(person), 'sealed', 0, 1)
        """,
        """
        INSERT INTO authenticator_setup (person_id, session_hash, secret, ends_at)
        VALUES (\(person), 'setup of alice', 'sealed', \(far))
        """,
        "INSERT INTO recovery_code (person_id, code_hash) VALUES (\(person), 'recovery of alice')",
        """
        INSERT INTO code_request (token_hash, person_id, device_hash, app_id, scopes, is_counted, ends_at)
        VALUES ('request of alice', \(person), 'device of alice', \(app), '', 1, \(far))
        """,
        "INSERT INTO passkey_owner (person_id, user_handle) VALUES (\(person), 'handle')",
        """
        INSERT INTO passkey (
          id, person_id, name, credential_id, public_key, transports, sign_count, is_syncable, is_synced, created_at)
        VALUES (\(passkey), \(person), 'Phone', 'credential', 'key', '', 0, 1, 1, 1)
        """,
        """
        INSERT INTO passkey_challenge (challenge_hash, purpose, holder, user_handle, ends_at)
        VALUES ('challenge of alice', 'signIn', 'browser', '', \(far))
        """,
        """
        INSERT INTO identity (
          id, person_id, provider, issuer, subject, client_id, email, is_private, refresh_token, linked_at)
        VALUES (
          \(identity), \(person), 'google', 'https://accounts.example', 'subject', 'client', '', 0, '', 1)
        """,
        """
        INSERT INTO newcomer (
          token_hash, provider, issuer, subject, client_id, email, is_verified, is_private, name, refresh_token,
          app_id, scopes, ends_at)
        VALUES (
          'newcomer token', 'google', 'https://accounts.example', 'other', 'client', '', 0, 0, '', '', \(app), '',
          \(far))
        """,
        "INSERT INTO used_token (token_hash, ends_at) VALUES ('used identity token', \(far))",
        """
        INSERT INTO consent_removal (id, issuer, subject, client_id, refresh_token, ends_at)
        VALUES (\(removal), 'https://accounts.example', 'third', 'client', 'sealed', \(far))
        """,
      ]
      for row in rows { try connection.execute(row) }
    }
  }
}
