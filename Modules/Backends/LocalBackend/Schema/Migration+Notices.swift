import Database
import Entities

extension Migration {
  /// What people are told of. A notice whose cause was taken back (`standing` 0) is not listed and comes
  /// back as it was when the cause does: liking twice tells once. `post_id` is 0 for a follow.
  static let notices = Migration("notices") { connection throws(SocialError) in
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
