import AppScreens
import Testing

@Suite("The columns of a text")
struct TextWidthTests {
  @Test(
    "are those it takes on a terminal",
    arguments: [
      ("", 0), ("plain", 5), ("東京", 4), ("ｱｲｳ", 3), ("ＡＢ", 4), ("한글", 4), ("é", 1), ("e\u{301}", 1),
      ("\u{301}", 0), ("a\u{200B}b", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇯🇵🇬🇧", 4), ("❤️", 2),
      ("1️⃣", 2), ("☎", 1), ("…", 1), ("—", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("「」", 4), ("\u{3000}", 2), ("𠮷", 2),
      ("🀄", 2), ("\u{7F}", 0),
    ])
  func columns(text: String, expected: Int) {
    #expect(TextWidth.columns(text) == expected)
  }
}
