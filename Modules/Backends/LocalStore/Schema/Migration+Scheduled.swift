import AppValues
import SocialDatabase

extension Migration {
  /// Scheduled posts, which keep their photos.
  static let scheduled = Migration("scheduled") { connection throws(AppError) in
    try connection.execute("ALTER TABLE photo ADD COLUMN scheduled_id BIGINT")
    for columns in Columns.scheduled {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}
