import AppValues
import SocialDatabase

extension Migration {
  /// When each reading place changed, and how often. When those changed that were there before isn't known: no sooner
  /// than when the item was posted. What was read of the notices is kept here, too, as `notifications`.
  static let readingMarks = Migration("readingMarks") { connection throws(AppError) in
    try connection.execute("ALTER TABLE reading_place ADD COLUMN version BIGINT NOT NULL DEFAULT 1")
    try connection.execute("ALTER TABLE reading_place ADD COLUMN updated_at BIGINT NOT NULL DEFAULT 0")
    try connection.execute("UPDATE reading_place SET updated_at = item_id / 65536")
  }
}

extension Columns {
  static let readingMarks = [Columns("reading_place", source: ["version", "updated_at"])]
}
