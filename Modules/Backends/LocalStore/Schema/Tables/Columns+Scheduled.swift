import SocialDatabase

extension Columns {
  /// Posts that are published later.
  static let scheduled = [scheduledPost, heldPhoto]

  /// A scheduled post, until it's published or deleted.
  ///
  /// - `due_at`: When it's published, in milliseconds since the epoch.
  /// - `publish_key`: The key of its post, so that it's published once.
  /// - `failure`: Why it couldn't be published at its time; null until then.
  /// - `photos`: The ids of its photos, with spaces between them.
  private static let scheduledPost = Columns(
    "scheduled_post",
    as: { dialect in
      [
        """
        CREATE TABLE scheduled_post (
          id \(dialect.rowID), person_id BIGINT NOT NULL, due_at BIGINT NOT NULL, visibility BIGINT NOT NULL,
          reply_to_id BIGINT, publish_key TEXT NOT NULL, failure TEXT, photos TEXT NOT NULL, text TEXT NOT NULL,
          warning TEXT, language TEXT, place_name TEXT, place_latitude DOUBLE PRECISION,
          place_longitude DOUBLE PRECISION, is_sensitive BIGINT NOT NULL, poll_options TEXT,
          poll_allows_several BIGINT NOT NULL, poll_hides_totals BIGINT NOT NULL, poll_duration BIGINT NOT NULL)
        """,
        "CREATE UNIQUE INDEX scheduled_post_key ON scheduled_post (person_id, publish_key)",
        "CREATE INDEX scheduled_post_person ON scheduled_post (person_id, id)",
      ]
    },
    key: ["id"],
    source: [
      "id", "person_id", "due_at", "visibility", "reply_to_id", "publish_key", "failure", "photos", "text",
      "warning", "language", "place_name", "place_latitude", "place_longitude", "is_sensitive",
    ] + questionColumns,
    rules: [.numbered("id"), .refersToPerson("person_id", .own(key: "id")), .among("visibility", 0...3)])

  /// `scheduled_id`: The scheduled post that keeps a photo.
  private static let heldPhoto = Columns(
    "photo", source: ["scheduled_id"],
    rules: [
      .refers("scheduled_id", to: "scheduled_post", where: " AND r.person_id = t.owner_id"),
      .never("is on a post and kept for another", "t.post_id IS NOT NULL AND t.scheduled_id IS NOT NULL"),
    ])
}
