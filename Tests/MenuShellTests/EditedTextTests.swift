import Testing

@testable import SocialMenuShell

@Suite("A text that is edited by lines")
struct EditedTextTests {
  @Test("grows line by line, empty ones too")
  func grows() {
    var text = EditedText("", takesOnlyLine: true)
    text.take("one")
    text.take("")
    #expect(text.kept == "one\n")
    #expect(text.text(with: "three") == "one\n\nthree")
  }

  @Test("begins in its only line, where that can be edited")
  func begins() {
    #expect(EditedText("one", takesOnlyLine: true).current == "one")
    #expect(EditedText("one", takesOnlyLine: true).kept == "one")
    #expect(EditedText("one", takesOnlyLine: false).above == ["one"])
    #expect(EditedText("one\ntwo", takesOnlyLine: true).above == ["one", "two"])
  }

  @Test("is mended in any line, and keeps the others")
  func mends() {
    var text = EditedText("one\ntwo\nthree", takesOnlyLine: true)
    text.goUp(from: "four")
    #expect(text.current == "three")
    text.goUp(from: "three")
    text.take("TWO")
    #expect(text.current == "three")
    #expect(text.kept == "one\nTWO\nthree\nfour")
    text.goDown(from: "THREE")
    #expect(text.current == "four")
    text.goDown(from: "four")
    #expect(text.current == "")
    #expect(text.kept == "one\nTWO\nTHREE\nfour")
  }

  @Test("goes no further than its first line and the new one behind its last")
  func ends() {
    var text = EditedText("one", takesOnlyLine: true)
    text.goUp(from: "ONE")
    #expect(text.current == "ONE")
    text.goDown(from: "ONE")
    text.goDown(from: "")
    #expect(text.kept == "ONE")
    text.goUp(from: "")
    #expect(text.current == "ONE")
    #expect(text.below.isEmpty)
  }

  @Test("loses the line one is in, or its last where one is in none")
  func removes() {
    var text = EditedText("one\ntwo\nthree", takesOnlyLine: true)
    text.goUp(from: "")
    text.goUp(from: "three")
    text.remove()
    #expect(text.kept == "one\nthree")
    text.remove()
    text.remove()
    text.remove()
    #expect(text.kept == "")
  }
}

@Suite("A line of a text")
struct TextCommandTests {
  @Test(
    "means itself, unless it is a colon and a word",
    arguments: [":)", ":-D", "a :e", ":e now", ": e", "..", "1:2", ""])
  func text(line: String) {
    #expect(TextCommand(line) == .line(line))
  }

  @Test("ends the text with any full stop", arguments: [".", "．", "。"])
  func end(line: String) {
    #expect(TextCommand(line) == .end)
  }

  @Test("is a command, by any keyboard, or none that there is, but never text by mistake")
  func commands() {
    #expect([":d", ":u", ":e", "：ｅ"].map { TextCommand($0) } == [.removeLine, .takeBack, .edit, .edit])
    #expect([":x", ":wq!"].map { TextCommand($0) } == [.unknown(":x"), .unknown(":wq!")])
    #expect([":d", "：ｅ"].map { TextCommand("one" + $0, behind: "one") } == [.removeLine, .edit])
    #expect(TextCommand("one:x", behind: "one") == .line("one:x"))
    #expect(TextCommand("two:d", behind: "one") == .line("two:d"))
    #expect(["::e", ":::x", "：：ｘ"].map { TextCommand($0) } == [.line(":e"), .line("::x"), .line("：ｘ")])
  }
}
