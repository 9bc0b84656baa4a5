/// The differences between SQLite's SQL and PostgreSQL's.
public enum Dialect: Sendable, Hashable {
  case sqlite
  case postgreSQL

  /// A condition that holds if `column` is one of the ids. It has one bound value, however many ids there are.
  ///
  /// - Parameter column: The column to compare, such as `p.id`.
  public func contains(_ column: SQL, _ ids: [Int64]) -> SQL {
    contains(column, list: "\(list(ids))")
  }

  /// The same for a statement that is put together before its ids are known.
  ///
  /// - Parameter list: The parameter for the text that `list(_:)` makes of them.
  public func contains(_ column: SQL, list: SQL) -> SQL {
    switch self {
    case .sqlite: "\(column) IN (SELECT value FROM json_each(\(list)))"
    case .postgreSQL: "\(column) = ANY (CAST(\(list) AS BIGINT[]))"
    }
  }

  /// A statement that selects the ids of a list.
  ///
  /// - Parameter list: The parameter for the text that `list(_:)` makes of them.
  public func ids(of list: SQL) -> SQL {
    switch self {
    case .sqlite: "SELECT value FROM json_each(\(list))"
    case .postgreSQL: "SELECT unnest(CAST(\(list) AS BIGINT[]))"
    }
  }

  /// The value that stands for some ids.
  public func list(_ ids: [Int64]) -> String {
    let list = ids.map(String.init).joined(separator: ",")
    return switch self {
    case .sqlite: "[\(list)]"
    case .postgreSQL: "{\(list)}"
    }
  }

  /// A condition that holds if `column` is one of the texts. A text with a quotation mark, a backslash or a control
  /// character matches nothing.
  public func contains(_ column: SQL, texts: [String]) -> SQL {
    switch self {
    case .sqlite: "\(column) IN (SELECT value FROM json_each(\("[\(Self.quoted(texts))]")))"
    case .postgreSQL: "\(column) = ANY (CAST(\("{\(Self.quoted(texts))}") AS TEXT[]))"
    }
  }

  private static func quoted(_ texts: [String]) -> String {
    let plain = texts.filter { text in
      text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
    }
    return plain.map { "\"\($0)\"" }.joined(separator: ",")
  }

  /// The same condition for thousands of ids. PostgreSQL would compare each row with all of them.
  public func contains(_ column: SQL, amongMany ids: [Int64]) -> SQL {
    "\(column) IN (\(self.ids(of: "\(list(ids))")))"
  }

  /// The same condition for thousands of texts.
  public func contains(_ column: SQL, amongMany texts: [String]) -> SQL {
    switch self {
    case .sqlite: contains(column, texts: texts)
    case .postgreSQL: "\(column) IN (SELECT unnest(CAST(\("{\(Self.quoted(texts))}") AS TEXT[])))"
    }
  }
}
