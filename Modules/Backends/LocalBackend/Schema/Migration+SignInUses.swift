import AppValues
import SocialDatabase

extension Migration {
  /// When each sign-in was used last, to the hour; NULL for one not used since it began.
  static let signInUses = Migration("signInUses") { connection throws(AppError) in
    try connection.execute("ALTER TABLE session ADD COLUMN used_at BIGINT")
  }
}

extension Columns {
  static let signInUses = [Columns("session", source: ["used_at"])]
}
