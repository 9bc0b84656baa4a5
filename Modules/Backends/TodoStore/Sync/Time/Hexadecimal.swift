/// Numbers in lowercase hexadecimal digits of a fixed count, whose order as texts is that of the numbers.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The lowest digits of a number.
  static func text(_ number: UInt64, digits count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { text in
      for position in 0..<count {
        text[count - 1 - position] = digits[Int(truncatingIfNeeded: number >> (4 * UInt64(position))) & 0xF]
      }
      return count
    }
  }

  /// The number of such a text; nil where it has other characters, capitals too, none, or more than 16.
  static func number(_ text: some Collection<UInt8>) -> UInt64? {
    guard (1...16).contains(text.count) else { return nil }
    var number: UInt64 = 0
    for character in text {
      switch character {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(character - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt64(character - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return number
  }
}
