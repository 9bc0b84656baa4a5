import SocialDatabase

extension Columns {
  /// Timelines, and how far people have read them.
  static let items = [item, readingPlace]

  /// An entry of a timeline: a post by its author (the item then has the post's id), or someone's share of a post. It repeats
  /// what selecting needs from its post, so that a page is found with its indexes alone.
  ///
  /// - `reply_to_author_id`: For a comment on someone else's post; 0 for a comment on a post that isn't here; null for a share.
  /// - `listed`: 1 for items of the public timeline.
  private static let item = Columns(
    "item",
    as: { dialect in
      [
        """
        CREATE TABLE item (
          id \(dialect.rowID), actor_id BIGINT NOT NULL, post_id BIGINT NOT NULL, author_id BIGINT NOT NULL,
          reply_to_author_id BIGINT, visibility BIGINT NOT NULL, is_share BIGINT NOT NULL, listed BIGINT NOT NULL)
        """,
        "CREATE INDEX item_actor ON item (actor_id, id, reply_to_author_id, visibility)",
        "CREATE UNIQUE INDEX item_share ON item (post_id, actor_id) WHERE is_share = 1",
        "CREATE INDEX item_listed ON item (id) WHERE listed = 1",
        "CREATE INDEX item_share_list ON item (post_id, id) WHERE is_share = 1",
      ]
    },
    key: ["id"], source: ["id", "post_id"],
    derived: [
      // Nothing else says whose a share is.
      .copy(
        "actor_id",
        """
        CASE WHEN t.id = t.post_id THEN COALESCE(
          (SELECT p.author_id FROM post p WHERE p.id = t.post_id), t.actor_id) ELSE t.actor_id END
        """),
      postAuthor,
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
      .numbered("id"), .refersToStanding("post_id", repair: .delete("t.id = t.post_id")),
      .refersToPerson("actor_id", .shared),
      .never(
        "shares a post that can't be shared",
        """
        t.id <> t.post_id AND EXISTS (
          SELECT 1 FROM post p WHERE p.id = t.post_id
            AND (p.visibility = 3 OR (p.visibility = 2 AND p.author_id <> t.actor_id)))
        """),
    ])

  /// Where people stopped reading, when that changed, and how often (`version`). What was read of the notices is kept here,
  /// too, as `notifications`.
  private static let readingPlace = Columns(
    "reading_place",
    as: { dialect in
      [
        """
        CREATE TABLE reading_place (
          person_id BIGINT NOT NULL, timeline TEXT NOT NULL, item_id BIGINT NOT NULL,
          version BIGINT NOT NULL DEFAULT 1, updated_at BIGINT NOT NULL DEFAULT 0,
          PRIMARY KEY (person_id, timeline)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "timeline"], source: ["person_id", "timeline", "item_id", "version", "updated_at"],
    rules: [.refersToPerson("person_id", .own(key: nil))])
}
