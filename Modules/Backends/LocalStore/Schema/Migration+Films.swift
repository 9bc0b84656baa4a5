import AppValues
import SocialDatabase

extension Migration {
  /// What photos have that are films.
  static let films = Migration("films") { connection throws(AppError) in
    for column in ["film TEXT", "duration BIGINT", "frame_rate TEXT", "bitrate BIGINT"] as [SQL] {
      try connection.execute("ALTER TABLE photo ADD COLUMN \(column)")
    }
    try connection.execute(
      "CREATE INDEX photo_film ON photo (store, id) WHERE film IS NOT NULL AND thumbnail = ''")
    if connection.dialect == .postgreSQL { try connection.execute("ANALYZE photo (film)") }
  }
}
