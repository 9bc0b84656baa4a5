import SocialTestSupport
import Testing

@testable import PostText

@Suite("Texts in all scripts")
struct TextCorpusTests {
  @Test("have the links, people and hashtags that they should")
  func corpus() {
    #expect(TextCorpus.samples.count >= 300)
    for sample in TextCorpus.samples {
      let found = PostText(sample.text).parts.filter { $0.kind != .plain }.map { String($0.text) }
      #expect(found == sample.found, "\(sample.text): \(sample.reason)")
    }
  }

  @Test("are the same in each other's company")
  func together() {
    let rules = PostText(TextCorpus.samples.map(\.text).joined(separator: "\n"))
    #expect(
      rules.parts.filter { $0.kind != .plain }.map { String($0.text) } == TextCorpus.samples.flatMap(\.found))
  }

  @Test("are whole when their parts are joined, none of which ends within a character")
  func parts() {
    var random = SeededGenerator(seed: 1)
    let pieces = Self.pieces
    for _ in Effort.rounds(3000, full: 200_000) {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let rules = PostText(text)
      #expect(rules.parts.map { String($0.text) }.joined() == text)
      #expect(rules.parts.map(\.text.count).reduce(0, +) == text.count, "\(text.debugDescription)")
      let links = rules.parts.filter { $0.kind == .link }.map(\.text.count)
      #expect(rules.length == text.count - links.reduce(0, +) + links.count * PostText.linkLength)
    }
  }

  @Test("take time in proportion to their length, whatever is in them")
  func effort() {
    let hostile =
      Self.pieces + [
        "@a@", "@a.", "@a-@", "#a·", "#a#", "https://a:", "https://a@", "https://https://", "http",
        "http://[", "https://a.",
        "https://a-.", "https://a/(", "https://a/)", "https://a/.,", "@a\u{301}", "#a\u{301}", "\u{301}#",
        "\u{301}@", "#a\u{20E3}",
        "\u{D4E}#", "#\u{D4E}", "https://\u{D4E}", "＠＃", "@http://", "#http://", "https://a:1", "_@_#_",
      ]
    for piece in hostile {
      for first in ["", "https://", "@"] {
        let text = first + String(repeating: piece, count: 10_000 / piece.utf8.count)
        #expect(Self.effort(text) <= 4 * text.utf8.count, "\((first + piece).debugDescription)")
      }
    }
  }

  private static func effort(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = TextScanner(bytes)
      _ = scanner.scan()
      return scanner.effort
    }
  }

  /// What texts are made of: of every script and kind, and what begins a link, hashtag or mention.
  private static let pieces: [String] =
    [
      "#", "＃", "@", "＠", "/", ".", ":", "-", "(", ")", "\"", " ", "\n", "·", "・", "。", "」", "https://",
      "http://a.b", "https://a.b/",
      "@mar", "@mar@", "#tag", "#1", "e", "é", "e\u{301}", "ж", "あ", "が", "漢", "한", "\u{1112}\u{1161}", "ก",
      "กำ", "हि", "क्ष", "தி", "ع",
      "ש", "1️⃣", "👩‍👩‍👧‍👦", "👍🏽", "🇯🇵", "❤️", "\u{200D}", "\u{200C}", "\u{20E3}", "\u{1F3FB}", "\u{94D}", "\u{3099}",
    ] + UnicodeSamples.prepended.map { String($0) }
}
