/// CRC-32C (Castagnoli; RFC 3720, appendix B.4), computed as bytes come: it finds every damage of up to 32 bits in a
/// row, and all but one in four thousand million of the others. It's no protection against intent.
struct Checksum: Hashable, Codable, Sendable {
  private static let digits = 8
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0x82F6_3B78 : rest >> 1 }
  }

  /// The checksum of what was added; 0 for nothing.
  private(set) var value: UInt32

  /// - Parameter value: What `value` was when it was stored.
  init(_ value: UInt32 = 0) {
    self.value = value
  }

  init(of bytes: some Sequence<UInt8>) {
    self.init()
    add(bytes)
  }

  /// Goes on with more bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if done == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = Self.table.withUnsafeBufferPointer { table in
      var rest = ~value
      for byte in bytes { rest = table[Int(truncatingIfNeeded: (rest ^ UInt32(byte)) & 0xFF)] ^ rest >> 8 }
      return ~rest
    }
  }

  /// Eight hexadecimal digits.
  var text: String { Hexadecimal.text(UInt64(value), digits: Self.digits) }
}
