import AppValues
import SocialDatabase

extension Migration {
  /// The post that a comment replies to may not be here: an archive has only what one person wrote. The comment then keeps
  /// the key of that post in its source (`absent_parent`), and the handle of its author, if known.
  ///
  /// From now on a conversation has a number of its own: the id of the first of its posts that was here. That needn't be
  /// the post at the top, which may come later, or never.
  static let absentParents = Migration("absentParents") { connection throws(AppError) in
    for column in ["absent_parent", "absent_parent_author"] as [SQLName] {
      try connection.execute("ALTER TABLE post ADD COLUMN \(column) TEXT")
    }
    try connection.execute(
      "CREATE INDEX post_absent_parent ON post (author_id, absent_parent) WHERE absent_parent IS NOT NULL")
    // Knowing nothing of the new column, PostgreSQL would take most posts for such comments.
    if connection.dialect == .postgreSQL { try connection.execute("ANALYZE post (absent_parent)") }
  }
}

extension Columns {
  static let absentParents = [
    Columns(
      "post", source: ["absent_parent", "absent_parent_author"],
      rules: [
        .never(
          "replies to a post that is here and to one that isn't",
          "t.reply_to_id IS NOT NULL AND t.absent_parent IS NOT NULL")
      ])
  ]
}
