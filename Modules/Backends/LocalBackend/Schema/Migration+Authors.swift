import AppValues
import SocialDatabase

extension Migration {
  /// The author of the post, beside its likes, bookmarks, mentions, hashtags and revisions: with it, all of them can be
  /// kept where the author's posts are. When someone liked a post follows from the id of the like.
  static let authors = Migration("authors", through: "post") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE new_post_like (
        post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, author_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (post_id, person_id)) \(connection.dialect.clustered)
      """)
    for table in authored {
      try connection.execute("ALTER TABLE \(table) ADD COLUMN author_id BIGINT NOT NULL DEFAULT 0")
    }
  } part: { connection, ids throws(AppError) in
    let posts: SQL = "post_id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)"
    try connection.execute(
      """
      INSERT INTO new_post_like (post_id, person_id, author_id, id)
      SELECT l.post_id, l.person_id, p.author_id, l.id FROM post_like l JOIN post p ON p.id = l.post_id
      WHERE l.\(posts) ORDER BY l.post_id, l.person_id
      """)
    for table in authored {
      try connection.execute(
        """
        UPDATE \(table) SET author_id = COALESCE((
          SELECT p.author_id FROM post p WHERE p.id = \(table).post_id), 0)
        WHERE \(posts)
        """)
    }
  } last: { connection throws(AppError) in
    try connection.execute("DROP TABLE post_like")
    try connection.execute("ALTER TABLE new_post_like RENAME TO post_like")
    if connection.dialect == .postgreSQL {
      try connection.execute("ALTER INDEX new_post_like_pkey RENAME TO post_like_pkey")
    }
    try connection.execute("CREATE INDEX post_like_list ON post_like (post_id, id)")
    try connection.execute("CREATE INDEX post_like_order ON post_like (person_id, id)")
  }

  private static let authored: [SQLName] = ["mention", "bookmark", "revision", "post_tag"]
}

extension Columns {
  static let authors = ["post_like", "mention", "bookmark", "revision", "post_tag"].map { table in
    Columns(
      table,
      derived: [
        .copy(
          "author_id", "COALESCE((SELECT p.author_id FROM post p WHERE p.id = t.post_id), t.author_id)")
      ])
  }
}
