import Testing

@testable import SocialTerminal

@Suite("Bytes from a terminal")
struct ScalarAssemblerTests {
  @Test(
    "become what they mean",
    arguments: [
      ("plain", "plain"), ("東京 é 👍🏽", "東京 é 👍🏽"),
    ])
  func valid(text: String, expected: String) {
    #expect(assembled(Array(text.utf8)) == expected)
  }

  @Test("become U+FFFD where they mean nothing, and nothing valid is lost")
  func invalid() {
    #expect(assembled([0x80, 0x61]) == "\u{FFFD}a")
    #expect(assembled([0xE6, 0x9D, 0x61]) == "\u{FFFD}a")
    #expect(assembled([0xE6, 0xE6, 0x9D, 0xB1]) == "\u{FFFD}東")
    #expect(assembled([0xC0, 0xAF, 0xFE]) == "\u{FFFD}\u{FFFD}\u{FFFD}")
    // A surrogate half, written as if it were a character.
    #expect(assembled([0xED, 0xA0, 0x80, 0x61]) == "\u{FFFD}a")
  }

  private func assembled(_ bytes: [UInt8]) -> String {
    var assembler = ScalarAssembler()
    var text = String.UnicodeScalarView()
    for byte in bytes { text += assembler.add(byte) }
    return String(text)
  }
}
