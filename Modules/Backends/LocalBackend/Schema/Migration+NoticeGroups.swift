import AppValues
import Entities
import SocialDatabase

extension Migration {
  /// Groups of notices. A group has the id of its first notice, and its position in the list is that of its latest one,
  /// even if that was undone since: nothing moves down below what has been read. A single notice is a group of one. A
  /// notice with `standing` 2 was dismissed, and never comes back.
  static let noticeGroups = Migration("noticeGroups") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE notice_group (
        id \(connection.dialect.rowID), recipient_id BIGINT NOT NULL, kind TEXT NOT NULL,
        post_id BIGINT NOT NULL, began_at BIGINT NOT NULL, latest_id BIGINT NOT NULL)
      """)
    try connection.execute("ALTER TABLE notice ADD COLUMN group_id BIGINT NOT NULL DEFAULT 0")
    try connection.groupNotices()
    try connection.execute("CREATE INDEX notice_group_list ON notice_group (recipient_id, latest_id)")
    try connection.execute(
      "CREATE INDEX notice_group_cause ON notice_group (post_id, recipient_id, kind, latest_id)")
    // All that counting and choosing needs: a group may hold thousands.
    try connection.execute(
      "CREATE INDEX notice_member ON notice (group_id, id, kind, actor_id, post_id) WHERE standing = 1")
    try connection.execute("DROP INDEX notice_unread")
    try connection.execute(
      """
      CREATE INDEX notice_unread ON notice (recipient_id, group_id, id, kind, actor_id, post_id)
      WHERE standing = 1 AND read_at IS NULL
      """)
  }
}

extension Columns {
  /// A group repeats what its notices say, of which the first may be gone, or all.
  static let noticeGroups = [
    Columns(
      "notice_group", key: ["id"], source: ["id"],
      derived: [
        .copy("recipient_id", Columns.said(by: "recipient_id")), .copy("kind", Columns.said(by: "kind")),
        .copy("post_id", Columns.said(by: "post_id")),
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
      ]),
    Columns(
      "notice", source: ["group_id"],
      rules: [
        .refers(
          "group_id", to: "notice_group",
          where: """
             AND r.recipient_id = t.recipient_id AND r.kind = t.kind AND r.post_id = t.post_id
            AND r.latest_id >= t.id
            """,
          mend: .insert(Columns.missingGroup))
      ]),
  ]

  /// Inserts the group of a notice `t` that is the first of one that is not there.
  private static let missingGroup: SQL = """
    INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
    SELECT t.group_id, t.recipient_id, t.kind, t.post_id, t.at, t.id FROM notice t
    WHERE NOT EXISTS (SELECT 1 FROM notice_group g WHERE g.id = t.group_id)
      AND NOT EXISTS (SELECT 1 FROM notice n WHERE n.group_id = t.group_id AND n.id < t.id) AND 
    """

  /// What the first notice of a group `t` says, or the first that stands.
  private static func said(by column: SQL) -> SQL {
    """
    COALESCE(
      (SELECT n.\(column) FROM notice n WHERE n.id = t.id AND n.group_id = t.id),
      (SELECT n.\(column) FROM notice n WHERE n.group_id = t.id AND n.standing = 1 ORDER BY n.id LIMIT 1),
      t.\(column))
    """
  }
}

extension SQLConnection {
  /// Groups the notices that were there before there were groups; follows by the days of the calendar.
  fileprivate func groupNotices() throws(AppError) {
    try execute(
      """
      UPDATE notice SET group_id = g.first FROM (
        SELECT id, MIN(id) OVER (PARTITION BY recipient_id, kind, post_id,
          CASE WHEN kind IN ('like', 'share') THEN 0 WHEN kind = 'follow' THEN at / 86400000 ELSE id END
        ) AS first
        FROM notice) AS g
      WHERE g.id = notice.id
      """)
    try execute(
      """
      INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
      SELECT group_id, MIN(recipient_id), MIN(kind), MIN(post_id), MIN(at), MAX(id)
      FROM notice GROUP BY group_id
      """)
  }
}
