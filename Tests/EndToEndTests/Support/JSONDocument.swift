import Foundation

/// A JSON document as a reader in another language sees it: `null` and a missing key are two things.
struct JSONDocument: @unchecked Sendable, CustomStringConvertible {
  /// Nil for what is not there. Immutable once parsed.
  private let value: Any?

  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private init(value: Any?) { self.value = value }

  subscript(_ key: String) -> JSONDocument { JSONDocument(value: (value as? [String: Any])?[key]) }

  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  var elements: [JSONDocument] { (value as? [Any] ?? []).map { JSONDocument(value: $0) } }
  var text: String? { value as? String }
  var number: Int? { (value as? NSNumber)?.intValue }
  var decimal: Double? { (value as? NSNumber)?.doubleValue }
  var flag: Bool? { value as? Bool }
  var isNull: Bool { value is NSNull }
  var isArray: Bool { value is [Any] }

  var description: String { value.map { "\($0)" } ?? "nothing" }
}
