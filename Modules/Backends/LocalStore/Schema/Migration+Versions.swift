import AppValues
import SocialDatabase

extension Migration {
  /// The versions of posts, and what raises them and those of people. A later migration that adds a column that is shown
  /// makes the trigger of its table again.
  static let versions = Migration("versions") { connection throws(AppError) in
    try connection.execute("ALTER TABLE post ADD COLUMN version BIGINT NOT NULL DEFAULT 1")
    for statement in ShownColumns.functions(connection.dialect) { try connection.execute(statement) }
    for columns in ShownColumns.all { try connection.execute(columns.trigger(connection.dialect)) }
  }
}
