import AppValues
import SocialDatabase

extension Migration {
  /// The background work that is due, and when; see `WorkState`. There is one row for each subject of a kind, instead
  /// of a time or an order in each kind's own table.
  static let dueWork = Migration("dueWork") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE due_work (
        kind TEXT NOT NULL, subject BIGINT NOT NULL, state TEXT NOT NULL, due_at BIGINT NOT NULL,
        tries BIGINT NOT NULL, asked BIGINT NOT NULL, PRIMARY KEY (kind, subject)) \(connection.dialect.clustered)
      """)
    // Everything is checked once.
    let due: SQL = "'due', 0, 0, 1"
    for rows: SQL in [
      "SELECT 'mail', id, \(due) FROM mail", "SELECT 'account', person_id, \(due) FROM account_removal",
      "SELECT DISTINCT 'telling', post_id, \(due) FROM telling",
      """
      SELECT 'media', 0, \(due) WHERE EXISTS (SELECT 1 FROM media_removal)
        OR EXISTS (SELECT 1 FROM photo WHERE post_id IS NULL)
      """,
    ] {
      try connection.execute("INSERT INTO due_work (kind, subject, state, due_at, tries, asked) \(rows)")
    }
    try connection.execute("ALTER TABLE mail DROP COLUMN due_at")
  }
}

extension Columns {
  static let dueWork = [
    Columns(
      "due_work", key: ["kind", "subject"], source: ["kind", "subject", "state", "due_at", "tries", "asked"])
  ]
}
