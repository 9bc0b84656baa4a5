import Foundation

/// What a field of a todo holds, as JSON. What a newer version writes is kept as it is, whatever it means.
///
/// Two are equal, and ordered, by the bytes of their JSON: the same on every device, where two Swift strings are equal
/// that differ in their bytes.
struct FieldValue: Sendable {
  /// The value as JSON in one line: keys sorted, no blanks outside of texts, nothing escaped that needs not be.
  let json: String

  /// - Parameter json: What `json` was when it was stored.
  init(json: String) {
    self.json = json
  }

  /// A text.
  init(_ text: String) { self.init(.text(text)) }
  /// Yes or no.
  init(_ flag: Bool) { self.init(.flag(flag)) }
  /// A whole number.
  init(_ number: Int64) { self.init(.number(number)) }
  /// Any value.
  init(_ value: JSONValue) { self.init(json: value.json) }

  /// No value.
  static let none = FieldValue(JSONValue.none)

  /// The text that it is; nil for anything else.
  var text: String? {
    guard json.utf8.first == UInt8(ascii: "\"") else { return nil }
    // Written by ourselves, so that it can always be read; damage to the database is found by its own check.
    return try? JSONDecoder().decode(String.self, from: Data(json.utf8))
  }

  /// The yes or no that it is; nil for anything else.
  var flag: Bool? { Bool(json) }
  /// The whole number that it is; nil for anything else.
  var number: Int64? { Int64(json) }
}

extension FieldValue: Hashable, Comparable {
  static func == (left: FieldValue, right: FieldValue) -> Bool {
    left.json.utf8.elementsEqual(right.json.utf8)
  }

  static func < (left: FieldValue, right: FieldValue) -> Bool {
    left.json.utf8.lexicographicallyPrecedes(right.json.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in json.utf8 { hasher.combine(byte) }
  }
}
