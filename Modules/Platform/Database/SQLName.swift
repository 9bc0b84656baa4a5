/// The name of a table or a column, which becomes part of a statement as it stands. It comes from the code, or is checked.
public struct SQLName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(stringLiteral value: StaticString) {
    description = value.description
  }

  /// A name that was made or read while the program runs; nil for one with anything but small letters of ASCII, digits and
  /// underscores, or with a digit in front.
  public init?(checking text: String) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z"), digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isWellFormed = text.utf8.allSatisfy {
      letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_")
    }
    guard isWellFormed, let first = text.utf8.first, !digits.contains(first) else { return nil }
    description = text
  }
}
