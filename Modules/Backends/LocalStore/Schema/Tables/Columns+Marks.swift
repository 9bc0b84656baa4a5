import SocialDatabase

extension Columns {
  /// What people do with posts. The ids are from the clock of the items.
  static let marks = [like, bookmark, pin, conversationMute]

  /// When someone liked a post follows from the id of the like.
  private static let like = Columns(
    "post_like",
    as: { dialect in
      [
        """
        CREATE TABLE post_like (
          post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, author_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (post_id, person_id)) \(dialect.clustered)
        """,
        "CREATE INDEX post_like_list ON post_like (post_id, id)",
        "CREATE INDEX post_like_order ON post_like (person_id, id)",
      ]
    },
    key: ["post_id", "person_id"], source: ["post_id", "person_id", "id"], derived: [postAuthor],
    rules: [.refersToPresent("post_id"), .refersToPerson("person_id", .shared), .numbered("id")])

  /// The posts that people keep for themselves, read from the newest bookmark down.
  private static let bookmark = Columns(
    "bookmark",
    as: { dialect in
      [
        """
        CREATE TABLE bookmark (
          person_id BIGINT NOT NULL, post_id BIGINT NOT NULL, id BIGINT NOT NULL,
          author_id BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (person_id, post_id)) \(dialect.clustered)
        """,
        "CREATE INDEX bookmark_list ON bookmark (person_id, id, post_id)",
        "CREATE INDEX bookmark_post ON bookmark (post_id)",
      ]
    },
    key: ["person_id", "post_id"], source: ["person_id", "post_id", "id"], derived: [postAuthor],
    rules: [
      .numbered("id"), .refersToPresent("post_id"), .refersToPerson("person_id", .own(key: "post_id")),
    ])

  private static let pin = Columns(
    "pin",
    as: { dialect in
      [
        """
        CREATE TABLE pin (
          person_id BIGINT NOT NULL, post_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (person_id, post_id)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "post_id"], source: ["person_id", "post_id", "id"],
    rules: [
      .numbered("id"), .refersToStanding("post_id"), .refersToPerson("person_id", .own(key: nil)),
      .never(
        "pins a post that the person can't pin",
        """
        EXISTS (
          SELECT 1 FROM post p WHERE p.id = t.post_id AND (p.author_id <> t.person_id OR p.visibility = 3))
        """),
    ])

  private static let conversationMute = Columns(
    "conversation_mute",
    as: { dialect in
      [
        """
        CREATE TABLE conversation_mute (
          person_id BIGINT NOT NULL, conversation_id BIGINT NOT NULL,
          PRIMARY KEY (person_id, conversation_id)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "conversation_id"], source: ["person_id", "conversation_id"],
    rules: [
      .refers("conversation_id", to: "post", where: " AND r.conversation_id = r.id"),
      .refersToPerson("person_id", .own(key: "conversation_id")),
    ])
}
