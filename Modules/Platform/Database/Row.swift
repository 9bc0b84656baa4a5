/// A row of an answer, read by the position of its columns, the first being 0. Valid only while the closure
/// it was handed to runs. A null reads as zero or empty; where it means something, use the `optional` forms.
public struct Row: ~Copyable {
  let source: any RowSource

  /// Whether a column holds a null.
  public func isNull(_ column: Int) -> Bool { source.isNull(column) }

  public func integer(_ column: Int) -> Int64 { source.integer(column) }
  public func int(_ column: Int) -> Int { Int(source.integer(column)) }
  public func boolean(_ column: Int) -> Bool { source.boolean(column) }
  public func double(_ column: Int) -> Double { source.double(column) }
  public func text(_ column: Int) -> String { source.text(column) }
  public func blob(_ column: Int) -> [UInt8] { source.blob(column) }

  public func optionalInteger(_ column: Int) -> Int64? { isNull(column) ? nil : integer(column) }
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
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
