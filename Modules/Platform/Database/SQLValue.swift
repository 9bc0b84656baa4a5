import AppValues

/// A value bound to a statement. A null has a type: PostgreSQL can't infer it.
public enum SQLValue: Sendable, Hashable {
  case null(SQLType)
  case integer(Int64)
  case boolean(Bool)
  case double(Double)
  case text(String)
  case blob([UInt8])

  /// The type of the value, even of a null.
  public var type: SQLType {
    switch self {
    case .null(let type): type
    case .integer: .integer
    case .boolean: .boolean
    case .double: .double
    case .text: .text
    case .blob: .blob
    }
  }
}

/// The types that both databases have in common.
public enum SQLType: Sendable, Hashable {
  case integer, boolean, double, text, blob
}

/// A value that can be bound to a statement.
public protocol SQLBindable {
  static var sqlType: SQLType { get }
  var sqlValue: SQLValue { get }
}

extension Int64: SQLBindable {
  public static var sqlType: SQLType { .integer }
  public var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLBindable {
  public static var sqlType: SQLType { .integer }
  public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Bool: SQLBindable {
  public static var sqlType: SQLType { .boolean }
  public var sqlValue: SQLValue { .boolean(self) }
}

extension Double: SQLBindable {
  public static var sqlType: SQLType { .double }
  public var sqlValue: SQLValue { .double(self) }
}

extension String: SQLBindable {
  public static var sqlType: SQLType { .text }
  public var sqlValue: SQLValue { .text(self) }
}

extension [UInt8]: SQLBindable {
  public static var sqlType: SQLType { .blob }
  public var sqlValue: SQLValue { .blob(self) }
}

extension String {
  /// Refuses text with a NUL: both databases would lose what follows it.
  func refuseNUL() throws(AppError) {
    if utf8.contains(0) { throw .invalid(.text, .unprintable) }
  }
}
