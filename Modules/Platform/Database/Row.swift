/// A row of an answer. Columns are read by position, starting at 0. Valid only within the closure it's passed to. A
/// null reads as zero or empty; if null has a meaning, use the `optional` methods.
public struct Row: ~Copyable {
  let source: any RowSource

  /// Whether a column is null.
  public func isNull(_ column: Int) -> Bool { source.isNull(column) }

  /// An integer: an id, a time, a count.
  public func integer(_ column: Int) -> Int64 { source.integer(column) }
  /// An integer as an `Int`.
  public func int(_ column: Int) -> Int { Int(source.integer(column)) }
  /// A Boolean, stored as 0 or 1.
  public func boolean(_ column: Int) -> Bool { source.boolean(column) }
  /// A floating-point number.
  public func double(_ column: Int) -> Double { source.double(column) }
  /// A text.
  public func text(_ column: Int) -> String { source.text(column) }
  /// Bytes.
  public func blob(_ column: Int) -> [UInt8] { source.blob(column) }

  /// An integer; nil for null.
  public func optionalInteger(_ column: Int) -> Int64? { isNull(column) ? nil : integer(column) }
  /// A floating-point number; nil for null.
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
  /// A text; nil for null.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
}

/// Reads the columns of the current row of one kind of database.
protocol RowSource {
  func isNull(_ column: Int) -> Bool
  func integer(_ column: Int) -> Int64
  func boolean(_ column: Int) -> Bool
  func double(_ column: Int) -> Double
  func text(_ column: Int) -> String
  func blob(_ column: Int) -> [UInt8]
}
