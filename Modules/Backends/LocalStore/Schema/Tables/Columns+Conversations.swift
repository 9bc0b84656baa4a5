import SocialDatabase

extension Columns {
  /// The inboxes of direct posts: what each person has of the conversations that aren't for everyone.
  static let conversations = [directPost, conversation]

  /// The direct posts that a person wrote or is mentioned in.
  private static let directPost = Columns(
    "direct_post",
    as: { dialect in
      [
        """
        CREATE TABLE direct_post (
          person_id BIGINT NOT NULL, post_id BIGINT NOT NULL, conversation_id BIGINT NOT NULL,
          PRIMARY KEY (person_id, post_id)) \(dialect.clustered)
        """,
        "CREATE INDEX direct_post_post ON direct_post (post_id)",
        "CREATE INDEX direct_post_conversation ON direct_post (conversation_id, post_id)",
      ]
    },
    key: ["person_id", "post_id"], source: ["person_id", "post_id", "conversation_id"],
    rules: [
      .refersToStanding("post_id"), .refersToPerson("person_id", .own(key: "post_id")),
      .refers("conversation_id", to: "conversation", where: " AND r.person_id = t.person_id"),
      .never(
        "isn't for the person whose inbox it's in",
        """
        NOT EXISTS (
          SELECT 1 FROM post p WHERE p.id = t.post_id AND p.visibility = 3 AND (p.author_id = t.person_id
            OR EXISTS (SELECT 1 FROM mention m WHERE m.post_id = p.id AND m.person_id = t.person_id)))
        """),
    ])

  /// A person's conversation with certain others. The same direct posts are a conversation of their own for each of the
  /// people, and a thread that goes on with other people is a further one.
  ///
  /// - `thread_id`: The `conversation_id` of its posts.
  /// - `people`: The ids of the others in rising order, with spaces between them.
  /// - `read_to`: The last post that was read.
  /// - `removed_to`: The last post that was there when the person removed it; 0 if they haven't. Later posts bring it back.
  private static let conversation = Columns(
    "conversation",
    as: { dialect in
      [
        """
        CREATE TABLE conversation (
          id \(dialect.rowID), person_id BIGINT NOT NULL, thread_id BIGINT NOT NULL, people TEXT NOT NULL,
          read_to BIGINT NOT NULL DEFAULT 0, removed_to BIGINT NOT NULL DEFAULT 0)
        """,
        "CREATE UNIQUE INDEX conversation_people ON conversation (person_id, thread_id, people)",
      ]
    },
    key: ["id"], source: ["id", "person_id", "thread_id", "people", "read_to", "removed_to"],
    rules: [
      .numbered("id"), .refersToPerson("person_id", .own(key: "id")), .refers("thread_id", to: "post"),
    ])
}
