import AppScreens
import SocialTerminal
import Testing

@Suite("A text with its style")
struct TextStyleTests {
  @Test("opens its address, written so that no terminal takes it for anything else")
  func link() {
    let style = TextStyle.ansi
    #expect(
      style.link("text", to: TextLink(address: "https://a.org/é?q=1;2"))
        == "\u{1B}]8;;https://a.org/%C3%A9?q=1;2\u{1B}\\text\u{1B}]8;;\u{1B}\\")
    #expect(
      style.link("t", to: TextLink(address: "http://a/\u{1B}\\\u{9C}\u{07}"))
        == "\u{1B}]8;;http://a/%1B\\%C2%9C%07\u{1B}\\t\u{1B}]8;;\u{1B}\\")
  }

  @Test("says with an id that parts are of one link")
  func parts() {
    #expect(
      TextStyle.ansi.link("http://", to: TextLink(address: "a", isInParts: true))
        == "\u{1B}]8;id=e40c292c;a\u{1B}\\http://\u{1B}]8;;\u{1B}\\")
  }

  @Test("is text alone where there is no style, and where the address is longer than terminals take")
  func none() {
    #expect(TextStyle.plain.link("text", to: TextLink(address: "https://a.org")) == "text")
    let long = "https://a.org/" + String(repeating: "é", count: 400)
    #expect(TextStyle.ansi.link("text", to: TextLink(address: long)) == "text")
  }
}
