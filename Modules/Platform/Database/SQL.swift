/// A statement and the values bound to it. Its text comes from the code alone: write it as a literal. What you
/// interpolate becomes a bound value, another statement, a name, or a parameter that is bound later:
///
///     let sql: SQL = "SELECT text FROM post WHERE id = \(id)"
public struct SQL: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A parameter without a value yet.
  fileprivate struct UnboundParameter: Sendable, Hashable {
    /// The index of its value.
    let index: Int
    let name: String
    let type: SQLType
  }

  /// The text, with `$1`, `$2` … for the values, numbered in the order in which they first appear. Both databases
  /// accept it as it is.
  public let text: String
  /// The values, `$1` first; null for parameters that aren't bound yet.
  public private(set) var values: [SQLValue]
  private var open: [UnboundParameter]
  /// Whether it's planned once, for any values.
  private(set) var isPlannedOnce: Bool
  /// A mistake in the code that made it.
  private var mistake: String?

  /// - Parameter value: The whole text, without `$1` and the like: values are interpolated.
  public init(stringLiteral value: StaticString) {
    (text, values, open, isPlannedOnce) = (value.description, [], [], false)
  }

  public init(stringInterpolation pieces: StringInterpolation) {
    text = String(decoding: pieces.text, as: UTF8.self)
    (values, open, mistake) = (pieces.values, pieces.open, pieces.mistake)
    isPlannedOnce = pieces.isPlannedOnce
  }

  /// Binds values to the parameters of a statement that was put together before. Each parameter gets one
  /// value, and no value is left
  /// over: otherwise the statement is refused when it runs.
  public func binding(_ bound: [SQLBoundValue]) -> SQL {
    var sql = self
    for value in bound { sql.bind(value) }
    return sql
  }

  /// The same statement, planned once for any values, as statements with parameters are. Use this if rows are found
  /// by their keys, so that the plan is the same for all values. On PostgreSQL, the rest of a transaction that
  /// writes is planned once, too.
  public var plannedOnce: SQL {
    var sql = self
    sql.isPlannedOnce = true
    return sql
  }

  private mutating func bind(_ bound: SQLBoundValue) {
    guard let found = open.firstIndex(where: { $0.name == bound.name }) else {
      return note("no parameter waits for a value named \(bound.name)")
    }
    let parameter = open.remove(at: found)
    if parameter.type != bound.value.type { note("\(bound.name) is of another type") }
    values[parameter.index] = bound.value
  }

  private mutating func note(_ mistake: String) {
    self.mistake = self.mistake ?? mistake
  }

  /// Why it can't run, for programmers; nil if it can.
  var refusal: String? {
    mistake ?? open.first.map { "no value is bound to \($0.name)" }
  }

  /// Joins two statements.
  public static func + (left: SQL, right: SQL) -> SQL { "\(left)\(right)" }

  /// Appends a statement and renumbers its values.
  public mutating func append(_ other: SQL) {
    self = "\(self)\(other)"
  }

  /// The text, with each `$1`, `$2` … replaced.
  ///
  /// - Parameter write: Appends the replacement for the value with the given index.
  func replacingPlaces(_ write: (Int, inout [UInt8]) -> Void) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + values.count * 2)
    var rest = text.utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      result += rest[..<dollar]
      let digits = rest[rest.index(after: dollar)...].prefix {
        $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
      }
      let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      if values.indices.contains(number - 1) {
        write(number - 1, &result)
      } else {
        result += rest[dollar..<digits.endIndex]
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }

  /// Collects the pieces of an interpolated statement as bytes, since statements are put together for every page that
  /// is read.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: [UInt8] = []
    fileprivate var values: [SQLValue] = []
    fileprivate var open: [UnboundParameter] = []
    fileprivate var isPlannedOnce = false
    fileprivate var mistake: String?

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { text += $0 }
    }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some SQLBindable) {
      append(value.sqlValue)
    }

    /// Binds a value or a null of its type.
    public mutating func appendInterpolation<Value: SQLBindable>(_ value: Value?) {
      append(value?.sqlValue ?? .null(Value.sqlType))
    }

    /// Inserts the name of a table or a column.
    public mutating func appendInterpolation(_ name: SQLName) {
      text += name.description.utf8
    }

    /// Inserts a number into the text. Use this for constants only.
    public mutating func appendInterpolation(number: some FixedWidthInteger) {
      text += (number < 0 ? "(\(number))" : "\(number)").utf8
    }

    /// Inserts a parameter that is bound later. Parameters with the same name get the same value.
    public mutating func appendInterpolation<Value>(_ parameter: SQLParameter<Value>) {
      isPlannedOnce = true
      let number = number(of: UnboundParameter(index: 0, name: parameter.name, type: Value.sqlType))
      Self.append(number: number, to: &text)
    }

    /// Inserts a statement with its values.
    public mutating func appendInterpolation(_ other: SQL) {
      isPlannedOnce = isPlannedOnce || other.isPlannedOnce
      mistake = mistake ?? other.mistake
      if values.isEmpty || other.values.isEmpty {
        text += other.text.utf8
        if !other.values.isEmpty { (values, open) = (other.values, other.open) }
      } else if other.open.isEmpty {
        let count = values.count
        text += other.replacingPlaces { Self.append(number: $0 + count + 1, to: &$1) }
        values += other.values
      } else {
        let numbers = other.values.enumerated().map { index, value in
          if let parameter = other.open.first(where: { $0.index == index }) {
            return self.number(of: parameter)
          }
          values.append(value)
          return values.count
        }
        text += other.replacingPlaces { Self.append(number: numbers[$0], to: &$1) }
      }
    }

    private mutating func append(_ value: SQLValue) {
      values.append(value)
      Self.append(number: values.count, to: &text)
    }

    private static func append(number: Int, to text: inout [UInt8]) {
      text.append(UInt8(ascii: "$"))
      text += String(number).utf8
    }

    /// The number of a parameter, which may have been used before.
    private mutating func number(of parameter: UnboundParameter) -> Int {
      if let known = open.first(where: { $0.name == parameter.name }) {
        if known.type != parameter.type { mistake = mistake ?? "\(parameter.name) has two types" }
        return known.index + 1
      }
      open.append(UnboundParameter(index: values.count, name: parameter.name, type: parameter.type))
      values.append(.null(parameter.type))
      return values.count
    }
  }
}
