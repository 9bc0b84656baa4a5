/// A row of an answer, read by the position of its columns, the first being 0. Valid only while the closure
/// it was handed to runs. A null reads as zero or empty; where it means something, use the `optional` forms.
public struct Row: ~Copyable {
  let source: any RowSource

  /// Whether a column holds a null.
  public func isNull(_ column: Int) -> Bool { source.isNull(column) }

  /// A whole number: an id, a time, a count.
  public func integer(_ column: Int) -> Int64 { source.integer(column) }
  /// A whole number that Swift counts with.
  public func int(_ column: Int) -> Int { Int(source.integer(column)) }
  /// A column that holds 0 or 1.
  public func boolean(_ column: Int) -> Bool { source.boolean(column) }
  /// A number with a fraction.
  public func double(_ column: Int) -> Double { source.double(column) }
  /// A text.
  public func text(_ column: Int) -> String { source.text(column) }
  /// Bytes.
  public func blob(_ column: Int) -> [UInt8] { source.blob(column) }

  /// A whole number; nil for a null.
  public func optionalInteger(_ column: Int) -> Int64? { isNull(column) ? nil : integer(column) }
  /// A number with a fraction; nil for a null.
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
  /// A text; nil for a null.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
}

/// How one kind of database reads a column of the row at hand.
protocol RowSource {
  func isNull(_ column: Int) -> Bool
  func integer(_ column: Int) -> Int64
  func boolean(_ column: Int) -> Bool
  func double(_ column: Int) -> Double
  func text(_ column: Int) -> String
  func blob(_ column: Int) -> [UInt8]
}
