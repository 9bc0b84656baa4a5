import Foundation

/// A JSON document as a reader in another language sees it: `null` and a missing key are two things.
public struct JSONDocument: @unchecked Sendable, CustomStringConvertible {
  /// Nil for what is not there. Immutable once parsed.
  private let value: Any?

  public init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private init(value: Any?) { self.value = value }

  public subscript(_ key: String) -> JSONDocument { JSONDocument(value: (value as? [String: Any])?[key]) }

  public var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  public var elements: [JSONDocument] { (value as? [Any] ?? []).map { JSONDocument(value: $0) } }
  public var text: String? { value as? String }
  public var number: Int? { (value as? NSNumber)?.intValue }
  public var decimal: Double? { (value as? NSNumber)?.doubleValue }
  public var flag: Bool? { value as? Bool }
  public var isNull: Bool { value is NSNull }
  public var isArray: Bool { value is [Any] }

  public var description: String { value.map { "\($0)" } ?? "nothing" }
}
