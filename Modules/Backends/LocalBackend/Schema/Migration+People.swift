import AppValues
import SocialDatabase

extension Migration {
  /// Accounts, sign-ins, follows, and the clocks that ids come from.
  ///
  /// There are no foreign keys: the rows that a write concerns are locked in one order by hand, and
  /// `ConsistencyCheck` looks for orphans.
  static let people = Migration("people") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute("INSERT INTO id_clock (name, last) VALUES ('item', 0), ('notice', 0)")
    try connection.execute(
      """
      CREATE TABLE person (
        id \(dialect.rowID), handle TEXT NOT NULL, handle_folded TEXT \(dialect.bytewise) NOT NULL,
        name TEXT NOT NULL, name_folded TEXT \(dialect.bytewise) NOT NULL,
        email TEXT NOT NULL, email_folded TEXT NOT NULL, password_hash TEXT NOT NULL,
        bio TEXT NOT NULL, birthday TEXT, language TEXT NOT NULL, is_locked BIGINT NOT NULL,
        created_at BIGINT NOT NULL, deleted_at BIGINT,
        post_count BIGINT NOT NULL, follower_count BIGINT NOT NULL, following_count BIGINT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX person_handle ON person (handle_folded)")
    try connection.execute("CREATE UNIQUE INDEX person_email ON person (email_folded)")
    try connection.execute(
      """
      CREATE TABLE session (
        id \(dialect.rowID), person_id BIGINT NOT NULL, token_hash TEXT NOT NULL,
        created_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX session_token ON session (token_hash)")
    try connection.execute("CREATE INDEX session_person ON session (person_id)")
    try connection.execute(
      """
      CREATE TABLE sign_in_attempt (
        email_folded TEXT NOT NULL PRIMARY KEY, failures BIGINT NOT NULL, last_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE INDEX sign_in_attempt_last ON sign_in_attempt (last_at)")
    try connection.execute(
      """
      CREATE TABLE follow (
        follower_id BIGINT NOT NULL, followee_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (follower_id, followee_id)) \(dialect.clustered)
      """)
    try connection.execute("CREATE INDEX follow_following ON follow (follower_id, id)")
    try connection.execute("CREATE INDEX follow_followers ON follow (followee_id, id)")
  }
}

extension Columns {
  static let people = [
    Columns("migration", key: ["name"], source: ["name"]),
    Columns("change", key: ["sequence"], source: ["sequence", "kind", "subject", "object", "at"]),
    // Every id of a clock is compared with it.
    Columns("id_clock", key: ["name"], source: ["name"], derived: [.found("last")]),
    Columns(
      "person", key: ["id"],
      source: [
        "id", "handle", "name", "bio", "is_locked", "created_at", "deleted_at",
      ],
      derived: [
        .folded("handle_folded", of: "t.handle", by: Folded.handle),
        .folded(
          "name_folded", of: "CASE WHEN t.deleted_at IS NULL THEN t.name ELSE '' END",
          by: SearchText.searchable),
        .count(
          "post_count", "SELECT COUNT(*) FROM post c WHERE c.author_id = t.id AND \(Columns.countedPost)"),
        .count("follower_count", "SELECT COUNT(*) FROM follow c WHERE c.followee_id = t.id"),
        .count("following_count", "SELECT COUNT(*) FROM follow c WHERE c.follower_id = t.id"),
      ],
      rules: [.numbered("id"), .among("is_locked", 0...1)]),
    Columns(
      "session", key: ["id"], source: ["id", "person_id", "token_hash", "created_at"],
      rules: [.numbered("id"), .refersToPerson("person_id", .own(key: nil))]),
    Columns(
      "follow", key: ["follower_id", "followee_id"], source: ["follower_id", "followee_id", "id"],
      rules: [
        .numbered("id"), .refersToPerson("follower_id", .shared), .refersToPerson("followee_id", .shared),
        .never("links a person to themselves", "t.follower_id = t.followee_id"),
        .never(
          "exists despite a block",
          """
          EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.follower_id AND b.blocked_id = t.followee_id)
          OR EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.followee_id AND b.blocked_id = t.follower_id)
          """),
      ]),
  ]
}
