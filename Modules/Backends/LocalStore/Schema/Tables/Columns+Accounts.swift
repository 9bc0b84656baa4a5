import SocialDatabase

extension Columns {
  /// How people sign in, apart from who they are.
  static let accounts = [account, session, knownDevice, allowance, mail, passwordReset, emailChange]

  /// What concerns only a person and this server. Deleted people and people of other servers have no account.
  ///
  /// - `email_folded`: Of two accounts whose addresses are of the same mailbox, one may have its spelling instead, by which
  ///   its owner signs in.
  /// - `post_visibility`, `post_language`, `post_sensitive`: What they chose for posts of which they say nothing else; an
  ///   empty language is none.
  /// - `confirmed_at`, `needs_approval`, `reason`: What it waits for before it can be used: the confirmation of its address,
  ///   and the administrator's approval, with what its owner wrote for that. The state of the person follows from both.
  private static let account = Columns(
    "account",
    as: { dialect in
      [
        """
        CREATE TABLE account (
          person_id \(dialect.rowID), email TEXT NOT NULL, email_folded TEXT NOT NULL,
          password_hash TEXT NOT NULL, birthday TEXT, language TEXT NOT NULL,
          post_visibility BIGINT NOT NULL DEFAULT 0, post_language TEXT NOT NULL DEFAULT '',
          post_sensitive BIGINT NOT NULL DEFAULT 0, confirmed_at BIGINT,
          needs_approval BIGINT NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '')
        """,
        "CREATE UNIQUE INDEX account_email ON account (email_folded)",
      ]
    },
    key: ["person_id"],
    source: [
      "person_id", "email", "password_hash", "birthday", "language", "post_visibility", "post_language",
      "post_sensitive", "confirmed_at", "needs_approval", "reason",
    ],
    derived: [
      .folded(
        "email_folded", of: "t.email", by: IdentifierFolding.email, orEarlier: IdentifierFolding.emailSpelling
      )
    ],
    rules: [
      .refersToPerson("person_id", .own(key: nil)), .among("post_visibility", 0...3),
      .among("post_sensitive", 0...1), .among("needs_approval", 0...1),
    ])

  /// - `used_at`: When it was used last, to the hour; NULL for one not used since it began.
  /// - `app_id`, `scopes`: The app that it belongs to, 0 for none, and what may be done with it, '' for everything.
  private static let session = Columns(
    "session",
    as: { dialect in
      [
        """
        CREATE TABLE session (
          id \(dialect.rowID), person_id BIGINT NOT NULL, token_hash TEXT NOT NULL, created_at BIGINT NOT NULL,
          used_at BIGINT, app_id BIGINT NOT NULL DEFAULT 0, scopes TEXT NOT NULL DEFAULT '')
        """,
        "CREATE UNIQUE INDEX session_token ON session (token_hash)",
        "CREATE INDEX session_person ON session (person_id)",
      ]
    },
    key: ["id"], source: ["id", "person_id", "token_hash", "created_at", "used_at", "app_id", "scopes"],
    rules: [
      .numbered("id"), .refersToPerson("person_id", .own(key: nil)),
      .refers("app_id", to: "app", when: "t.app_id <> 0"),
    ])

  /// The devices that accounts have been signed in from.
  private static let knownDevice = Columns(
    "known_device",
    as: { dialect in
      [
        """
        CREATE TABLE known_device (
          person_id BIGINT NOT NULL, device_hash TEXT NOT NULL, used_at BIGINT NOT NULL,
          PRIMARY KEY (person_id, device_hash)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "device_hash"], source: ["person_id", "device_hash", "used_at"],
    rules: [.refersToPerson("person_id", .own(key: nil))])

  /// How much of each limit is left; see `Allowance`.
  private static let allowance = Columns(
    "allowance",
    as: { _ in
      [
        "CREATE TABLE allowance (key TEXT NOT NULL PRIMARY KEY, whole_at BIGINT NOT NULL)",
        "CREATE INDEX allowance_whole ON allowance (whole_at)",
      ]
    },
    key: ["key"], source: ["key", "whole_at"])

  /// Mails that wait to be sent. Like the codes, they're written for addresses without an account, too (a mail without a
  /// recipient, a code of no one's), so that no one can tell those from others.
  private static let mail = Columns(
    "mail",
    as: { dialect in
      [
        """
        CREATE TABLE mail (
          id \(dialect.rowID), recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
          created_at BIGINT NOT NULL, ends_at BIGINT NOT NULL)
        """
      ]
    },
    key: ["id"], source: ["id", "recipient", "subject", "text", "created_at", "ends_at"],
    rules: [.numbered("id")])

  /// The codes by which people who forgot their password set another. A code belongs to the device that asked for it. The
  /// address is not kept as it was typed.
  ///
  /// - `behind`: How far the clock was behind what was written last when the code was made, so that one set back later is
  ///   found out.
  private static let passwordReset = Columns(
    "password_reset",
    as: { _ in
      [
        """
        CREATE TABLE password_reset (
          email_folded TEXT NOT NULL, device_hash TEXT NOT NULL, code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL,
          behind BIGINT NOT NULL, tries BIGINT NOT NULL, PRIMARY KEY (email_folded, device_hash))
        """,
        "CREATE INDEX password_reset_end ON password_reset (ends_at)",
      ]
    },
    key: ["email_folded", "device_hash"],
    source: ["email_folded", "device_hash", "code_hash", "ends_at", "behind", "tries"])

  /// The addresses that people want to sign in with and have not confirmed yet.
  private static let emailChange = Columns(
    "email_change",
    as: { dialect in
      [
        """
        CREATE TABLE email_change (
          person_id \(dialect.rowID), email TEXT NOT NULL DEFAULT '', email_folded TEXT NOT NULL DEFAULT '',
          code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL, behind BIGINT NOT NULL, tries BIGINT NOT NULL)
        """,
        "CREATE INDEX email_change_end ON email_change (ends_at)",
      ]
    },
    key: ["person_id"], source: ["person_id", "email", "code_hash", "ends_at", "behind", "tries"],
    derived: [
      .folded(
        "email_folded", of: "t.email", by: IdentifierFolding.email, orEarlier: IdentifierFolding.emailSpelling
      )
    ],
    rules: [.refersToPerson("person_id", .own(key: nil))])
}
