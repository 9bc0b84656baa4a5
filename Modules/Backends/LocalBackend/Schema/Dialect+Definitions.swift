import Database

extension Dialect {
  /// The type of a key that rows are stored by.
  var rowID: SQL {
    switch self {
    case .sqlite: "INTEGER PRIMARY KEY"
    case .postgreSQL: "BIGINT PRIMARY KEY"
    }
  }

  /// Makes a text column compare byte by byte, as SQLite does by itself.
  var bytewise: SQL {
    switch self {
    case .sqlite: ""
    case .postgreSQL: "COLLATE \"C\""
    }
  }

  /// Stores a table in the order of its primary key, where that can be had.
  var clustered: SQL {
    switch self {
    case .sqlite: "WITHOUT ROWID"
    case .postgreSQL: ""
    }
  }
}
