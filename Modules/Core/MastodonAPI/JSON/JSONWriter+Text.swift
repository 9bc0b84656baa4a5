extension JSONWriter {
  /// Writes a text, escaped where JSON demands it.
  public mutating func write(_ text: String) {
    bytes.append(.quote)
    var text = text
    text.withUTF8 { append($0) }
    bytes.append(.quote)
  }

  /// Appends the runs between what has to be escaped as they are: nearly always the whole text.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Self.isSpecial(text[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      escape(text[index])
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == .quote || byte == .backslash
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(.backslash)
    switch byte {
    case .quote, .backslash: bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(Self.hexDigits[Int(byte >> 4)])
      bytes.append(Self.hexDigits[Int(byte & 0x0F)])
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
