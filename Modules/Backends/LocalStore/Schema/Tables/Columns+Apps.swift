import Notifications
import SocialDatabase

extension Columns {
  /// Apps that act on people's behalf.
  static let apps = [app, authorizationCode, appToken, pushSubscription]

  private static let app = Columns(
    "app",
    as: { dialect in
      [
        """
        CREATE TABLE app (
          id \(dialect.rowID), client_id TEXT NOT NULL, secret_hash TEXT NOT NULL, name TEXT NOT NULL,
          website TEXT NOT NULL, redirects TEXT NOT NULL, scopes TEXT NOT NULL, created_at BIGINT NOT NULL)
        """,
        "CREATE UNIQUE INDEX app_client ON app (client_id)",
      ]
    },
    key: ["id"],
    source: ["id", "client_id", "secret_hash", "name", "website", "redirects", "scopes", "created_at"],
    rules: [.numbered("id")])

  /// The codes by which apps get a session, which is 0 until there is one, and may have ended since.
  private static let authorizationCode = Columns(
    "authorization_code",
    as: { _ in
      [
        """
        CREATE TABLE authorization_code (
          code_hash TEXT NOT NULL PRIMARY KEY, app_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
          redirect TEXT NOT NULL, scopes TEXT NOT NULL, challenge TEXT NOT NULL, ends_at BIGINT NOT NULL,
          session_id BIGINT NOT NULL)
        """,
        "CREATE INDEX authorization_code_end ON authorization_code (ends_at)",
        "CREATE INDEX authorization_code_person ON authorization_code (person_id)",
      ]
    },
    key: ["code_hash"],
    source: [
      "code_hash", "app_id", "person_id", "redirect", "scopes", "challenge", "ends_at", "session_id",
    ],
    rules: [.refers("app_id", to: "app"), .refersToPerson("person_id", .own(key: nil))])

  /// The tokens with which apps act on their own.
  private static let appToken = Columns(
    "app_token",
    as: { dialect in
      [
        """
        CREATE TABLE app_token (
          id \(dialect.rowID), app_id BIGINT NOT NULL, token_hash TEXT NOT NULL, scopes TEXT NOT NULL,
          created_at BIGINT NOT NULL)
        """,
        "CREATE UNIQUE INDEX app_token_token ON app_token (token_hash)",
        "CREATE INDEX app_token_app ON app_token (app_id, id)",
      ]
    },
    key: ["id"], source: ["id", "app_id", "token_hash", "scopes", "created_at"],
    rules: [.numbered("id"), .refers("app_id", to: "app")])

  /// Where apps are told of notifications while they are closed: at most one place for each session.
  private static let pushSubscription = Columns(
    "push_subscription",
    as: { dialect in
      [
        """
        CREATE TABLE push_subscription (
          id \(dialect.uniqueID), session_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
          endpoint TEXT NOT NULL, public_key TEXT NOT NULL, authentication TEXT NOT NULL,
          is_standard BIGINT NOT NULL, sealed_token TEXT NOT NULL, kinds TEXT NOT NULL, audience TEXT NOT NULL)
        """,
        "CREATE UNIQUE INDEX push_subscription_session ON push_subscription (session_id)",
        "CREATE INDEX push_subscription_person ON push_subscription (person_id)",
      ]
    },
    key: ["id"],
    source: [
      "id", "session_id", "endpoint", "public_key", "authentication", "is_standard", "sealed_token", "kinds",
      "audience",
    ],
    derived: [
      .copy(
        "person_id", "COALESCE((SELECT s.person_id FROM session s WHERE s.id = t.session_id), t.person_id)")
    ],
    rules: [
      .refers("session_id", to: "session", repair: .delete("1 = 1")),
      .refersToPerson("person_id", .own(key: nil)), .among("is_standard", 0...1),
      .among("audience", NoticeAudience.allCases.map(\.rawValue)),
    ])
}
