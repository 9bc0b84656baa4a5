import Entities

/// A focus in the two numbers in which it is stored.
extension PhotoFocus {
  private static let unit = 10_000.0

  /// Of those numbers; nil where there are none.
  init?(_ x: Int64?, _ y: Int64?) {
    guard let x, let y else { return nil }
    self.init(x: Double(x) / Self.unit, y: Double(y) / Self.unit)
  }

  var storedX: Int64 { Int64((x * Self.unit).rounded()) }
  var storedY: Int64 { Int64((y * Self.unit).rounded()) }
}
