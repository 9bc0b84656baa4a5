import SocialDatabase

extension Columns {
  /// The second factor of those who sign in with a password, and what waits for it.
  static let factors = [authenticator, authenticatorSetup, recoveryCode, codeRequest]

  /// The secrets that accounts share with authenticator apps. An account with a row has two factors.
  ///
  /// - `secret`: Sealed by `SecretBox` for this column and the person.
  /// - `last_step`: The step of the code that was used last, so that each works once.
  private static let authenticator = Columns(
    "authenticator",
    as: { dialect in
      [
        """
        CREATE TABLE authenticator (
          person_id \(dialect.rowID), secret TEXT NOT NULL, last_step BIGINT NOT NULL, created_at BIGINT NOT NULL)
        """
      ]
    },
    key: ["person_id"], source: ["person_id", "secret", "last_step", "created_at"],
    rules: [.refersToPerson("person_id", .own(key: nil))])

  /// The secrets that wait for their first code.
  ///
  /// - `session_hash`: The stored secret of the session that began it, which alone can go on.
  /// - `secret`: Sealed as it will be in `authenticator`.
  private static let authenticatorSetup = Columns(
    "authenticator_setup",
    as: { dialect in
      [
        """
        CREATE TABLE authenticator_setup (
          person_id \(dialect.rowID), session_hash TEXT NOT NULL, secret TEXT NOT NULL, ends_at BIGINT NOT NULL)
        """,
        "CREATE INDEX authenticator_setup_end ON authenticator_setup (ends_at)",
      ]
    },
    key: ["person_id"], source: ["person_id", "session_hash", "secret", "ends_at"],
    rules: [.refersToPerson("person_id", .own(key: nil))])

  /// The recovery codes that haven't been used.
  private static let recoveryCode = Columns(
    "recovery_code",
    as: { dialect in
      [
        """
        CREATE TABLE recovery_code (
          person_id BIGINT NOT NULL, code_hash TEXT NOT NULL, PRIMARY KEY (person_id, code_hash)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "code_hash"], source: ["person_id", "code_hash"],
    rules: [.refersToPerson("person_id", .own(key: nil))])

  /// What stands for passwords that were right, until the code has come.
  ///
  /// - `device_hash`: Where the password was given.
  /// - `app_id`, `scopes`: As in `session`.
  /// - `is_counted`: Whether the password was counted as an attempt to sign in.
  private static let codeRequest = Columns(
    "code_request",
    as: { _ in
      [
        """
        CREATE TABLE code_request (
          token_hash TEXT NOT NULL PRIMARY KEY, person_id BIGINT NOT NULL, device_hash TEXT NOT NULL,
          app_id BIGINT NOT NULL, scopes TEXT NOT NULL, is_counted BIGINT NOT NULL, ends_at BIGINT NOT NULL)
        """,
        "CREATE INDEX code_request_end ON code_request (ends_at)",
        "CREATE INDEX code_request_person ON code_request (person_id)",
      ]
    },
    key: ["token_hash"],
    source: ["token_hash", "person_id", "device_hash", "app_id", "scopes", "is_counted", "ends_at"],
    rules: [
      .refersToPerson("person_id", .own(key: nil)), .among("is_counted", 0...1),
      .refers("app_id", to: "app", when: "t.app_id <> 0"),
    ])
}
