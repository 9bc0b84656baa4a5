public import AppScreens

/// How emphasis is written.
public enum TextStyle: Hashable, Sendable {
  /// Without emphasis.
  case plain
  /// With the escape sequences that terminals share.
  case ansi

  /// A text with its emphasis applied.
  public func paint(_ text: String, _ emphasis: Emphasis) -> String {
    guard self == .ansi else { return text }
    return switch emphasis {
    case .plain: text
    case .strong: "\u{1B}[1m\(text)\u{1B}[22m"
    case .faint: "\u{1B}[2m\(text)\u{1B}[22m"
    case .accent: "\u{1B}[36m\(text)\u{1B}[39m"
    case .own: "\u{1B}[32m\(text)\u{1B}[39m"
    case .alert: "\u{1B}[31m\(text)\u{1B}[39m"
    }
  }

  /// The maximum length of an address that terminals accept, in bytes.
  private static let longestAddress = 2000

  /// A styled text that opens an address when clicked (OSC 8); just the text if the address is too long.
  public func link(_ text: String, to link: TextLink) -> String {
    let address = link.address.asBytesOfAddress
    guard self == .ansi, address.utf8.count <= Self.longestAddress else { return text }
    // Parts of one link share an id: then a terminal shows them as one.
    let id = link.isInParts ? "id=\(address.checksum)" : ""
    return "\u{1B}]8;\(id);\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

extension String {
  /// The address, with all characters that a terminal could misinterpret percent-encoded.
  fileprivate var asBytesOfAddress: String {
    utf8.map { byte in
      if (0x21...0x7E).contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  /// A short number that is always the same for the same text (FNV-1a).
  fileprivate var checksum: String {
    String(utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }, radix: 16)
  }
}
