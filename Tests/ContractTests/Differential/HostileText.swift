import AppValues
import SocialTestSupport

/// Texts as someone would write them who means harm.
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
    case 2: LongText.marked(bytes: limit.bytes, seed: random.next())
    case 3: LongText.marked(bytes: limit.bytes + 1, seed: random.next())
    case 4: "#" + LongText.noise(Int.random(in: 45...55, using: &random), seed: random.next())
    case 5: "#" + LongText.noise(limit.bytes / 4 - 1, seed: random.next())
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
}
