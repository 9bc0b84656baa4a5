/// Reads CBOR in the form of CTAP 2 ("CTAP2 canonical CBOR encoding form"), except that the keys of a map can have any
/// order. Whatever the bytes are, the result is an item or a fault: nothing is reserved that isn't there, and the depth
/// is limited.
package struct CBORReader {
  /// The most levels: CTAP 2 allows four.
  static let deepest = 4

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// - Parameter bytes: Where the first item begins.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// What follows the items that were read.
  package var rest: ArraySlice<UInt8> { bytes[position...] }

  /// The only item of some bytes.
  package static func whole(_ bytes: ArraySlice<UInt8>) throws(CBORFault) -> CBORItem {
    var reader = CBORReader(bytes)
    let item = try reader.item()
    guard reader.rest.isEmpty else { throw .trailing }
    return item
  }

  /// Reads the next item.
  package mutating func item() throws(CBORFault) -> CBORItem {
    try item(below: Self.deepest)
  }

  private mutating func item(below levels: Int) throws(CBORFault) -> CBORItem {
    let first = try byte()
    let (kind, detail) = (first >> 5, first & 0x1F)
    if kind == 7 { return try simple(first) }
    let number = try number(detail, first)
    switch kind {
    case 0: return .unsigned(number)
    case 1: return .negative(number)
    case 2: return .bytes(Array(try take(number)))
    case 3:
      guard let text = String(validating: try take(number), as: UTF8.self) else { throw .notUTF8 }
      return .text(text)
    case 4: return .array(try items(number, below: levels))
    case 5: return .map(try entries(number, below: levels))
    default: throw .unsupported(first)
    }
  }

  private func simple(_ first: UInt8) throws(CBORFault) -> CBORItem {
    switch first {
    case 0xF4: .boolean(false)
    case 0xF5: .boolean(true)
    case 0xF6: .null
    default: throw .unsupported(first)
    }
  }

  /// The number or the length in the head of an item.
  private mutating func number(_ detail: UInt8, _ first: UInt8) throws(CBORFault) -> UInt64 {
    if detail < 24 { return UInt64(detail) }
    guard detail <= 27 else { throw .unsupported(first) }
    let size = 1 << (detail - 24)
    let number = try take(UInt64(size)).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let least: UInt64 = size == 1 ? 24 : 1 << (4 * UInt64(size))
    guard number >= least else { throw .notShortest }
    return number
  }

  private mutating func items(_ count: UInt64, below levels: Int) throws(CBORFault) -> [CBORItem] {
    guard levels > 0 else { throw .tooDeep }
    // Each item has at least a byte.
    guard count <= UInt64(rest.count) else { throw .truncated }
    var items: [CBORItem] = []
    for _ in 0..<count { items.append(try item(below: levels - 1)) }
    return items
  }

  private mutating func entries(
    _ count: UInt64, below levels: Int
  ) throws(CBORFault) -> [CBORItem: CBORItem] {
    guard levels > 0 else { throw .tooDeep }
    guard count <= UInt64(rest.count) / 2 else { throw .truncated }
    var entries: [CBORItem: CBORItem] = [:]
    for _ in 0..<count {
      let key = try item(below: levels - 1)
      let value = try item(below: levels - 1)
      if entries.updateValue(value, forKey: key) != nil { throw .repeatedKey }
    }
    return entries
  }

  private mutating func byte() throws(CBORFault) -> UInt8 {
    guard let byte = rest.first else { throw .truncated }
    position += 1
    return byte
  }

  private mutating func take(_ count: UInt64) throws(CBORFault) -> ArraySlice<UInt8> {
    guard count <= UInt64(rest.count) else { throw .truncated }
    let taken = rest.prefix(Int(count))
    position += taken.count
    return taken
  }
}
