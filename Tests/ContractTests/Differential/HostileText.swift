import Entities
import TestSupport

/// Texts as somebody would write them who means harm.
struct HostileText {
  var random: SeededGenerator

  private static let pieces = [
    "hello", "東京", "写真 ", "Café", "@p0", "@p1", "@p2 ", " #tag", " #写真", " #Café", "https://a.b/c ",
    "from:p0 ", "\n",
    "👩‍👩‍👧‍👦", "ﷺ", " ", "%", "_", "\\", "'", "\"", "(", "--", "{}", "$1", "*", "NEAR",
  ]

  /// A text for a field that takes so much: some plain words and signs, or one about as large as it may be.
  mutating func text(for limit: TextLimit) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: String(repeating: "猫", count: limit.characters)
    case 1: String(repeating: "x", count: limit.characters + 1)
    case 2: marked(bytes: limit.bytes)
    case 3: marked(bytes: limit.bytes + 1)
    case 4: "#" + Self.noise(Int.random(in: 60...70, using: &random), &random)
    case 5: "#" + Self.noise(limit.bytes / 3 - 1, &random)
    case 6: "https://a.b/" + String(repeating: "c", count: max(1, limit.bytes - 12))
    case 7: "#" + String(repeating: "a", count: 100_000)
    case 8: String(repeating: "\u{FDFA}", count: limit.characters)
    default: mixture()
    }
  }

  private mutating func mixture() -> String {
    (0...Int.random(in: 0..<6, using: &random)).reduce(into: "") { text, _ in
      if Bool.random(using: &random), let scalar = UnicodeSamples.scalars.randomElement(using: &random) {
        text.unicodeScalars.append(scalar)
      }
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
  }

  /// A character of many different marks.
  private mutating func marked(bytes: Int) -> String {
    (0..<(bytes - 3) / 2).reduce(into: bytes.isMultiple(of: 2) ? "אא" : "aא") { text, _ in
      text.unicodeScalars.append(
        Unicode.Scalar(UInt32.random(in: 0x591...0x5AF, using: &random)) ?? "\u{591}")
    }
  }

  /// Letters of three bytes each in an order that makes them no shorter.
  static func noise(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<max(1, count)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0x4E00...0x9F00, using: &random)) ?? "一")
    }
  }
}
