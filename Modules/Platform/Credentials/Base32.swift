/// Base32 without padding (RFC 4648, section 6), in which authenticator apps take their secrets.
enum Base32 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// The text of some bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var (text, buffer, bits) = ([UInt8](), UInt32(0), 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> UInt32(bits) & 31)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << UInt32(5 - bits) & 31)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text in capitals; nil if it has other characters.
  static func bytes(_ text: String) -> [UInt8]? {
    var (bytes, buffer, bits) = ([UInt8](), UInt32(0), 0)
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      (buffer, bits) = (buffer << 5 | UInt32(value), bits + 5)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return bytes
  }
}
