import AppValues
import SocialDatabase

extension Migration {
  /// The files of the pictures on top of a profile; empty where there is none.
  static let profilePictures = Migration("profilePictures") { connection throws(AppError) in
    for column: SQL in ["avatar", "header"] {
      try connection.execute("ALTER TABLE person ADD COLUMN \(column) TEXT NOT NULL DEFAULT ''")
    }
  }
}

extension Columns {
  static let profilePictures = [Columns("person", source: ["avatar", "header"])]
}
