import AppValues
import SocialDatabase

extension Migration {
  /// What reading for people has to heed.
  static let traits = Migration("traits") { connection throws(AppError) in
    try connection.execute("ALTER TABLE person ADD COLUMN traits BIGINT NOT NULL DEFAULT 0")
    for source in TraitSource.first {
      for statement in source.backfill + source.triggers(connection.dialect) {
        try connection.execute(statement)
      }
    }
  }
}
