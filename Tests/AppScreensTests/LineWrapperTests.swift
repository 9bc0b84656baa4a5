import SocialTestSupport
import Testing

@testable import AppScreens

@Suite("A line that is wrapped")
struct LineWrapperTests {
  private func wrap(_ text: String, _ width: Int, hanging: Int = 0, indent: Int = 0) -> [String] {
    ScreenRenderer(width: width).wrap(Line(text, indent: indent), hanging: hanging)
  }

  @Test("breaks at spaces, and a long word anywhere")
  func words() {
    #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrap("see https://example.org/a/b", 10) == ["see", "https://ex", "ample.org/", "a/b"])
    #expect(wrap("one  two", 10, indent: 3) == ["   one", "   two"])
    #expect(wrap("aaaa bbbbb cc", 10, hanging: 2) == ["aaaa bbbbb", "  cc"])
  }

  @Test("parts no word where only its emphasis changes")
  func emphasisWithinWords() {
    let line = Line([
      TextSpan("see ("), TextSpan("#cats", .accent), TextSpan("), or 東"), TextSpan("。", .strong),
    ])
    #expect(ScreenRenderer(width: 10).wrap(line) == ["see", "(#cats),", "or 東。"])
  }

  @Test("says where a text leads, and on each row that it is one link when it takes several")
  func links() {
    let renderer = ScreenRenderer(
      width: 12, linking: { "<\($1.address)\($1.isInParts ? " in parts" : "")|\($0)>" })
    let line = Line([TextSpan("see "), TextSpan("http://a.org", link: "http://a.org"), TextSpan(".")])
    #expect(renderer.wrap(line) == ["see", "<http://a.org in parts|http://a.org>", "."])
    #expect(
      ScreenRenderer(width: 13, linking: { "<\($1.address)|\($0)>" }).wrap(line) == [
        "see", "<http://a.org|http://a.org>.",
      ])
    let long = TextSpan("http://a.org/bc", .accent, link: "http://a.org/bc")
    #expect(
      renderer.wrap(Line([long]))
        == ["<http://a.org/bc in parts|http://a.org>", "<http://a.org/bc in parts|/bc>"])
  }

  @Test("breaks between CJK characters, with their punctuation where it may stand")
  func japanese() {
    #expect(wrap("今日は良い天気です", 10) == ["今日は良い", "天気です"])
    #expect(wrap("今日は良い。天気です", 10) == ["今日は良", "い。天気で", "す"])
    #expect(wrap("今日は良「天気」です", 10) == ["今日は良", "「天気」で", "す"])
    #expect(wrap("東京タワー", 10) == ["東京タワー"])
    #expect(wrap("abcで東京Tower", 10) == ["abcで東京", "Tower"])
  }

  @Test("parts no word from the signs around it, and no number from what it counts")
  func wordsAmongCJK() {
    #expect(wrap("友達はmia、ken。", 10) == ["友達は", "mia、ken。"])
    #expect(wrap("宛先は（mia）です", 10) == ["宛先は", "（mia）で", "す"])
    #expect(wrap("友達mia」。と", 10) == ["友達", "mia」。と"])
    #expect(wrap("フォロワー14人です", 12) == ["フォロワー", "14人です"])
    #expect(wrap("本文は1000文字まで", 10) == ["本文は", "1000文字ま", "で"])
    #expect(wrap("東京はmia人", 10) == ["東京はmia", "人"])
  }

  @Test("is cut instead where it stays in one row, and says so")
  func oneRow() {
    func row(_ text: String, indent: Int = 0) -> [String] {
      let line = Line([TextSpan(text)], indent: indent, staysInOneRow: true)
      return ScreenRenderer(width: 10, layout: .columns).wrap(line, hanging: 4)
    }
    #expect(row("0123456789") == ["0123456789"])
    #expect(row("0123456789a") == ["012345678…"])
    #expect(row("01234567 9a") == ["01234567…"])
    #expect(row("0123456789", indent: 2) == ["  0123456…"])
    #expect(row("今日は東京タワー") == ["今日は東…"])
    #expect(row("今日は東京") == ["今日は東京"])
    #expect(row("one\ntwo") == ["one…"])
    #expect(row("") == [""])
    let painted = ScreenRenderer(width: 10, layout: .columns, paint: { "<\($1)|\($0)>" })
    let line = Line([TextSpan("one ", .faint), TextSpan("two three", .strong)], staysInOneRow: true)
    #expect(painted.wrap(line) == ["<faint|one ><strong|two t…>"])
    #expect(ScreenRenderer(width: 10).wrap(line) == ["one two", "three"], "it is read aloud whole")
  }

  @Test("says in words what a sign means, where it is read aloud")
  func signs() {
    let line = Line(
      [TextSpan("> ", .faint, words: "Answers "), TextSpan("Mia")],
      trailing: [TextSpan("♥", words: "liked")])
    #expect(ScreenRenderer(width: 40).wrap(line) == ["Answers Mia · liked"])
    #expect(ScreenRenderer(width: 10, layout: .columns).wrap(line) == ["> Mia    ♥"])
  }

  @Test("keeps the spaces a line begins with and loses those at its end")
  func spaces() {
    #expect(wrap("  code  \n    more", 20) == ["  code", "    more"])
    #expect(wrap("a\tb", 20) == ["a b"])
  }

  @Test("keeps blank lines, but not a flood of them")
  func blankLines() {
    #expect(wrap("a\n\nb" + String(repeating: "\n", count: 400) + "c", 10) == ["a", "", "b", "", "", "c"])
    #expect(wrap("a\r\nb", 10) == ["a", "b"])
    #expect(wrap("", 10) == [""])
  }

  @Test("takes out what could act on a terminal")
  func unsafe() {
    #expect(wrap("a\u{1B}[2Jb\u{07}\u{9B}31m\u{202E}c\u{2066}d\0", 40) == ["a[2Jb31mcd"])
    #expect(wrap("\u{200F}a\u{2067}b\u{2069}", 40) == ["\u{200F}ab"])
    let heap = "e" + String(repeating: "\u{0301}", count: 300)
    #expect(wrap(heap, 40).first?.unicodeScalars.count == 16)
  }

  @Test("leaves half of a narrow window to the text, however deep it stands")
  func deepIndent() {
    #expect(wrap("abcdefgh", 10, indent: 30) == ["     abcde", "     fgh"])
  }

  @Test("is never wider than the window, and loses no character", arguments: 1...40)
  func neverTooWide(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = [
      "a", "word", " ", "  ", "\n", "東", "京。", "「", "」", "ー", "👩‍👩‍👧‍👦", "🇯🇵", "👍🏽", "e\u{301}", "1️⃣", "\u{200B}",
      "한", "ｱ", "…", ",", "https://example.org/path", "עברית", "ไทย", "\u{302}",
      "\u{1F3F4}\u{E0067}\u{E007F}",
    ]
    for _ in 0..<200 {
      let spans = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let parts = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
        return TextSpan(parts.joined(), Bool.random(using: &random) ? .plain : .strong)
      }
      let line = Line(spans, indent: Int.random(in: 0...12, using: &random))
      let width = Int.random(in: 10...40, using: &random)
      let rows = ScreenRenderer(width: width).wrap(line, hanging: Int.random(in: 0...8, using: &random))
      for row in rows {
        #expect(TextWidth.columns(row) <= width, "\(line.text.debugDescription) at \(width)")
      }
      #expect(solid(rows.joined()) == solid(line.text))
    }
  }

  private func solid(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0 != " " && $0 != "\n" })
  }
}
