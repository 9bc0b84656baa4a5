import AppValues
import SocialDatabase

extension Migration {
  /// What is true of the database as a whole, by name; see `Setting`. Each database is given an id of its own, by
  /// which it is known however it is addressed.
  static let settings = Migration("settings") { connection throws(AppError) in
    try connection.execute("CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)")
    try connection.set(.databaseID, to: Setting.newDatabaseID())
  }
}

extension Columns {
  static let settings = [Columns("setting", key: ["name"], source: ["name", "value"])]
}
