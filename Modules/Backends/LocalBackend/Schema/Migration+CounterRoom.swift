import AppValues
import SocialDatabase

extension Migration {
  /// Room for another version of rows with counters, on the page where they are. PostgreSQL writes a new version of a post
  /// with each like. If that must go to another page, all indexes change, too: with as much room, 96 of 100 likes stay on
  /// the page, and 58 without. SQLite changes rows in place.
  static let counterRoom = Migration("counterRoom") { connection throws(AppError) in
    if connection.dialect == .sqlite { return }
    for table in ["post", "person"] as [SQLName] {
      try connection.execute("ALTER TABLE \(table) SET (fillfactor = 93)")
    }
  }
}
