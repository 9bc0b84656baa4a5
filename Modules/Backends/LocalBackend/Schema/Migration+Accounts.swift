import AppValues
import SocialDatabase

extension Migration {
  /// How someone signs in, apart from who they are: `person` has what others see, `account` what is between its owner
  /// and this server. A deleted person has none, nor has one of another server, whose `domain` isn't empty.
  static let accounts = Migration("accounts", through: "person") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE account (
        person_id \(dialect.rowID), email TEXT NOT NULL, email_folded TEXT NOT NULL, password_hash TEXT NOT NULL,
        birthday TEXT, language TEXT NOT NULL, post_visibility BIGINT NOT NULL DEFAULT 0,
        post_language TEXT NOT NULL DEFAULT '')
      """)
    try connection.execute("CREATE UNIQUE INDEX account_email ON account (email_folded)")
  } part: { connection, ids throws(AppError) in
    try connection.execute(
      """
      INSERT INTO account (
        person_id, email, email_folded, password_hash, birthday, language, post_visibility, post_language)
      SELECT id, email, email_folded, password_hash, birthday, language, post_visibility, post_language FROM person
      WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound) AND deleted_at IS NULL
      """)
  } last: { connection throws(AppError) in
    for index in ["person_email", "person_handle"] as [SQLName] {
      try connection.execute("DROP INDEX \(index)")
    }
    let moved: [SQLName] = [
      "email", "email_folded", "password_hash", "birthday", "language", "post_visibility", "post_language",
    ]
    for column in moved { try connection.execute("ALTER TABLE person DROP COLUMN \(column)") }
    try connection.execute("ALTER TABLE person ADD COLUMN domain TEXT NOT NULL DEFAULT ''")
    try connection.execute("CREATE UNIQUE INDEX person_handle ON person (handle_folded, domain)")
  }
}

extension Columns {
  static let accounts = [
    Columns(
      "account", key: ["person_id"],
      source: [
        "person_id", "email", "password_hash", "birthday", "language", "post_visibility", "post_language",
      ],
      derived: [
        .folded("email_folded", of: "t.email", by: Folded.email, orEarlier: Folded.emailSpelling)
      ],
      rules: [.refersToPerson("person_id", .own(key: nil)), .among("post_visibility", 0...3)]),
    Columns(
      "person", source: ["domain"],
      rules: [
        .never(
          "has no account",
          """
          t.domain = '' AND t.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM account a WHERE a.person_id = t.id)
          """)
      ]),
  ]
}
