public import Foundation

/// A value in an answer: a server writes it, and a client reads it.
///
/// Writing is strict. Reading is lenient towards other servers: it accepts missing and unknown keys, null, and
/// numbers as texts.
public protocol WireValue: WireEncodable, Decodable, Sendable {
  /// The format of an answer of this type.
  static var format: AnswerFormat { get }
  /// Reads a value of an answer from a `decoder`.
  static func read(from decoder: any Decoder) throws -> Self
}

/// The format of an answer.
public enum AnswerFormat: String, Hashable, Sendable, CaseIterable {
  /// A JSON document.
  case json
  /// A plain text.
  case text
  /// A web page for a person, or a redirect.
  case page
  /// Server-sent events, until either end closes the connection.
  case events
  /// Messages in both directions over a WebSocket.
  case webSocket
}

extension WireValue {
  public static var format: AnswerFormat { .json }

  public static func read(from decoder: any Decoder) throws -> Self {
    try Self(from: decoder)
  }
}

extension WireValue {
  /// Reads the value from the `data` of an answer.
  ///
  /// Throws `DecodingError` if it isn't JSON, or lacks a required value.
  public static func read(from data: Data) throws -> Self {
    try JSONDecoder().decode(WireBox<Self>.self, from: data).value
  }
}

extension Array: WireValue where Element: WireValue {
  /// Skips elements that can't be read: one odd post must not hide a page of others.
  public static func read(from decoder: any Decoder) throws -> [Element] {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      do {
        elements.append(try container.decode(WireBox<Element>.self).value)
      } catch {
        // An element that couldn't be read is still the next one.
        _ = try container.decode(IgnoredElement.self)
      }
    }
    return elements
  }
}

extension Optional: WireValue where Wrapped: WireValue {
  public static func read(from decoder: any Decoder) throws -> Wrapped? {
    try decoder.singleValueContainer().decodeNil() ? nil : Wrapped.read(from: decoder)
  }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {}

extension String: WireValue {}

extension Bool: WireValue {}

extension Int: WireValue {}

/// Reads a wire value with a Foundation decoder.
struct WireBox<Value: WireValue>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value.read(from: decoder)
  }
}

/// Any element, which is skipped.
struct IgnoredElement: Decodable {
  init(from decoder: any Decoder) throws {}
}
