import AppValues
import SocialDatabase

extension Migration {
  /// The order of the comments on a post, as one number: authors who continue their own post come first, then the oldest
  /// comments. `ThreadKey` makes it.
  static let threads = Migration("threads") { connection throws(AppError) in
    try connection.execute("ALTER TABLE post ADD COLUMN thread_key BIGINT NOT NULL DEFAULT 0")
    try connection.execute(
      """
      UPDATE post SET thread_key = id + CASE WHEN EXISTS (
        SELECT 1 FROM post r WHERE r.id = post.reply_to_id AND r.author_id = post.author_id)
      THEN 0 ELSE \(ThreadKey.others) END
      WHERE reply_to_id IS NOT NULL
      """)
    try connection.execute(
      "CREATE INDEX post_thread ON post (reply_to_id, thread_key) WHERE reply_to_id IS NOT NULL")
    try connection.execute("DROP INDEX post_comment")
  }
}

extension Columns {
  static let threads = [
    Columns(
      "post",
      derived: [
        .copy(
          "thread_key",
          """
          CASE WHEN t.reply_to_id IS NULL THEN 0 WHEN EXISTS (
            SELECT 1 FROM post p WHERE p.id = t.reply_to_id AND p.author_id = t.author_id)
          THEN t.id ELSE t.id + \(ThreadKey.others) END
          """)
      ])
  ]
}
