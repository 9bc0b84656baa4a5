/// A statement and the values bound to it. Written as a string literal; whatever is interpolated becomes a
/// bound value or another statement, never text:
///
///     let sql: SQL = "SELECT text FROM post WHERE id = \(id)"
public struct SQL: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text, with `$1`, `$2` … where values go: both databases read it as it stands.
  public private(set) var text: String
  /// The values, `$1` first.
  public private(set) var values: [SQLValue]
  /// Whether it is to be planned once, for any values.
  private(set) var isTemplate = false

  public init(stringLiteral value: String) {
    text = value
    values = []
  }

  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.sql
  }

  /// A statement whose text itself says `$1`, `$2` … where values go, ready for `binding`: a long statement is
  /// put together and planned once that way, and used with any values. SQLite takes `$1` for a name, and `?1`
  /// for a number.
  public static func template(_ sql: SQL, for dialect: Dialect) -> SQL {
    var template = dialect == .sqlite ? SQL(stringLiteral: sql.text.replacing("$", with: "?")) : sql
    template.isTemplate = true
    return template
  }

  /// The template with values, as many as its text names.
  public func binding(_ values: [any SQLBindable]) -> SQL {
    var sql = self
    sql.values = values.map(\.sqlValue)
    return sql
  }

  /// One statement after another.
  public static func + (left: SQL, right: SQL) -> SQL {
    var sql = left
    sql.append(right)
    return sql
  }

  /// Appends a statement, whose values are renumbered behind those already there.
  public mutating func append(_ other: SQL) {
    if values.isEmpty || other.values.isEmpty {
      text += other.text
    } else {
      text += other.renumbered(by: values.count)
    }
    values += other.values
  }

  private mutating func append(value: SQLValue) {
    values.append(value)
    text += "$\(values.count)"
  }

  /// Byte by byte: statements are put together for each page that is read.
  private func renumbered(by offset: Int) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + values.count * 2)
    var rest = text.utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      result += rest[...dollar]
      let digits = rest[rest.index(after: dollar)...].prefix {
        $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
      }
      let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      if !digits.isEmpty { result += String(number + offset).utf8 }
      rest = rest[digits.endIndex...]
    }
    result += rest
    return String(decoding: result, as: UTF8.self)
  }

  /// Collects the pieces of an interpolated statement.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sql = SQL(stringLiteral: "")

    public init(literalCapacity: Int, interpolationCount: Int) {
      sql.text.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    public mutating func appendLiteral(_ literal: String) {
      sql.text += literal
    }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some SQLBindable) {
      sql.append(value: value.sqlValue)
    }

    /// Binds a value or a null of its type.
    public mutating func appendInterpolation<Value: SQLBindable>(_ value: Value?) {
      sql.append(value: value?.sqlValue ?? .null(Value.sqlType))
    }

    /// Inserts a piece of statement with its own values.
    public mutating func appendInterpolation(_ other: SQL) {
      sql.append(other)
    }
  }
}

/// A value bound to a statement. Nulls carry their type: PostgreSQL cannot guess it.
public enum SQLValue: Sendable, Hashable {
  case null(SQLType)
  case integer(Int64)
  case boolean(Bool)
  case double(Double)
  case text(String)
  case blob([UInt8])
}

/// The types that both databases have in common.
public enum SQLType: Sendable, Hashable {
  case integer, boolean, double, text, blob
}

/// What can be bound to a statement.
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
