package import AppValues
package import SocialDatabase

/// An index of tokens made by `SearchText`: contentless full text in SQLite, arrays in PostgreSQL. It finds
/// candidates, which are then compared with the text itself.
///
/// Tokens are stored in the kana of the text, and looked for in both.
package enum SearchIndex: CaseIterable {
  case posts
  case people

  /// The name of its table.
  package var name: SQLName {
    switch self {
    case .posts: "post_search"
    case .people: "person_search"
    }
  }

  /// The statements that create it.
  func definition(_ dialect: Dialect) -> [SQL] {
    switch dialect {
    case .sqlite:
      [
        "CREATE VIRTUAL TABLE \(name) USING fts5 (tokens, content='', detail=none, tokenize='ascii')",
        // What it holds, term by term, to be compared with what it should. It takes no room.
        "CREATE VIRTUAL TABLE \(name)_term USING fts5vocab(\(name), instance)",
      ]
    case .postgreSQL:
      [
        // Byte by byte: an index in the order of a language takes three times as long to write.
        "CREATE TABLE \(name) (id BIGINT PRIMARY KEY, tokens TEXT[] COLLATE \"C\" NOT NULL)",
        "CREATE INDEX \(name)_tokens ON \(name) USING GIN (tokens)",
      ]
    }
  }

  package func insert(_ id: Int64, _ tokens: [String], _ connection: any SQLConnection) throws(AppError) {
    switch connection.dialect {
    case .sqlite:
      try connection.submit(
        "INSERT INTO \(name) (rowid, tokens) VALUES (\(id), \(tokens.joined(separator: " ")))")
    case .postgreSQL:
      try connection.submit(
        "INSERT INTO \(name) (id, tokens) VALUES (\(id), CAST(\(Self.array(tokens)) AS TEXT[]))")
    }
  }

  /// - Parameter tokens: Those that were inserted: SQLite keeps none to find them by.
  package func remove(_ id: Int64, _ tokens: [String], _ connection: any SQLConnection) throws(AppError) {
    switch connection.dialect {
    case .sqlite:
      try connection.submit(
        """
        INSERT INTO \(name) (\(name), rowid, tokens)
        VALUES ('delete', \(id), \(tokens.joined(separator: " ")))
        """)
    case .postgreSQL:
      try connection.submit("DELETE FROM \(name) WHERE id = \(id)")
    }
  }

  /// Removes everything.
  package func clear(_ connection: any SQLConnection) throws(AppError) {
    switch connection.dialect {
    case .sqlite: try connection.execute("INSERT INTO \(name) (\(name)) VALUES ('delete-all')")
    case .postgreSQL: try connection.execute("DELETE FROM \(name)")
    }
  }

  /// What a person is found by.
  package static func tokens(handle: String, name: String) -> [String] {
    Set(SearchText.tokens(handle) + SearchText.tokens(name)).sorted()
  }

  /// The token for the author of a post. No text has such a long token.
  package static func token(of author: Int64) -> String { "by\(author)" }

  /// A statement that selects, as `id`, the entries with all tokens.
  package func candidates(_ tokens: [String], _ dialect: Dialect) -> SQL {
    switch dialect {
    case .sqlite:
      // Tokens are letters, digits and marks only; the quotes keep `and`, `or` and `not` from being operators.
      "SELECT rowid AS id FROM \(name) WHERE \(name) MATCH \(tokens.map(Self.term).joined(separator: " AND "))"
    case .postgreSQL:
      "SELECT id FROM \(name) WHERE \(Self.holds(tokens))"
    }
  }

  /// What SQLite searches for: a token in any of its spellings.
  private static func term(_ token: String) -> String {
    let spellings = SearchText.spellings(of: token).map { "\"\($0)\"" }
    return spellings.count == 1 ? spellings[0] : "(\(spellings.joined(separator: " OR ")))"
  }

  /// Whether a row of PostgreSQL's holds all tokens, each in any of its spellings.
  package static func holds(_ tokens: [String]) -> SQL {
    let spelled = tokens.map(SearchText.spellings)
    let plain = spelled.filter { $0.count == 1 }.map { $0[0] }
    var all: [SQL] = plain.isEmpty ? [] : ["tokens @> CAST(\(array(plain)) AS TEXT[])"]
    all += spelled.filter { $0.count > 1 }.map { spellings -> SQL in
      "tokens && CAST(\(array(spellings)) AS TEXT[])"
    }
    return all.dropFirst().reduce(all.first ?? "TRUE") { "\($0) AND \($1)" }
  }

  /// The key that candidates are ordered by.
  package func key(_ dialect: Dialect) -> SQL { dialect == .sqlite ? "rowid" : "id" }

  /// Tokens hold letters, digits and marks alone: nothing in them needs to be escaped.
  private static func array(_ tokens: [String]) -> String {
    "{\(tokens.map { "\"\($0)\"" }.joined(separator: ","))}"
  }
}
