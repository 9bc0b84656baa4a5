import AppValues
import Entities
import SocialHTMLReading
import SocialTestSupport
import Testing

@testable import SocialServer

/// What a server writes for apps, read as another server's would be.
@Suite("The HTML of posts")
struct ContentReadingTests {
  private static let people = ["mar", "ole", "Zoe_2"]

  @Test("reads as exactly the text that was written")
  func everyText() throws {
    let site = try #require(Site("https://social.example"))
    let authors = Self.people.map { Author(id: ID($0), handle: $0, name: $0, avatar: nil) }
    let names = Dictionary(uniqueKeysWithValues: Self.people.map { (site.profile(of: $0), $0) })
    let content = ContentHTML(on: site, mentioning: authors)
    for round in Effort.rounds(3000, full: 300_000) {
      var random = SeededGenerator(seed: UInt64(round) + 20_261_126)
      guard let text = Self.text(&random) else { continue }
      let html = content.html(of: text)
      #expect(HTMLReader().read(html, naming: names) == ReadText(text: text), "round \(round): \(html)")
    }
  }

  @Test("reads as it was written, however long it is")
  func long() throws {
    let site = try #require(Site("https://social.example"))
    let text =
      String(repeating: "5 < 6 & #tea https://tea.example/a_(b) \"ok\"\n  done\n\n", count: 130) + "end"
    #expect(HTMLReader().read(ContentHTML(on: site).html(of: text)) == ReadText(text: text))
  }

  /// A text as a post has it. Runs of breaks aren't told apart in HTML, and a server writes neither full-width signs nor
  /// its own name after a handle.
  private static func text(_ random: inout SeededGenerator) -> String? {
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      if let piece = pieces.randomElement(using: &random) { text += piece }
      if Int.random(in: 0..<12, using: &random) == 0, let scalar = scalars.randomElement(using: &random) {
        text.unicodeScalars.append(scalar)
      }
    }
    text = text.replacing(/\n{3,}/.matchingSemantics(.unicodeScalar), with: "\n\n")
    // What no post can have is refused.
    return try? TextLimit.post.normalised(text, lines: true)
  }

  // What means no character can't be in HTML.
  private static let scalars = UnicodeSamples.scalars.filter {
    !$0.isUnsafeToPrint && !$0.properties.isNoncharacterCodePoint
  }

  private static let pieces = [
    "word", "two words", " ", "  ", "   ", "\n", "\n\n", " \n", "\n ", "\n \n", ".", ",", "!", "…", "(", ")",
    "'", "\"",
    "<", ">", "&", "&amp;", "&lt;b&gt;", "&#8238;", "<b>bold</b>", "<br>", "</p><p>", "<!-- -->", "<script>",
    "- ",
    "1. ", "> ", "`code`", "*", "|", "日本語", "です。", "é", "e\u{301}", "👩‍👧", "1️⃣", "\u{A0}", "\u{200F}", "نص",
    "@mar", "@MAR", "@ole", "@zoe_2", "@nobody", "@ole@other.example", "@a.b@other.example:8080", "@", "#tea",
    "#Tea",
    "#写真", "#", "##", "#2024", "https://tea.example", "https://tea.example/a_(b)?c=d&e=f#g", "http://例え.jp/道",
    "https://tea.example/a%20b/{c}|d'", "HTTPS://TEA.EXAMPLE", "https://", "tea.example", "mar@tea.example",
    "-", "/",
    ":", "_", "x", "7",
  ]
}
