import Database
import Entities

extension Migration {
  /// Which notices are told together. A group has the id of its first notice, and stands in the list where its
  /// latest one was made, also when that was taken back since: nothing moves down below what has been read.
  /// What stands alone is a group of one. A notice with `standing` 2 was dismissed, and never comes back.
  static let noticeGroups = Migration("noticeGroups") { connection throws(SocialError) in
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

extension SQLConnection {
  /// Groups the notices that were there before there were groups; follows by the days of the calendar.
  fileprivate func groupNotices() throws(SocialError) {
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
