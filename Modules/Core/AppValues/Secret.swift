/// A text that must not be shown by accident: a token, a password, a code.
///
/// It doesn't describe itself. Printed, interpolated, dumped or logged, by itself or as part of another value, it's
/// three dots; only ``value`` returns the text. Encoded, it's the text, since it's stored and sent.
public struct Secret: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text itself.
  public let value: String

  /// Protects a text from being shown.
  public init(_ value: String) {
    self.value = value
  }

  /// Protects a literal text from being shown, for tests and samples.
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

  /// A mirror without children, so that `dump` shows none.
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
