import AppValues
import SocialDatabase

extension Migration {
  /// Polls, which no earlier post has.
  static let polls = Migration("polls") { connection throws(AppError) in
    for table in ["post", "revision"] as [SQL] {
      for column in [
        "poll_options TEXT", "poll_allows_several BIGINT NOT NULL DEFAULT 0",
        "poll_hides_totals BIGINT NOT NULL DEFAULT 0", "poll_duration BIGINT NOT NULL DEFAULT 0",
      ] as [SQL] {
        try connection.execute("ALTER TABLE \(table) ADD COLUMN \(column)")
      }
    }
    for columns in Columns.polls {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}
