import AppValues
import SocialDatabase

extension Migration {
  /// Filters, which no one has yet.
  static let filters = Migration("filters") { connection throws(AppError) in
    try connection.execute("ALTER TABLE person ADD COLUMN filters_version BIGINT NOT NULL DEFAULT 0")
    for columns in Columns.filters {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}
