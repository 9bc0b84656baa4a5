import AppValues
import SocialDatabase

extension Migration {
  /// Posts, timeline items, and the marks on posts.
  ///
  /// An item is an entry of a timeline: a post by its author (the item then has the post's id), or someone's share of a
  /// post. It repeats what selecting needs from its post, so that a page is found with its indexes alone: `visibility`,
  /// `author_id`, `reply_to_author_id` (for a comment on someone else's post; 0 for a comment on a post that isn't here;
  /// null for a share), and `listed`, 1 for items of the public timeline.
  static let posts = Migration("posts") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE post (
        id \(dialect.rowID), author_id BIGINT NOT NULL, visibility BIGINT NOT NULL,
        reply_to_id BIGINT, like_count BIGINT NOT NULL, comment_count BIGINT NOT NULL,
        share_count BIGINT NOT NULL, created_at BIGINT NOT NULL, edited_at BIGINT,
        deleted_at BIGINT, mention_count BIGINT NOT NULL, publish_key TEXT,
        text TEXT NOT NULL, warning TEXT, language TEXT, hashtags TEXT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX post_key ON post (author_id, publish_key)")
    try connection.execute(
      "CREATE INDEX post_comment ON post (reply_to_id, id) WHERE reply_to_id IS NOT NULL")
    try connection.execute(
      """
      CREATE TABLE mention (
        post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, position BIGINT NOT NULL,
        PRIMARY KEY (post_id, person_id)) \(dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE post_like (
        post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (post_id, person_id)) \(dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE item (
        id \(dialect.rowID), actor_id BIGINT NOT NULL, post_id BIGINT NOT NULL,
        author_id BIGINT NOT NULL, reply_to_author_id BIGINT, visibility BIGINT NOT NULL,
        is_share BIGINT NOT NULL, listed BIGINT NOT NULL)
      """)
    try connection.execute(
      "CREATE INDEX item_actor ON item (actor_id, id, reply_to_author_id, visibility)")
    try connection.execute(
      "CREATE UNIQUE INDEX item_share ON item (post_id, actor_id) WHERE is_share = 1")
    try connection.execute("CREATE INDEX item_listed ON item (id) WHERE listed = 1")
    try connection.execute(
      """
      CREATE TABLE reading_place (
        person_id BIGINT NOT NULL, timeline TEXT NOT NULL, item_id BIGINT NOT NULL,
        PRIMARY KEY (person_id, timeline)) \(dialect.clustered)
      """)
  }
}

extension Columns {
  static let posts = [
    Columns(
      "post", key: ["id"],
      source: [
        "id", "author_id", "visibility", "reply_to_id", "created_at", "edited_at", "deleted_at",
        "publish_key", "text", "warning", "language",
      ],
      derived: [
        .found("hashtags"),
        .count("like_count", "SELECT COUNT(*) FROM post_like c WHERE c.post_id = t.id"),
        .count("share_count", "SELECT COUNT(*) FROM item c WHERE c.post_id = t.id AND c.is_share = 1"),
        .count(
          "comment_count",
          "SELECT COUNT(*) FROM post c WHERE c.reply_to_id = t.id AND \(Columns.countedComment)"),
        .count("mention_count", "SELECT COUNT(*) FROM mention c WHERE c.post_id = t.id"),
      ],
      rules: [
        .numbered("id"), .among("visibility", 0...3), .refersToPerson("author_id", .lasting),
        .refers("reply_to_id", to: "post"),
        // Each post has an item of its own id.
        .refers("id", to: "item", when: "t.deleted_at IS NULL", mend: .insert(Columns.ownItem)),
        .never(
          "is deleted but still has content",
          "t.deleted_at IS NOT NULL AND (t.text <> '' OR t.warning IS NOT NULL)"),
      ]),
    // Whom a mention meant can only be known when it was written.
    Columns(
      "mention", key: ["post_id", "person_id"], source: ["post_id", "person_id"],
      derived: [.found("position")],
      rules: [.refersToStanding("post_id"), .refersToPerson("person_id", .lasting)]),
    Columns(
      "post_like", key: ["post_id", "person_id"], source: ["post_id", "person_id"],
      rules: [.refersToPresent("post_id"), .refersToPerson("person_id", .shared)]),
    Columns(
      "item", key: ["id"], source: ["id", "post_id"],
      derived: [
        // Nothing else says whose a share is.
        .copy(
          "actor_id",
          """
          CASE WHEN t.id = t.post_id THEN COALESCE(
            (SELECT p.author_id FROM post p WHERE p.id = t.post_id), t.actor_id) ELSE t.actor_id END
          """),
        .copy(
          "author_id", "COALESCE((SELECT p.author_id FROM post p WHERE p.id = t.post_id), t.author_id)"),
        .copy(
          "visibility", "COALESCE((SELECT p.visibility FROM post p WHERE p.id = t.post_id), t.visibility)"),
        .copy("is_share", "CASE WHEN t.id = t.post_id THEN 0 ELSE 1 END"),
        .copy(
          "reply_to_author_id",
          """
          SELECT COALESCE(q.author_id, 0) FROM post p LEFT JOIN post q ON q.id = p.reply_to_id
          WHERE p.id = t.post_id AND t.id = t.post_id
            AND (q.author_id <> p.author_id OR p.absent_parent IS NOT NULL)
          """),
        .copy(
          "listed",
          """
          CASE WHEN t.id = t.post_id AND EXISTS (
            SELECT 1 FROM post p WHERE p.id = t.post_id AND p.visibility = 0 AND p.absent_parent IS NULL AND NOT EXISTS (
              SELECT 1 FROM post q WHERE q.id = p.reply_to_id AND q.author_id <> p.author_id))
          THEN 1 ELSE 0 END
          """),
      ],
      rules: [
        .numbered("id"), .refersToStanding("post_id", mend: .delete("t.id = t.post_id")),
        .refersToPerson("actor_id", .shared),
        .never(
          "shares a post that can't be shared",
          """
          t.id <> t.post_id AND EXISTS (
            SELECT 1 FROM post p WHERE p.id = t.post_id
              AND (p.visibility = 3 OR (p.visibility = 2 AND p.author_id <> t.actor_id)))
          """),
      ]),
    Columns(
      "reading_place", key: ["person_id", "timeline"], source: ["person_id", "timeline", "item_id"],
      rules: [.refersToPerson("person_id", .own(key: nil))]),
  ]

  /// Inserts the item of a post `t`.
  private static let ownItem: SQL = """
    INSERT INTO item (id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
    SELECT t.id, t.author_id, t.id, t.author_id,
      CASE WHEN t.absent_parent IS NULL THEN answered.author_id ELSE 0 END, t.visibility, 0,
      CASE WHEN t.visibility = 0 AND answered.author_id IS NULL AND t.absent_parent IS NULL THEN 1 ELSE 0 END
    FROM post t LEFT JOIN post answered ON answered.id = t.reply_to_id AND answered.author_id <> t.author_id
    WHERE 
    """
}
