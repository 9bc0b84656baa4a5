import AppValues
import Entities
import Foundation
import SocialTestSupport
import Testing

@Suite("A limit of a text")
struct TextLimitTests {
  private static let limits: [TextLimit] = [
    .post, .postWithWarning, .warning, .alt, .place, .draft, .hashtag, .key, .source, .handle, .name, .bio,
    .label, .value, .note, .reason, .list, .query, .email, .password,
  ]

  @Test("is told in characters, and in bytes where there are not too many of those", arguments: limits)
  func check(limit: TextLimit) throws {
    try limit.check(String(repeating: "a", count: limit.characters))
    #expect(throws: tooLong(limit, by: 2)) {
      try limit.check(String(repeating: "a", count: limit.characters + 2))
    }
    try limit.check(LongText.marked(bytes: limit.bytes))
    #expect(throws: tooLarge(limit, by: 1)) { try limit.check(LongText.marked(bytes: limit.bytes + 1)) }
    #expect(throws: tooLarge(limit, by: 1)) { try limit.checkBytes(LongText.marked(bytes: limit.bytes + 1)) }
    #expect(
      limit.holds(LongText.marked(bytes: limit.bytes))
        && !limit.holds(LongText.marked(bytes: limit.bytes + 1)))
  }

  @Test("refuses what is far too large without counting its characters", arguments: limits)
  func cheap(limit: TextLimit) {
    let size = 5 * limit.bytes
    let text = String(repeating: "a", count: size)
    #expect(throws: tooLarge(limit, by: size - limit.bytes)) {
      try limit.check(text) { _ in
        Issue.record("counted")
        return 0
      }
    }
    #expect(throws: tooLarge(limit, by: size - limit.bytes)) { try limit.kept("\n \(text)") }
  }

  @Test(
    "takes any text of as many characters as people write", arguments: ["a", "é", "猫", "각", "🐈", "ﷺ", "ㅎ"])
  func usual(character: Character) throws {
    for limit in Self.limits where limit.bytes >= 10 * limit.characters {
      let text = String(repeating: character, count: limit.characters)
      #expect(try limit.kept(text.decomposedStringWithCanonicalMapping) == text)
    }
  }

  @Test("cuts a text to as much as fits")
  func beginning() {
    #expect(TextLimit.value.beginning(of: "short") == "short")
    #expect(TextLimit.value.beginning(of: String(repeating: "猫", count: 300)).count == 255)
    let family = "👩‍👩‍👧‍👦"
    let cut = TextLimit.value.beginning(of: String(repeating: family, count: 255))
    #expect(cut == String(repeating: family, count: 102))
  }

  @Test("keeps nothing of what no one sees, and demands something where it must be")
  func seen() throws {
    #expect(try TextLimit.bio.kept(" \u{200B}\r\n", lines: true) == "")
    #expect(try TextLimit.bio.kept(" a\r\nb\tc\r", lines: true) == "a\nb c")
    #expect(throws: AppError.invalid(.list, .empty)) { try TextLimit.list.required("\u{200B}") }
    for text in ["a\nb", "a\r\nb\tc", "a\rb"] {
      #expect(throws: AppError.invalid(.list, .severalLines)) { try TextLimit.list.required(text) }
    }
    for text in ["a\nb\u{1B}", "a\u{2028}b", "a\tb"] {
      #expect(throws: AppError.invalid(.list, .unprintable)) { try TextLimit.list.required(text) }
    }
    #expect(throws: AppError.invalid(.bio, .unprintable)) { try TextLimit.bio.kept("a\nb\u{7}", lines: true) }
  }

  @Test("keeps the order of what is read from right to left, and nothing that could reorder other text")
  func order() throws {
    let kept = ["نص\u{200F} عربي", "a \u{2067}b\u{2069} c", "\u{061C}1 \u{2066}\u{2068}x\u{2069}\u{2069}\ny"]
    for text in kept { #expect(try TextLimit.post.kept(text, lines: true) == text) }
    for (entered, kept) in [
      ("\u{FEFF} \u{FEFF}hi\u{FEFF}", "hi"), ("a\u{202E}b\u{202C}", "ab"), ("\u{202A}\u{202B}\u{202D}x", "x"),
      ("\u{2067}open", "open"), ("closed\u{2069}", "closed"), ("\u{2067}a\nb\u{2069}", "a\nb"),
      ("\u{2066}a\u{2067}b\u{2069}", "a\u{2067}b\u{2069}"), ("\u{2067}\u{202E}\u{2069}", ""),
    ] {
      #expect(try TextLimit.post.kept(entered, lines: true) == kept)
      #expect(TextLimit.post.remaining(entered, lines: true) == 500 - kept.count || kept.isEmpty)
    }
    let cut = TextLimit.name.beginning(of: "\u{2067}" + String(repeating: "a", count: 40) + "\u{2069}")
    #expect(cut == String(repeating: "a", count: 29))
  }

  private func tooLong(_ limit: TextLimit, by excess: Int) -> AppError {
    .invalid(limit.field, .tooLong(maximum: limit.characters, excess: excess))
  }

  private func tooLarge(_ limit: TextLimit, by excess: Int) -> AppError {
    .invalid(limit.field, .tooLarge(maximum: limit.bytes, excess: excess))
  }
}
