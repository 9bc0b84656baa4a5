/// The words of a text of ASCII alone, which folding only makes lower-case, and which no strings are made of: a
/// search may compare thousands of texts before a page is full.
struct ASCIIWords {
  private let text: UnsafeBufferPointer<UInt8>

  /// - Returns: nil for a text with any other character.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    self.text = text
  }

  /// Whether a word holds this one, which is folded; a single letter must be a word by itself.
  func hold(_ wanted: String) -> Bool {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      guard let first = wanted.first, wanted.count <= text.count else { return false }
      return (0...text.count - wanted.count).contains { start in
        guard Self.lowered(text[start]) == first else { return false }
        let end = start + wanted.count
        let isSame = zip(text[start..<end], wanted).allSatisfy { Self.lowered($0) == $1 }
        return isSame && (wanted.count > 1 || !(isInWord(start - 1) || isInWord(end)))
      }
    }
  }

  private func isInWord(_ place: Int) -> Bool {
    guard text.indices.contains(place) else { return false }
    let byte = Self.lowered(text[place])
    return (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
