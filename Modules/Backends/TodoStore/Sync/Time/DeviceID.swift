/// The name of one device among those that keep the same todos: 64 random bits as 16 hexadecimal digits.
///
/// Where the data folder is copied to another machine, two devices have the same. Nothing is lost then, since a device
/// reads its own file like those of others, and the order of changes is total without it.
struct DeviceID: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  private static let digits = 16

  /// 16 digits, 0 to 9 and a to f.
  let rawValue: String

  /// - Parameter rawValue: 16 lowercase hexadecimal digits; nil for anything else.
  init?(rawValue: String) {
    guard rawValue.utf8.count == Self.digits, Hexadecimal.number(rawValue.utf8) != nil else { return nil }
    self.rawValue = rawValue
  }

  /// - Parameter number: The number that the digits are.
  init(number: UInt64) {
    rawValue = Hexadecimal.text(number, digits: Self.digits)
  }

  /// A name that no other device has.
  static func random() -> DeviceID {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  /// The same from given randomness.
  static func random(using generator: inout some RandomNumberGenerator) -> DeviceID {
    DeviceID(number: generator.next())
  }

  var description: String { rawValue }

  /// The order of their texts, which is that of their bytes.
  static func < (left: DeviceID, right: DeviceID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}
