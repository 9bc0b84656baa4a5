import AppScreens
import SocialShellTestSupport
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("The line of hints")
struct HintLineTests {
  private let hints = HintLine(
    hints: [
      ("m", "more"), ("c 3", "comment"), ("l 3", "like"), ("e", "edit list"), ("n", "post"), ("/", "search"),
      ("t", "notifications"), ("h", "home"),
    ].map { HintLine.Hint(key: $0.0, meaning: $0.1) },
    always: [HintLine.Hint(key: "b", meaning: "back"), HintLine.Hint(key: "?", meaning: "help")])

  @Test(
    "holds what fits, the most wanted first, and help in any width",
    arguments: [
      (80, "m more  c 3 comment  l 3 like  e edit list  n post  / search  b back  ? help"),
      (60, "m more  c 3 comment  l 3 like  e edit list  b back  ? help"),
      (40, "m more  c 3 comment  b back  ? help"), (20, "b back  ? help"), (10, "b back  ? help"),
    ])
  func width(width: Int, line: String) {
    #expect(hints.line(width: width).text == line)
  }

  @Test("is never wider than there is room")
  func room() {
    for width in 14...120 {
      let line = hints.line(width: width).text
      #expect(TextWidth.columns(line) <= width)
      #expect(line.hasSuffix("b back  ? help"))
    }
    #expect(hints.line(width: 120).text.hasSuffix("/ search  t notifications  h home  b back  ? help"))
  }

  @Test("counts what is wide as two columns")
  func wide() {
    let hints = HintLine(
      hints: [HintLine.Hint(key: "m", meaning: "続き"), HintLine.Hint(key: "l 3", meaning: "いいね")],
      always: [HintLine.Hint(key: "?", meaning: "ヘルプ")])
    #expect(hints.line(width: 28).text == "m 続き  l 3 いいね  ? ヘルプ")
    #expect(hints.line(width: 27).text == "m 続き  ? ヘルプ")
  }

  @Test("is of the screen: what its items take, what it offers, and places other than this one")
  func ofScreen() async {
    let entry = Entry([Line("one")], open: "open", shortcuts: ["c": "c", "f": "f", "z": "z"])
    let home = FakePresenter(
      Screen(
        title: "Home", blocks: [.entry(entry)],
        menu: [
          MenuItem(key: "n", label: "Write a new post", action: "n"),
          MenuItem(key: "e", label: "Edit", action: "e"),
          MenuItem(key: "r", label: "Refresh", action: "r"), MenuItem(label: "Without a key", action: "x"),
          MenuItem(label: "Block", action: "k"),
        ]))
    let seen = await Stage(ScriptedIO(width: 80, lines: "q"), ["home": home]).run()
    #expect(
      seen.contains("\n\nc 1 comment  f 1 follow  n post  e edit  block  / search  ? help\n> "))
  }

  @Test("names once what can be done to the screen itself and to its items")
  func letterOfBoth() async {
    let comment = Entry([Line("A comment")], open: "open", shortcuts: ["c": "c", "f": "f", "l": "l"])
    let post = FakePresenter(
      Screen(
        title: "Post", blocks: [.entry(comment)],
        menu: [
          MenuItem(key: "l", label: "Like", action: "like"),
          MenuItem(key: "f", label: "Full size", action: "full"),
        ]))
    let seen = await Stage(ScriptedIO(width: 80, lines: "q"), ["home": post]).run()
    #expect(
      seen.contains("\n\nc 1 comment  f 1 follow  l like  f full size  n post  / search  ? help\n> "))
  }

  @Test("says what a letter undoes where it does so for every item that takes it")
  func undoing() async {
    #expect(await hints(below: [["f"], ["f"]]) == "f 1 unfollow  n post  / search  t notifications  ? help")
    #expect(await hints(below: [["f"], []]) == "f 1 follow  n post  / search  t notifications  ? help")
  }

  /// The line below people, each with the letters that undo something.
  private func hints(below people: [Set<String>]) async -> String? {
    let blocks: [Block<String>] = people.map { undoes in
      .entry(Entry([Line("Bob")], open: "open", shortcuts: ["f": "f"], undoes: undoes))
    }
    let home = FakePresenter(Screen(title: "People", blocks: blocks))
    let seen = await Stage(ScriptedIO(width: 80, lines: "q"), ["home": home]).run()
    return seen.split(separator: "\n").first { $0.hasSuffix("? help") }.map(String.init)
  }

  @Test("of a question names nothing but the way back and help")
  func question() async {
    let home = FakePresenter(
      Screen(
        title: "Delete this?",
        menu: [
          MenuItem(key: "y", label: "Delete", action: "y"), MenuItem(key: "b", label: "Keep", action: "b"),
        ]))
    let seen = await Stage(ScriptedIO(lines: "q"), ["home": home]).run()
    #expect(seen.hasPrefix("\nDelete this?\n\n1  Delete (y)\n2  Keep (b)\n\nb back  ? help\n> "))
  }

  @Test("names no place that the app does not have, and no letter leads there")
  func missingPlace() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(lines: "n", "n Hello", "?", "q"), ["home": home], missing: ["compose"])
    let seen = await stage.run()
    #expect(
      seen.contains("\n\nm more  l 1 like  / search  t notifications  ? help\n> n\n! “n” does nothing here."))
    #expect(seen.contains("! “n Hello” does nothing here."))
    #expect(!seen.after("?").contains("\nn  "))
  }
}
