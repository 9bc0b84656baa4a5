import AppValues
import SocialDatabase

extension Migration {
  /// The apps that act on people's behalf, the codes by which they get a session, and the tokens with which they act on
  /// their own. A session has the app that it belongs to, 0 for none, and what may be done with it, '' for everything.
  static let apps = Migration("apps") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute("ALTER TABLE session ADD COLUMN app_id BIGINT NOT NULL DEFAULT 0")
    try connection.execute("ALTER TABLE session ADD COLUMN scopes TEXT NOT NULL DEFAULT ''")
    try connection.execute(
      """
      CREATE TABLE app (
        id \(dialect.rowID), client_id TEXT NOT NULL, secret_hash TEXT NOT NULL, name TEXT NOT NULL,
        website TEXT NOT NULL, redirects TEXT NOT NULL, scopes TEXT NOT NULL, created_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX app_client ON app (client_id)")
    try connection.execute(
      """
      CREATE TABLE authorization_code (
        code_hash TEXT NOT NULL PRIMARY KEY, app_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
        redirect TEXT NOT NULL, scopes TEXT NOT NULL, challenge TEXT NOT NULL, ends_at BIGINT NOT NULL,
        session_id BIGINT NOT NULL)
      """)
    try connection.execute("CREATE INDEX authorization_code_end ON authorization_code (ends_at)")
    try connection.execute("CREATE INDEX authorization_code_person ON authorization_code (person_id)")
    try connection.execute(
      """
      CREATE TABLE app_token (
        id \(dialect.rowID), app_id BIGINT NOT NULL, token_hash TEXT NOT NULL, scopes TEXT NOT NULL,
        created_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX app_token_token ON app_token (token_hash)")
    try connection.execute("CREATE INDEX app_token_app ON app_token (app_id, id)")
  }
}

extension Columns {
  static let apps = [
    Columns(
      "session", source: ["app_id", "scopes"], rules: [.refers("app_id", to: "app", when: "t.app_id <> 0")]),
    Columns(
      "app", key: ["id"],
      source: ["id", "client_id", "secret_hash", "name", "website", "redirects", "scopes", "created_at"],
      rules: [.numbered("id")]),
    // The session is 0 until there is one, and may have ended since.
    Columns(
      "authorization_code", key: ["code_hash"],
      source: [
        "code_hash", "app_id", "person_id", "redirect", "scopes", "challenge", "ends_at", "session_id",
      ],
      rules: [.refers("app_id", to: "app"), .refersToPerson("person_id", .own(key: nil))]),
    Columns(
      "app_token", key: ["id"], source: ["id", "app_id", "token_hash", "scopes", "created_at"],
      rules: [.numbered("id"), .refers("app_id", to: "app")]),
  ]
}
