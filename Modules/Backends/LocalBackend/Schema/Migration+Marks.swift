import AppValues
import SocialDatabase

extension Migration {
  /// Pinned posts, muted conversations, and the order in which people liked and shared a post. The ids are from the
  /// clock of the items.
  static let marks = Migration("marks") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE pin (
        person_id BIGINT NOT NULL, post_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (person_id, post_id)) \(dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE conversation_mute (
        person_id BIGINT NOT NULL, conversation_id BIGINT NOT NULL,
        PRIMARY KEY (person_id, conversation_id)) \(dialect.clustered)
      """)
    try connection.execute("ALTER TABLE post_like ADD COLUMN id BIGINT NOT NULL DEFAULT 0")
    // As many ids as there are likes of one instant lie between it and the next.
    try connection.execute(
      """
      UPDATE post_like SET id = n.id FROM (
        SELECT post_id, person_id,
          at * 65536 + ROW_NUMBER() OVER (PARTITION BY post_id, at ORDER BY person_id) AS id
        FROM post_like) AS n
      WHERE n.post_id = post_like.post_id AND n.person_id = post_like.person_id
      """)
    try connection.execute("CREATE INDEX post_like_list ON post_like (post_id, id)")
    try connection.execute("CREATE INDEX item_share_list ON item (post_id, id) WHERE is_share = 1")
  }
}

extension Columns {
  static let marks = [
    Columns(
      "pin", key: ["person_id", "post_id"], source: ["person_id", "post_id", "id"],
      rules: [
        .numbered("id"), .refersToStanding("post_id"), .refersToPerson("person_id", .own(key: nil)),
        .never(
          "pins a post that the person can't pin",
          """
          EXISTS (
            SELECT 1 FROM post p WHERE p.id = t.post_id AND (p.author_id <> t.person_id OR p.visibility = 3))
          """),
      ]),
    Columns(
      "conversation_mute", key: ["person_id", "conversation_id"], source: ["person_id", "conversation_id"],
      rules: [
        .refers("conversation_id", to: "post", where: " AND r.conversation_id = r.id"),
        .refersToPerson("person_id", .own(key: "conversation_id")),
      ]),
    Columns("post_like", source: ["id"], rules: [.numbered("id")]),
  ]
}
