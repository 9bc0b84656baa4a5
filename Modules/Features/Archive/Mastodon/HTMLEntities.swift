/// Characters that HTML encodes by name or number.
enum HTMLEntities {
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "copy": "©", "reg": "®", "trade": "™", "bull": "•", "middot": "·", "euro": "€",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]
  /// The maximum length of a name or number.
  private static let longest = 10

  /// The text with character references replaced; unknown ones stay.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let behind = rest[rest.index(after: start)...]
      let name = behind.prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }.prefix(longest)
      if name.endIndex < behind.endIndex, behind[name.endIndex] == ";", let character = character(name) {
        result.append(character)
        rest = behind[behind.index(after: name.endIndex)...]
      } else {
        result.append("&")
        rest = behind
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    if let character = named[name] { return character }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
