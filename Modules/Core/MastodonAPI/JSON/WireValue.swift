public import Foundation

/// A value that answers are made of: a server writes it, a client reads it.
///
/// What is written is exact. Reading takes what other servers write: missing and unknown keys, null, numbers as texts.
public protocol WireValue: WireEncodable, Decodable, Sendable {
  /// How an answer of this type is sent.
  static var format: AnswerFormat { get }
  /// Reads a value as it is in an answer, where a `decoder` is at it.
  static func read(from decoder: any Decoder) throws -> Self
}

/// How an answer is sent.
public enum AnswerFormat: String, Hashable, Sendable, CaseIterable {
  /// A JSON document.
  case json
  /// A plain text.
  case text
  /// A web page for a person, or a redirect away from it.
  case page
  /// Server-sent events, until one end closes.
  case events
  /// Messages both ways on a WebSocket.
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
  /// Throws `DecodingError` where it isn't JSON, or lacks what every such value has.
  public static func read(from data: Data) throws -> Self {
    try JSONDecoder().decode(WireBox<Self>.self, from: data).value
  }
}

extension Array: WireValue where Element: WireValue {
  /// Leaves out the elements that can't be read: one odd post must not hide a page of others.
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

/// Reads a value in the way of the wire, inside a decoder of Foundation.
struct WireBox<Value: WireValue>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value.read(from: decoder)
  }
}

/// Any element at all, passed over.
struct IgnoredElement: Decodable {
  init(from decoder: any Decoder) throws {}
}
