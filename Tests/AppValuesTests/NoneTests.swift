import AppValues
import Testing

@Suite("Saying that there is to be none")
struct NoneTests {
  @Test("takes the hyphen of every keyboard", arguments: ["-", " － ", "ー", "−"])
  func none(text: String) {
    #expect(text.meansNone)
  }

  @Test("takes nothing else", arguments: ["", " ", "--", "- x", "ーっ"])
  func some(text: String) {
    #expect(!text.meansNone)
  }
}
