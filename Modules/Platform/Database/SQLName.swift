/// The name of a table or a column, inserted into a statement as it is. It comes from the code, or has been checked.
public struct SQLName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(stringLiteral value: StaticString) {
    description = value.description
  }

  /// Checks a name that isn't a literal. Nil if it has anything but lowercase ASCII letters, digits and underscores,
  /// or begins with a digit.
  public init?(checking text: String) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z"), digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isWellFormed = text.utf8.allSatisfy {
      letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_")
    }
    guard isWellFormed, let first = text.utf8.first, !digits.contains(first) else { return nil }
    description = text
  }
}
