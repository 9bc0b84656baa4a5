extension JSONWriter {
  /// Writes a text, escaped as JSON requires.
  public mutating func write(_ text: String) {
    append(text, after: nil, before: nil)
  }

  /// Writes the key of the next member of an object.
  mutating func write(key: String) {
    // Inside an object, a brace can only be the last byte where the object was just opened.
    append(key, after: bytes.last == .braceOpen ? nil : .comma, before: .colon)
  }

  private mutating func append(_ text: String, after first: UInt8?, before last: UInt8?) {
    // Nil only for a text that isn't in UTF-8 yet, such as one of Objective-C's.
    guard text.utf8.withContiguousStorageIfAvailable({ append($0, after: first, before: last) }) == nil
    else { return }
    var text = text
    text.withUTF8 { append($0, after: first, before: last) }
  }

  /// Appends a text in quotation marks, optionally between two bytes. Nearly all texts need no escaping, and are
  /// copied as a whole.
  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, after first: UInt8?, before last: UInt8?
  ) {
    guard Self.firstSpecial(in: text, from: 0) == text.count else {
      if let first { bytes.append(first) }
      bytes.append(.quote)
      appendEscaped(text)
      bytes.append(.quote)
      if let last { bytes.append(last) }
      return
    }
    bytes.append(addingCapacity: text.count + 4) { output in
      if let first { output.append(first) }
      output.append(.quote)
      output.withUnsafeMutableBufferPointer { buffer, count in
        let end = count + text.count
        _ = UnsafeMutableBufferPointer(rebasing: buffer[count..<end]).initialize(fromContentsOf: text)
        count = end
      }
      output.append(.quote)
      if let last { output.append(last) }
    }
  }

  /// Appends a text piece by piece, escaping what needs it.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let special = Self.firstSpecial(in: text, from: start)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<special]))
      guard special < text.count else { return }
      escape(text[special])
      start = special + 1
    }
  }

  /// The index of the first byte from `start` on that must be escaped, or the end.
  private static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count, !hasSpecial(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
      index += 8
    }
    while index < raw.count, !isSpecial(raw[index]) { index += 1 }
    return index
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == .quote || byte == .backslash
  }

  /// Whether one of eight bytes must be escaped, tested all at once.
  private static func hasSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8.quote))
    let backslashes = word ^ (ones &* UInt64(UInt8.backslash))
    let controls = (word &- (ones &* 0x20)) & ~word
    let others = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    return (controls | others) & (ones &* 0x80) != 0
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
