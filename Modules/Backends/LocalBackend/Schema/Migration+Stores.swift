import AppValues
import SocialDatabase

extension Migration {
  /// Which store has a file: the number of the one that wrote it. An embedded database has only one store, which is 0.
  /// On a server 0 stands for none that is known: the store that has the file claims it, as `MediaClaims` does.
  static let stores = Migration("stores") { connection throws(AppError) in
    let columns: [(table: SQL, column: SQL)] = [
      ("photo", "store"), ("person", "avatar_store"), ("person", "header_store"), ("media_removal", "store"),
    ]
    for (table, column) in columns {
      try connection.execute("ALTER TABLE \(table) ADD COLUMN \(column) BIGINT NOT NULL DEFAULT 0")
    }
    try connection.execute("DROP INDEX media_removal_due")
    try connection.execute("CREATE INDEX media_removal_due ON media_removal (store, due_at)")
    if connection.dialect == .postgreSQL {
      // It is each store's own from now on.
      try connection.execute("DELETE FROM due_work WHERE kind = 'media'")
    }
  }
}

extension Columns {
  static let stores = [
    Columns("photo", source: ["store"]),
    Columns("person", source: ["avatar_store", "header_store"]),
    Columns("media_removal", source: ["store"]),
  ]
}
