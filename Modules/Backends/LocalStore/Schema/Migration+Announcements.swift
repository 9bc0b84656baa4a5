import AppValues
import SocialDatabase

extension Migration {
  /// What the administrator announces. Nothing is announced yet.
  static let announcements = Migration("announcements") { connection throws(AppError) in
    for columns in Columns.announcements {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}
