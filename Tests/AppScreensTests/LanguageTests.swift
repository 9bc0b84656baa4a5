import AppScreens
import Testing

@Suite("A language")
struct LanguageTests {
  /// The samples of CLDR's own table, for whole numbers.
  @Test(
    "counts as CLDR has it",
    arguments: [
      ("ja", "other: 0 1 2 15 100 1000000"),
      ("zh-Hant-TW", "other: 0 1 2"),
      ("ko", "other: 0 1 2"),
      ("en", "one: 1; other: 0 2 11 21 100 1000000"),
      ("en-GB", "one: 1; other: 0 2"),
      ("de", "one: 1; other: 0 2 16 1000000"),
      ("fr", "one: 0 1; many: 1000000 2000000; other: 2 17 100 10000 1000001"),
      ("pt-BR", "one: 0 1; many: 1000000; other: 2 17"),
      ("pt-PT", "one: 1; many: 1000000; other: 0 2 17"),
      ("es", "one: 1; many: 1000000; other: 0 2 16"),
      ("it", "one: 1; many: 1000000; other: 0 2 16"),
      ("hi", "one: 0 1; other: 2 17 1000000"),
      ("pl", "one: 1; few: 2 3 4 22 102 1002; many: 0 5 11 12 14 19 21 100 112 1000000"),
      ("ru", "one: 1 21 31 101 1001; few: 2 3 4 22 102; many: 0 5 11 12 14 19 100 111 112 1000000"),
      ("uk", "one: 1 21; few: 2 24; many: 0 5 11"),
      ("sr-Latn", "one: 1 21; few: 2 24; other: 0 5 11 12"),
      ("cs", "one: 1; few: 2 3 4; other: 0 5 19 22 100"),
      ("sl", "one: 1 101; two: 2 102; few: 3 4 104; other: 0 5 11 100"),
      ("lt", "one: 1 21 101; few: 2 9 22; other: 0 10 11 19 20 111"),
      ("lv", "zero: 0 10 11 19 20 100 111; one: 1 21 101; other: 2 9 22"),
      ("ro", "one: 1; few: 0 2 16 19 101 119; other: 20 35 100 120"),
      ("mk", "one: 1 21 101; other: 0 2 11 111"),
      ("he", "one: 1; two: 2; other: 0 3 17 100"),
      (
        "ar", "zero: 0; one: 1; two: 2; few: 3 10 103 110; many: 11 26 99 111; other: 100 101 102 200 1000000"
      ),
      ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11 25 100"),
      ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7 10 100"),
      ("tlh", "other: 0 1 2"),
    ])
  func plurals(code: String, samples: String) {
    for part in samples.split(separator: "; ") {
      let parts = part.split(separator: ": ")
      for count in parts[1].split(separator: " ").compactMap({ Int($0) }) {
        #expect(Language(code).plurals.category(of: count).rawValue == parts[0], "\(count)")
      }
    }
  }

  /// As ICU writes 1234, 12345 and 1234567.
  @Test(
    "groups digits as CLDR has it",
    arguments: [
      ("en", "1,234 12,345 1,234,567"), ("en-GB", "1,234 12,345 1,234,567"), ("ja", "1,234 12,345 1,234,567"),
      ("zh-Hant-TW", "1,234 12,345 1,234,567"), ("hi", "1,234 12,345 12,34,567"),
      ("en-IN", "1,234 12,345 12,34,567"), ("de", "1.234 12.345 1.234.567"),
      ("de-CH", "1’234 12’345 1’234’567"), ("es", "1234 12.345 1.234.567"),
      ("es-MX", "1,234 12,345 1,234,567"), ("pt-BR", "1.234 12.345 1.234.567"),
      ("pt-PT", "1234 12_345 1_234_567"), ("pl", "1234 12_345 1_234_567"), ("ru", "1_234 12_345 1_234_567"),
      ("fr", "1\u{202F}234 12\u{202F}345 1\u{202F}234\u{202F}567"), ("fr-CA", "1_234 12_345 1_234_567"),
      ("mr", "1,234 12,345 12,34,567"), ("ur", "1,234 12,345 1,234,567"), ("tlh", "1234 12345 1234567"),
    ])
  func grouping(code: String, written: String) {
    let digits = Language(code).digits
    let all = [1234, 12345, 1_234_567].map { digits($0) }.joined(separator: " ")
    // The space that doesn't break, in view.
    #expect(all.replacing("\u{A0}", with: "_") == written)
    #expect([0, 7, -42, 999].map { digits($0) } == ["0", "7", "-42", "999"])
  }

  @Test("groups digits in every text with a count")
  func groupedCounts() {
    let french = Language("fr")
    let likes = CountedText(french, one: "%d mention J’aime", other: "%d mentions J’aime")
    #expect(likes(1_000_000) == "1\u{202F}000\u{202F}000 mentions J’aime")
    #expect(
      "\(-1_234_567, in: .english) \(999, in: .japanese) \(1000, in: .japanese)件" == "-1,234,567 999 1,000件")
    #expect(Language.english.digits(.min) == "-9,223,372,036,854,775,808")
    let own = Language("qtp", digits: DigitGrouping(separator: "'", size: 4))
    #expect(own.digits(123_456_789) == "12'3456'789")
  }

  @Test("brings a rule of its own where ours has none")
  func ownRule() {
    let language = Language("qtp", plurals: PluralRule { $0 < 3 ? .few : .other })
    let things = CountedText(language, few: "%d of few", other: "%d of more")
    #expect(
      [2, 3, -2, .min].map { things($0) } == ["2 of few", "3 of more", "-2 of few", "\(Int.min) of more"])
  }

  @Test("has a phrase for each form, and one for those that are missing")
  func phrases() {
    let photos = CountedText(.english, one: "%d photo was left out.", other: "%d photos were left out.")
    #expect(
      [0, 1, 2].map { photos($0) }
        == ["0 photos were left out.", "1 photo was left out.", "2 photos were left out."])
    #expect(CountedText(Language("pl"), one: "%d plik", other: "%d pliku")(5) == "5 pliku")
  }

  @Test("has our texts where they are in it, and English ones otherwise")
  func texts() {
    struct Greeting: LocalizedStrings {
      let hello: String
      static let english = Greeting(hello: "Hello")
      static let japanese = Greeting(hello: "こんにちは")
    }
    let codes = ["en", "ja", "ja-JP", "JA", "fr", "jam", ""]
    #expect(
      codes.map { Greeting.of(Language($0)).hello } == [
        "Hello", "こんにちは", "こんにちは", "こんにちは", "Hello", "Hello", "Hello",
      ])
  }
}
