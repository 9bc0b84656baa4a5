/// A database through nothing but its own interface: the plain limit that figures are compared with.
protocol BareConnection: AnyObject {
  /// Runs statements given as text.
  func run(_ sql: String) throws
  func prepare(_ sql: String) throws -> any BareStatement
}

/// A prepared statement, run as often as one likes.
protocol BareStatement: AnyObject {
  func rows<Value>(_ values: [BareValue], _ decode: (any BareRow) -> Value) throws -> [Value]
}

extension BareStatement {
  func run(_ values: [BareValue] = []) throws {
    _ = try rows(values) { _ in }
  }
}

/// A row of an answer, its columns read by position.
protocol BareRow {
  func isNull(_ column: CInt) -> Bool
  func integer(_ column: CInt) -> Int64
  func double(_ column: CInt) -> Double
  func text(_ column: CInt) -> String
}

enum BareValue {
  case null
  case integer(Int64)
  case text(String)
}

/// What a database said of a statement that it refused.
struct BareFailure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, in sql: String) {
    description = "\(message) in: \(sql.prefix(1000))"
  }
}
