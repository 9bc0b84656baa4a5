/// A place in a statement for a value that is bound when the statement runs. A long statement is put together and planned
/// once that way, and used with any values:
///
///     let author = SQLParameter<Int64>("author")
///     let posts: SQL = "SELECT id FROM post WHERE author_id = \(author)"
///     try connection.rows(posts.binding([author.value(id)])) { … }
public struct SQLParameter<Value: SQLBindable>: Sendable {
  /// What tells it from the other places of its statement.
  public let name: String

  /// - Parameter name: What tells it from the other places of its statement.
  public init(_ name: StaticString) {
    self.name = name.description
  }

  /// A value for it.
  public func value(_ value: Value) -> SQLBoundValue {
    SQLBoundValue(name: name, value: value.sqlValue)
  }
}

/// A value for a place in a statement.
public struct SQLBoundValue: Sendable {
  let name: String
  let value: SQLValue
}
