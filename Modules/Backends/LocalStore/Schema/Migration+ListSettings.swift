import AppValues
import SocialDatabase

extension Migration {
  /// What lists show, and home doesn't. Those that exist go on showing what they did.
  static let listSettings = Migration("listSettings") { connection throws(AppError) in
    for column in [
      "comments BIGINT NOT NULL DEFAULT 0", "is_exclusive BIGINT NOT NULL DEFAULT 0",
    ] as [SQL] {
      try connection.execute("ALTER TABLE user_list ADD COLUMN \(column)")
    }
  }
}
