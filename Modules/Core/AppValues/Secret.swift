/// A text that no one may see by accident: a token, a password, a code.
///
/// It doesn't describe itself. Printed, interpolated, dumped or logged, by itself or as a part of another value, it's
/// three dots; ``value`` alone gives the text. Encoded, it's the text: it's stored and sent as what it is.
public struct Secret: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text itself.
  public let value: String

  /// Keeps a text from being shown.
  public init(_ value: String) {
    self.value = value
  }

  /// Keeps a text from being shown that is written out in code, as in tests and samples.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether there is no text.
  public var isEmpty: Bool { value.isEmpty }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Three dots, whatever the text.
  public var description: String { "•••" }

  /// Three dots, whatever the text.
  public var debugDescription: String { description }

  /// Has no parts, so that `dump` shows none.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Codable {
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
