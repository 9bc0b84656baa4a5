import AppValues
import SocialDatabase

extension Migration {
  /// What can go with the text of a post, the conversation that it belongs to, and what it said before it was
  /// edited.
  ///
  /// A conversation is known by the id of one of its posts. A revision holds what an edit replaced, and since when
  /// that had stood (`at`); its photos are their ids with spaces between them.
  static let writing = Migration("writing") { connection throws(AppError) in
    let columns: [SQL] = [
      "conversation_id BIGINT NOT NULL DEFAULT 0", "place_name TEXT", "place_latitude DOUBLE PRECISION",
      "place_longitude DOUBLE PRECISION",
    ]
    for column in columns { try connection.execute("ALTER TABLE post ADD COLUMN \(column)") }
    try connection.execute(
      """
      WITH RECURSIVE thread (id, root) AS (
        SELECT id, id FROM post WHERE reply_to_id IS NULL
        UNION ALL
        SELECT p.id, thread.root FROM thread JOIN post p ON p.reply_to_id = thread.id)
      UPDATE post SET conversation_id = thread.root FROM thread WHERE thread.id = post.id
      """)
    try connection.execute(
      """
      CREATE TABLE revision (
        post_id BIGINT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL, warning TEXT, language TEXT,
        place_name TEXT, place_latitude DOUBLE PRECISION, place_longitude DOUBLE PRECISION,
        photos TEXT NOT NULL, PRIMARY KEY (post_id, at)) \(connection.dialect.clustered)
      """)
  }
}

extension Columns {
  static let writing = [
    Columns(
      "post", source: ["place_name", "place_latitude", "place_longitude", "conversation_id"],
      rules: [
        // What begins a conversation says which it is, and comments repeat it.
        .equals(
          .copied, "conversation_id",
          "COALESCE((SELECT p.conversation_id FROM post p WHERE p.id = t.reply_to_id), t.conversation_id)",
          mend: """
            COALESCE((
              WITH RECURSIVE above (parent, conversation) AS (
                SELECT p.reply_to_id, p.conversation_id FROM post p WHERE p.id = t.reply_to_id
                UNION
                SELECT p.reply_to_id, p.conversation_id FROM above JOIN post p ON p.id = above.parent)
              SELECT above.conversation FROM above WHERE above.parent IS NULL), t.conversation_id)
            """)
      ]),
    Columns(
      "revision", key: ["post_id", "at"],
      source: [
        "post_id", "at", "text", "warning", "language", "place_name", "place_latitude", "place_longitude",
        "photos",
      ],
      rules: [.refersToStanding("post_id")]),
  ]
}
