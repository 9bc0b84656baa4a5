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

extension Dictionary: WireValue where Key == String, Value: WireValue {
  /// Skips members that can't be read.
  public static func read(from decoder: any Decoder) throws -> [String: Value] {
    let values = try decoder.container(keyedBy: NamedKey.self)
    return values.allKeys.reduce(into: [:]) { $0[$1.stringValue] = values.part($1) }
  }
}

extension String: WireValue {
  /// Reads a text, or a number as a text: some servers have ids that are numbers.
  public static func read(from decoder: any Decoder) throws -> String {
    let value = try decoder.singleValueContainer()
    // Of another kind: tried next.
    if let text = try? value.decode(String.self) { return text }
    // Of another kind: tried next.
    if let number = try? value.decode(Int64.self) { return String(number) }
    return String(try value.decode(UInt64.self))
  }
}

extension Bool: WireValue {
  /// Reads true or false, also as a text or a number.
  public static func read(from decoder: any Decoder) throws -> Bool {
    let value = try decoder.singleValueContainer()
    // Of another kind: tried next.
    if let flag = try? value.decode(Bool.self) { return flag }
    if let flag = RequestText.flag(try String.read(from: decoder)) { return flag }
    throw DecodingError.dataCorruptedError(in: value, debugDescription: "neither true nor false")
  }
}

extension Int: WireValue {
  /// Reads an integer, also as a text.
  public static func read(from decoder: any Decoder) throws -> Int {
    let value = try decoder.singleValueContainer()
    // Of another kind: tried next.
    if let number = try? value.decode(Int.self) { return number }
    // Of another kind: tried next.
    if let number = try? value.decode(Double.self), let whole = Int(exactly: number.rounded()) {
      return whole
    }
    if let number = RequestText.integer(try String.read(from: decoder)) { return number }
    throw DecodingError.dataCorruptedError(in: value, debugDescription: "no integer")
  }
}

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
