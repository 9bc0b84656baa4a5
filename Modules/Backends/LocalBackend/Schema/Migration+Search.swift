import AppValues
import SocialDatabase

extension Migration {
  /// The tokens of posts and people, by their ids.
  static let search = Migration("search") { connection throws(AppError) in
    for table in SearchIndex.allCases {
      for statement in table.definition(connection.dialect) { try connection.execute(statement) }
    }
  }
}

extension Columns {
  static let search = SearchIndex.allCases.map { index in
    // SQLite calls the first `rowid`.
    Columns(index.name, key: ["id"], derived: [.found("id"), .found("tokens")])
  }
}
