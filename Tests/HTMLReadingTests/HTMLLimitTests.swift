import SocialHTMLReading
import Testing

/// HTML that no one writes but to do harm.
@Suite("Limits of reading HTML")
struct HTMLLimitTests {
  @Test("no nesting is too deep")
  func deep() {
    for tag in ["<div>", "<b>", "<blockquote>", "<ul><li>", "<table><tr><td>", "<a href=https://a.example>"] {
      let html = String(repeating: tag, count: 100_000) + "deep"
      #expect(!HTMLReader().read(html).isComplete, "\(tag)")
    }
    let quoted = HTMLReader().read(String(repeating: "<blockquote>", count: 3000) + "deep")
    #expect(quoted == ReadText(text: String(repeating: "> ", count: 8) + "deep"))
    let listed = HTMLReader().read(String(repeating: "<ul><li>", count: 1900) + "deep")
    #expect(listed == ReadText(text: String(repeating: "- ", count: 8) + "deep"))
  }

  @Test("a text that is too long is cut between two characters")
  func long() {
    let read = HTMLReader().read("<p>" + String(repeating: "あ", count: 100_000))
    #expect(read == ReadText(text: String(repeating: "あ", count: (65_536 - 3) / 3), isComplete: false))
    let whole = String(repeating: "a", count: 65_536)
    #expect(HTMLReader().read(whole) == ReadText(text: whole))
    let tags = HTMLReader().read(String(repeating: "a<br>", count: 4001))
    #expect(
      tags == ReadText(text: Array(repeating: "a", count: 4001).joined(separator: "\n"), isComplete: false))
  }

  @Test("elements that are opened again and again don't fill the memory")
  func again() {
    // Each paragraph opens all of them again.
    let formats = (0..<1900).map { "<b id=\($0)>" }.joined()
    let read = HTMLReader().read("<p>\(formats)" + String(repeating: "<p>x", count: 1900))
    #expect(!read.isComplete && read.text.utf8.count <= 131_072)
  }

  @Test("a long address that is opened again and again is cut")
  func addresses() {
    let address = "https://a.example/" + String(repeating: "y", count: 30_000)
    let read = HTMLReader().read("<p><a href=\"\(address)\">" + String(repeating: "<p>x", count: 3000))
    #expect(!read.isComplete && read.text.utf8.count <= 131_072)
  }

  @Test("blank lines of code in quotes don't grow without end")
  func blankLines() {
    let html =
      String(repeating: "<blockquote>", count: 8) + "<pre>a" + String(repeating: "\n", count: 60_000) + "b"
    let read = HTMLReader().read(html)
    #expect(!read.isComplete && read.text.utf8.count <= 131_072)
  }
}
