/// A parameter of a statement, bound when the statement runs. A long statement is put together and planned once, and
/// then used with any values:
///
///     let author = SQLParameter<Int64>("author")
///     let posts: SQL = "SELECT id FROM post WHERE author_id = \(author)"
///     try connection.rows(posts.binding([author.value(id)])) { … }
public struct SQLParameter<Value: SQLBindable>: Sendable {
  /// The name of the parameter, unique within its statement.
  public let name: String

  /// - Parameter name: The name of the parameter, unique within its statement.
  public init(_ name: StaticString) {
    self.name = name.description
  }

  /// Binds a value to the parameter.
  public func value(_ value: Value) -> SQLBoundValue {
    SQLBoundValue(name: name, value: value.sqlValue)
  }
}

/// A value bound to a parameter of a statement.
public struct SQLBoundValue: Sendable {
  let name: String
  let value: SQLValue
}
