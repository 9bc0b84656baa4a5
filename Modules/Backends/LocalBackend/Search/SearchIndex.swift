import AppValues
import SocialDatabase

/// An index of tokens made by `SearchText`: contentless full text in SQLite, arrays in PostgreSQL. It answers
/// candidates, which are then compared with the text itself.
enum SearchIndex: CaseIterable {
  case posts
  case people

  /// The name of its table.
  var name: String {
    switch self {
    case .posts: "post_search"
    case .people: "person_search"
    }
  }

  private var table: SQL { SQL(stringLiteral: name) }

  func definition(_ dialect: Dialect) -> [SQL] {
    switch dialect {
    case .sqlite:
      ["CREATE VIRTUAL TABLE \(table) USING fts5 (tokens, content='', detail=none, tokenize='ascii')"]
    case .postgreSQL:
      [
        "CREATE TABLE \(table) (id BIGINT PRIMARY KEY, tokens TEXT[] NOT NULL)",
        "CREATE INDEX \(table)_tokens ON \(table) USING GIN (tokens)",
      ]
    }
  }

  func insert(_ id: Int64, _ tokens: [String], _ connection: any SQLConnection) throws(AppError) {
    switch connection.dialect {
    case .sqlite:
      try connection.submit(
        "INSERT INTO \(table) (rowid, tokens) VALUES (\(id), \(tokens.joined(separator: " ")))")
    case .postgreSQL:
      try connection.submit(
        "INSERT INTO \(table) (id, tokens) VALUES (\(id), CAST(\(Self.array(tokens)) AS TEXT[]))")
    }
  }

  /// - Parameter tokens: Those that were inserted: SQLite keeps none to find them by.
  func remove(_ id: Int64, _ tokens: [String], _ connection: any SQLConnection) throws(AppError) {
    switch connection.dialect {
    case .sqlite:
      try connection.submit(
        """
        INSERT INTO \(table) (\(table), rowid, tokens)
        VALUES ('delete', \(id), \(tokens.joined(separator: " ")))
        """)
    case .postgreSQL:
      try connection.submit("DELETE FROM \(table) WHERE id = \(id)")
    }
  }

  /// Removes everything.
  func clear(_ connection: any SQLConnection) throws(AppError) {
    switch connection.dialect {
    case .sqlite: try connection.execute("INSERT INTO \(table) (\(table)) VALUES ('delete-all')")
    case .postgreSQL: try connection.execute("DELETE FROM \(table)")
    }
  }

  /// What stands for the author of a post. No text has a token so long.
  static func token(of author: Int64) -> String { "by\(author)" }

  /// A statement that answers the ids, as `id`, of what holds all tokens.
  func candidates(_ tokens: [String], _ dialect: Dialect) -> SQL {
    switch dialect {
    case .sqlite:
      // Tokens are letters, digits and marks only; the quotes keep `and`, `or` and `not` from being operators.
      "SELECT rowid AS id FROM \(table) WHERE \(table) MATCH \(tokens.map { "\"\($0)\"" }.joined(separator: " AND "))"
    case .postgreSQL:
      "SELECT id FROM \(table) WHERE \(Self.holds(tokens))"
    }
  }

  /// Whether a row of PostgreSQL's holds all tokens.
  static func holds(_ tokens: [String]) -> SQL {
    "tokens @> CAST(\(array(tokens)) AS TEXT[])"
  }

  /// The key that candidates are ordered by.
  func key(_ dialect: Dialect) -> SQL { dialect == .sqlite ? "rowid" : "id" }

  /// Tokens hold letters, digits and marks alone: nothing in them needs to be escaped.
  private static func array(_ tokens: [String]) -> String {
    "{\(tokens.map { "\"\($0)\"" }.joined(separator: ","))}"
  }
}
