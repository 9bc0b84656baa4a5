import Testing

@testable import SocialTerminal

@Suite("Keys and pastes")
struct KeyReaderTests {
  private func keys(_ text: String) -> [Key] {
    var reader = KeyReader()
    return text.utf8.flatMap { reader.add($0) }
  }

  @Test("are told apart by the marks around a paste")
  func marks() {
    let keys = keys("a\u{1B}[200~東\u{1B}[201~b")
    #expect(keys.map(\.scalar) == ["a", "東", "b"])
    #expect(keys.map(\.isPasted) == [false, true, false])
  }

  @Test(
    "other escape sequences stay keys, whole and in order",
    arguments: ["\u{1B}[2~", "\u{1B}b", "\u{1B}\u{1B}[D"])
  func sequences(text: String) {
    #expect(keys(text + "x").map(\.scalar) == Array((text + "x").unicodeScalars))
  }

  @Test("a paste is text: line ends, no control characters, no marks that begin it again")
  func paste() {
    let keys = keys("\u{1B}[200~a\nb\rc\nd\te\u{1}\u{1B}[200~\u{7F}\u{1B}[201~")
    #expect(String(String.UnicodeScalarView(keys.map(\.scalar))) == "a\nb\nc\nd e[200~")
    #expect(!keys.contains { !$0.isPasted })
  }

  @Test("a paste that never ends is ended by a reset")
  func reset() {
    var reader = KeyReader()
    _ = "\u{1B}[200~a".utf8.flatMap { reader.add($0) }
    reader.reset()
    #expect(reader.add(0x0D) == [Key(scalar: "\r", isPasted: false)])
  }
}
