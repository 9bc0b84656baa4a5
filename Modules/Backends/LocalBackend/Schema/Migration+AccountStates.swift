import AppValues
import SocialDatabase

extension Migration {
  /// Whether someone can take part: `AccountState`. Few can't, and an index finds whether anyone at all.
  static let accountStates = Migration("accountStates") { connection throws(AppError) in
    try connection.execute("ALTER TABLE person ADD COLUMN state BIGINT NOT NULL DEFAULT 0")
    try connection.execute("CREATE INDEX person_hidden ON person (id) WHERE state > 0")
    // Knowing nothing of the new column, PostgreSQL would take a third of all to be hidden, and read everyone to find
    // that no one is, once for each page.
    if connection.dialect == .postgreSQL { try connection.execute("ANALYZE person (state)") }
  }
}

extension Columns {
  static let accountStates = [
    Columns("person", source: ["state"], rules: [.among("state", 0...3)])
  ]
}
