import Foundation

/// JSON of unknown structure: missing values are nil or empty.
struct JSONTree {
  private let value: Any?

  /// nil if it isn't JSON.
  init?(_ bytes: [UInt8]) {
    // The details don't help anyone: the report names the element that can't be read.
    guard let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) else {
      return nil
    }
    self.value = value
  }

  private init(value: Any?) { self.value = value }

  subscript(_ key: String) -> JSONTree { JSONTree(value: (value as? [String: Any])?[key]) }

  var text: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var isTrue: Bool { (value as? NSNumber)?.boolValue ?? false }
  /// The elements of an array; any other value counts as an array of one.
  var elements: [JSONTree] {
    switch value {
    case nil, is NSNull: []
    case let values as [Any]: values.map { JSONTree(value: $0) }
    default: [self]
    }
  }
  /// The members of an object, in the order of their names.
  var members: [(name: String, value: JSONTree)] {
    (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, JSONTree(value: $0.value)) }
  }
}
