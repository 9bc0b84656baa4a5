import SocialDatabase

extension Columns {
  /// How people sign in by providers.
  static let providers = [identity, newcomer, consentRemoval, usedToken]

  /// The providers' accounts that accounts are bound to: by issuer and subject alone, whatever their addresses.
  ///
  /// - `client_id`: To whom the provider's consent was given.
  /// - `email`: The address that the provider named last, '' for none. `is_private` is 1 if the provider forwards email to
  ///   it, and `is_email_off` if it was asked to stop.
  /// - `refresh_token`: With which the consent is taken back, sealed; '' for none.
  /// - `used_at`: When someone last signed in with it; NULL for never since it was linked.
  private static let identity = Columns(
    "identity",
    as: { dialect in
      [
        """
        CREATE TABLE identity (
          id \(dialect.rowID), person_id BIGINT NOT NULL, provider TEXT NOT NULL, issuer TEXT NOT NULL,
          subject TEXT NOT NULL, client_id TEXT NOT NULL, email TEXT NOT NULL, is_private BIGINT NOT NULL,
          is_email_off BIGINT NOT NULL DEFAULT 0, refresh_token TEXT NOT NULL, linked_at BIGINT NOT NULL,
          used_at BIGINT)
        """,
        "CREATE UNIQUE INDEX identity_subject ON identity (issuer, subject)",
        "CREATE UNIQUE INDEX identity_person ON identity (person_id, issuer)",
      ]
    },
    key: ["id"],
    source: [
      "id", "person_id", "provider", "issuer", "subject", "client_id", "email", "is_private", "is_email_off",
      "refresh_token", "linked_at", "used_at",
    ],
    rules: [
      .numbered("id"), .refersToPerson("person_id", .own(key: nil)), .among("is_private", 0...1),
      .among("is_email_off", 0...1),
    ])

  /// People whom a provider has identified, and who wait to be made an account. A row belongs to anyone who has its secret.
  ///
  /// - `app_id`, `scopes`: On which terms the account is signed in then, as in `session`.
  private static let newcomer = Columns(
    "newcomer",
    as: { _ in
      [
        """
        CREATE TABLE newcomer (
          token_hash TEXT NOT NULL PRIMARY KEY, provider TEXT NOT NULL, issuer TEXT NOT NULL,
          subject TEXT NOT NULL, client_id TEXT NOT NULL, email TEXT NOT NULL, is_verified BIGINT NOT NULL,
          is_private BIGINT NOT NULL, name TEXT NOT NULL, refresh_token TEXT NOT NULL, app_id BIGINT NOT NULL,
          scopes TEXT NOT NULL, ends_at BIGINT NOT NULL)
        """,
        "CREATE INDEX newcomer_end ON newcomer (ends_at)",
      ]
    },
    key: ["token_hash"],
    source: [
      "token_hash", "provider", "issuer", "subject", "client_id", "email", "is_verified", "is_private",
      "name",
      "refresh_token", "app_id", "scopes", "ends_at",
    ],
    rules: [
      .refers("app_id", to: "app", when: "t.app_id <> 0"), .among("is_verified", 0...1),
      .among("is_private", 0...1),
    ])

  /// The identity tokens that apps have signed in with, hashed, as long as their providers let them count: each does once.
  private static let usedToken = Columns(
    "used_token",
    as: { _ in
      [
        "CREATE TABLE used_token (token_hash TEXT NOT NULL PRIMARY KEY, ends_at BIGINT NOT NULL)",
        "CREATE INDEX used_token_end ON used_token (ends_at)",
      ]
    },
    key: ["token_hash"], source: ["token_hash", "ends_at"], rules: [])

  /// Consent that is to be taken back at a provider, of accounts that are deleted or no longer linked.
  private static let consentRemoval = Columns(
    "consent_removal",
    as: { dialect in
      [
        """
        CREATE TABLE consent_removal (
          id \(dialect.rowID), issuer TEXT NOT NULL, subject TEXT NOT NULL, client_id TEXT NOT NULL,
          refresh_token TEXT NOT NULL, ends_at BIGINT NOT NULL)
        """
      ]
    },
    key: ["id"], source: ["id", "issuer", "subject", "client_id", "refresh_token", "ends_at"],
    rules: [.numbered("id")])
}
