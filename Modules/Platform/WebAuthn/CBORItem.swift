/// An item of CBOR (RFC 8949), of the kinds that authenticators write: no tags, no floating-point numbers, nothing of
/// indefinite length.
package enum CBORItem: Hashable, Sendable {
  case unsigned(UInt64)
  /// The number -1 - n.
  case negative(UInt64)
  case bytes([UInt8])
  case text(String)
  case array([CBORItem])
  case map([CBORItem: CBORItem])
  case boolean(Bool)
  case null

  /// A number as it's usually written.
  package init(_ number: Int) {
    self = number < 0 ? .negative(UInt64(-1 - number)) : .unsigned(UInt64(number))
  }

  /// The value of a key in a map; nil if there is none, or it's no map.
  package subscript(key: CBORItem) -> CBORItem? {
    if case .map(let entries) = self { entries[key] } else { nil }
  }

  package subscript(key: Int) -> CBORItem? { self[CBORItem(key)] }

  package subscript(key: String) -> CBORItem? { self[.text(key)] }

  /// The number; nil for anything else, and for what doesn't fit.
  package var number: Int? {
    switch self {
    case .unsigned(let number): Int(exactly: number)
    case .negative(let number): Int(exactly: number).map { -1 - $0 }
    default: nil
    }
  }

  package var bytes: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Why bytes aren't CBOR as authenticators write it.
public enum CBORFault: Error, Hashable, Sendable {
  /// They end in the middle of an item.
  case truncated
  /// More bytes follow the item.
  case trailing
  /// The item has more levels than any authenticator writes.
  case tooDeep
  /// A tag, a floating-point number, an unassigned simple value or an indefinite length; with the first byte.
  case unsupported(UInt8)
  /// A number or a length isn't written in the shortest way.
  case notShortest
  /// A map has a key twice.
  case repeatedKey
  /// A text isn't UTF-8.
  case notUTF8
}
