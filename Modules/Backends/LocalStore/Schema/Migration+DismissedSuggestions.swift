import AppValues
import SocialDatabase

extension Migration {
  /// Suggestions that people dismissed. No one has yet.
  static let dismissedSuggestions = Migration("dismissedSuggestions") { connection throws(AppError) in
    for columns in Columns.dismissedSuggestions {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}
