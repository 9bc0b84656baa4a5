import AppValues
import Entities
import SocialDatabase

extension Migration {
  /// Notices. One whose cause was undone (`standing` 0) isn't listed, and comes back as it was when the cause does:
  /// liking twice notifies once. `post_id` is 0 for a follow.
  static let notices = Migration("notices") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE notice (
        id \(connection.dialect.rowID), recipient_id BIGINT NOT NULL, kind TEXT NOT NULL,
        actor_id BIGINT NOT NULL, post_id BIGINT NOT NULL, at BIGINT NOT NULL, read_at BIGINT,
        standing BIGINT NOT NULL)
      """)
    try connection.execute(
      "CREATE UNIQUE INDEX notice_cause ON notice (recipient_id, actor_id, kind, post_id)")
    try connection.execute(
      "CREATE INDEX notice_list ON notice (recipient_id, id) WHERE standing = 1")
    try connection.execute(
      """
      CREATE INDEX notice_unread ON notice (recipient_id, id)
      WHERE standing = 1 AND read_at IS NULL
      """)
    try connection.execute("CREATE INDEX notice_post ON notice (post_id) WHERE post_id <> 0")
  }
}

extension Columns {
  static let notices = [
    Columns(
      "notice", key: ["id"],
      source: ["id", "recipient_id", "kind", "actor_id", "post_id", "at", "read_at", "standing"],
      rules: [
        .numbered("id", by: .notice), .among("kind", NoticeKind.allCases.map(\.rawValue)),
        .among("standing", 0...2),
        .refersToPerson("recipient_id", .shared), .refersToPerson("actor_id", .shared),
        .refersToPresent("post_id", when: "t.post_id <> 0"),
        .never(
          "is about something that was undone",
          """
          t.standing = 1 AND NOT (\(Columns.isSo))
            AND NOT EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.deleted_at IS NOT NULL)
          """,
          mend: .set("standing", "0")),
      ])
  ]

  /// Whether the cause of a notice `t` exists.
  private static let isSo: SQL = """
    CASE t.kind
    WHEN 'like' THEN EXISTS (
      SELECT 1 FROM post_like l JOIN post p ON p.id = l.post_id
      WHERE l.post_id = t.post_id AND l.person_id = t.actor_id AND p.author_id = t.recipient_id)
    WHEN 'share' THEN EXISTS (
      SELECT 1 FROM item i JOIN post p ON p.id = i.post_id
      WHERE i.post_id = t.post_id AND i.actor_id = t.actor_id AND i.is_share = 1
        AND p.author_id = t.recipient_id)
    WHEN 'follow' THEN EXISTS (
      SELECT 1 FROM follow f WHERE f.follower_id = t.actor_id AND f.followee_id = t.recipient_id)
    WHEN 'followRequest' THEN EXISTS (
      SELECT 1 FROM follow_request f WHERE f.requester_id = t.actor_id AND f.target_id = t.recipient_id)
    WHEN 'comment' THEN EXISTS (
      SELECT 1 FROM post p JOIN post q ON q.id = p.reply_to_id
      WHERE p.id = t.post_id AND p.author_id = t.actor_id AND q.author_id = t.recipient_id)
    WHEN 'mention' THEN EXISTS (
      SELECT 1 FROM post p JOIN mention m ON m.post_id = p.id
      WHERE p.id = t.post_id AND p.author_id = t.actor_id AND m.person_id = t.recipient_id)
    ELSE EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.author_id = t.actor_id) END
    """
}
