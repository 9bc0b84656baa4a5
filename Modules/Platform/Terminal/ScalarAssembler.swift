/// Decodes the bytes that a terminal sends into scalars. Anything that isn't UTF-8 becomes U+FFFD.
struct ScalarAssembler {
  private var pending: [UInt8] = []
  private var needed = 0

  /// The scalars that the byte completes: mostly one or none.
  mutating func add(_ byte: UInt8) -> [Unicode.Scalar] {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard pending.isEmpty else {
      guard byte & 0xC0 == 0x80 else {
        pending = []
        return [replacement] + add(byte)
      }
      pending.append(byte)
      guard pending.count == needed else { return [] }
      defer { pending = [] }
      let text = String(decoding: pending, as: UTF8.self)
      return text.unicodeScalars.count == 1 ? Array(text.unicodeScalars) : [replacement]
    }
    switch byte {
    case 0..<0x80: return [Unicode.Scalar(byte)]
    case 0xC2...0xDF: needed = 2
    case 0xE0...0xEF: needed = 3
    case 0xF0...0xF4: needed = 4
    default: return [replacement]
    }
    pending = [byte]
    return []
  }
}
