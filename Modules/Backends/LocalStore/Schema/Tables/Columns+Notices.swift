import Entities
import Notifications
import SocialDatabase

extension Columns {
  /// What people are notified about.
  static let notices = [notice, noticeGroup, quietHours, telling]

  /// - `post_id`: 0 for a follow.
  /// - `standing`: 1; 0 if its cause was undone: then it isn't listed, and comes back as it was when the cause does, so that
  ///   liking twice notifies once; 2 if it was dismissed, and never comes back; 3 if it waits in a request.
  /// - `group_id`: 0 for one that waits, or was dismissed while it did.
  ///
  /// `notice_member` and `notice_unread` have all that counting and choosing needs: a group may hold thousands.
  private static let notice = Columns(
    "notice",
    as: { dialect in
      [
        """
        CREATE TABLE notice (
          id \(dialect.rowID), recipient_id BIGINT NOT NULL, kind TEXT NOT NULL, actor_id BIGINT NOT NULL,
          post_id BIGINT NOT NULL, at BIGINT NOT NULL, read_at BIGINT, standing BIGINT NOT NULL,
          group_id BIGINT NOT NULL DEFAULT 0)
        """,
        "CREATE UNIQUE INDEX notice_cause ON notice (recipient_id, actor_id, kind, post_id)",
        "CREATE INDEX notice_list ON notice (recipient_id, id) WHERE standing = 1",
        "CREATE INDEX notice_post ON notice (post_id) WHERE post_id <> 0",
        "CREATE INDEX notice_member ON notice (group_id, id, kind, actor_id, post_id) WHERE standing = 1",
        """
        CREATE INDEX notice_unread ON notice (recipient_id, group_id, id, kind, actor_id, post_id)
        WHERE standing = 1 AND read_at IS NULL
        """,
        "CREATE INDEX notice_actor ON notice (actor_id)",
      ]
    },
    key: ["id"],
    source: [
      "id", "recipient_id", "kind", "actor_id", "post_id", "at", "read_at", "standing", "group_id",
    ],
    rules: [
      .numbered("id", by: .notice), .among("kind", NoticeKind.allCases.map(\.rawValue)),
      .among("standing", 0...3),
      .refersToPerson("recipient_id", .shared), .refersToPerson("actor_id", .shared),
      .refersToPresent("post_id", when: "t.post_id <> 0"),
      .never(
        "is about something that was undone",
        """
        t.standing IN (1, 3) AND NOT (\(isSo))
          AND NOT EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.deleted_at IS NOT NULL)
        """,
        repair: .set("standing", "CASE t.standing WHEN 3 THEN 2 ELSE 0 END")),
      .refers(
        "group_id", to: "notice_group",
        where: """
           AND r.recipient_id = t.recipient_id AND r.kind = t.kind AND r.post_id = t.post_id
          AND r.latest_id >= t.id
          """,
        when: "NOT (t.group_id = 0 AND t.standing IN (2, 3))",
        repair: .insert(missingGroup)),
    ])

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
    WHEN 'unpublished' THEN t.actor_id = t.recipient_id
    ELSE EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.author_id = t.actor_id) END
    """

  /// Inserts the group of a notice `t` that is the first of one that is not there.
  private static let missingGroup: SQL = """
    INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
    SELECT t.group_id, t.recipient_id, t.kind, t.post_id, t.at, t.id FROM notice t
    WHERE NOT EXISTS (SELECT 1 FROM notice_group g WHERE g.id = t.group_id)
      AND NOT EXISTS (SELECT 1 FROM notice n WHERE n.group_id = t.group_id AND n.id < t.id) AND 
    """

  /// A group has the id of its first notice, and its position in the list is that of its latest one, even if that was undone
  /// since: nothing moves down below what has been read. A single notice is a group of one.
  ///
  /// A group repeats what its notices say, of which the first may be gone, or all.
  private static let noticeGroup = Columns(
    "notice_group",
    as: { dialect in
      [
        """
        CREATE TABLE notice_group (
          id \(dialect.rowID), recipient_id BIGINT NOT NULL, kind TEXT NOT NULL, post_id BIGINT NOT NULL,
          began_at BIGINT NOT NULL, latest_id BIGINT NOT NULL)
        """,
        "CREATE INDEX notice_group_list ON notice_group (recipient_id, latest_id)",
        "CREATE INDEX notice_group_cause ON notice_group (post_id, recipient_id, kind, latest_id)",
      ]
    },
    key: ["id"], source: ["id"],
    derived: [
      .copy("recipient_id", said(by: "recipient_id")), .copy("kind", said(by: "kind")),
      .copy("post_id", said(by: "post_id")),
      .copy(
        "began_at",
        "COALESCE((SELECT n.at FROM notice n WHERE n.id = t.id AND n.group_id = t.id), t.began_at)"),
      .copy(
        "latest_id",
        """
        SELECT CASE WHEN last > t.latest_id THEN last ELSE t.latest_id END FROM (
          SELECT COALESCE(MAX(n.id), t.id) AS last FROM notice n
          WHERE n.group_id = t.id AND n.standing = 1) AS members
        """),
    ],
    rules: [
      .numbered("id", by: .notice), .numbered("latest_id", by: .notice),
      .among("kind", NoticeKind.allCases.map(\.rawValue)),
      .refersToPerson("recipient_id", .own(key: nil)), .refersToPresent("post_id", when: "t.post_id <> 0"),
    ])

  /// What the first notice of a group `t` says, or the first that stands.
  private static func said(by column: SQL) -> SQL {
    """
    COALESCE(
      (SELECT n.\(column) FROM notice n WHERE n.id = t.id AND n.group_id = t.id),
      (SELECT n.\(column) FROM notice n WHERE n.group_id = t.id AND n.standing = 1 ORDER BY n.id LIMIT 1),
      t.\(column))
    """
  }

  /// When people aren't alerted, in minutes from midnight.
  private static let quietHours = Columns(
    "quiet_hours",
    as: { _ in
      [
        """
        CREATE TABLE quiet_hours (
          person_id BIGINT NOT NULL PRIMARY KEY, begins BIGINT NOT NULL, ends BIGINT NOT NULL)
        """
      ]
    },
    key: ["person_id"], source: ["person_id", "begins", "ends"],
    rules: [
      .refersToPerson("person_id", .own(key: nil)), .among("begins", 0...1439), .among("ends", 0...1439),
    ])

  /// Posts that not everyone in an audience (`watchers`, `fans`) has been notified about yet, and the last person who has.
  private static let telling = Columns(
    "telling",
    as: { dialect in
      [
        """
        CREATE TABLE telling (
          post_id BIGINT NOT NULL, audience TEXT NOT NULL, last_told_id BIGINT NOT NULL,
          PRIMARY KEY (post_id, audience)) \(dialect.clustered)
        """
      ]
    },
    key: ["post_id", "audience"], source: ["post_id", "audience", "last_told_id"],
    rules: [
      .refersToStanding("post_id"), .among("audience", FanOutAudience.allCases.map(\.rawValue)),
    ])
}
