import AppScreens
import SocialShellTestSupport
import SocialTerminal
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("A question")
struct FieldTests {
  private func stage(
    _ io: ScriptedIO, _ kind: FieldKind, value: String = "", isReplaced: Bool = false,
    isOptional: Bool = false,
    hint: String? = nil,
    reportsTyping: Bool = false, isAcceptable: (@Sendable (String) -> Bool)? = nil,
    isAnsweredAtOnce: Bool = false, understood: (@Sendable (String) -> String?)? = nil,
    remaining: (@Sendable (String) -> Int)? = nil, settings: MenuShellSettings = MenuShellSettings()
  ) -> (Stage, FakePresenter) {
    let typing: @Sendable (String) -> String = { "typing <\($0)>" }
    let field = Field<String>(
      kind, label: "Name", hint: hint, value: value, isReplaced: isReplaced, isOptional: isOptional,
      submit: { "submit <\($0)>" }, cancel: "cancel", typing: reportsTyping ? typing : nil,
      isAcceptable: isAcceptable,
      isAnsweredAtOnce: isAnsweredAtOnce, understood: understood, remaining: remaining
    )
    let home = FakePresenter(
      Screen(
        title: "Ask", menu: [MenuItem(key: "x", label: "Hidden", action: "hidden")], field: field))
    home.onAction = { action in
      if !action.hasPrefix("typing") { home.screen = Screen(title: "Done") }
    }
    return (Stage(io, ["home": home], settings: settings), home)
  }

  @Test("is asked without a menu, and answered by a line")
  func line() async {
    let io = ScriptedIO(lines: "Alice")
    let (stage, home) = stage(io, .line, hint: "As others see it")
    let seen = await stage.run()
    #expect(seen.hasPrefix("\nAsk\nAs others see it\n(< goes back)\nName: Alice\n\nDone\n"))
    #expect(home.actions == ["submit <Alice>"])
  }

  @Test("takes q, b and numbers as answers, and < as leaving", arguments: ["q", "b", "?", "3", "<", "＜"])
  func answers(text: String) async {
    let (stage, home) = stage(ScriptedIO(lines: text), .line)
    await stage.run()
    #expect(home.actions == [text == "<" || text == "＜" ? "cancel" : "submit <\(text)>"])
  }

  @Test(
    "reads a path as a terminal inserts it, and no other answer",
    arguments: [(FieldKind.path, "submit </tmp/a b.jpg>"), (.line, #"submit <'/tmp/a b.jpg' >"#)])
  func path(kind: FieldKind, action: String) async {
    let (stage, home) = stage(ScriptedIO(lines: "'/tmp/a b.jpg' "), kind)
    await stage.run()
    #expect(home.actions == [action])
  }

  @Test("keeps over a pipe what is there when nothing is answered")
  func keepsOverPipe() async {
    let io = ScriptedIO(interactive: false, lines: "")
    let (stage, home) = stage(io, .line, value: "Alice")
    #expect(await stage.run().contains("Name [Alice]: \n"))
    #expect(home.actions == ["submit <Alice>"])
  }

  @Test(
    "over a pipe keeps what may be left out, and takes it away for a hyphen; it says so",
    arguments: [("", "submit <Alice>"), ("-", "submit <>"), ("ー", "submit <>"), ("Bob", "submit <Bob>")])
  func leavesOutOverPipe(text: String, action: String) async {
    let (stage, home) = stage(
      ScriptedIO(interactive: false, lines: text), .line, value: "Alice", isOptional: true)
    #expect(await stage.run().contains("(An empty line keeps it, - removes it.)\n"))
    #expect(home.actions == [action])
  }

  @Test("a hyphen is an answer where nothing is there to take away, or where there must be something")
  func hyphen() async {
    for (value, isOptional) in [("", true), ("Alice", false)] {
      let (stage, home) = stage(
        ScriptedIO(interactive: false, lines: "-"), .line, value: value, isOptional: isOptional)
      #expect(await !stage.run().contains("- removes it"))
      #expect(home.actions == ["submit <->"])
    }
  }

  @Test("begins on a terminal with what is there, and an emptied line empties it")
  func prefilled() async {
    let io = ScriptedIO(lines: "")
    let (stage, home) = stage(io, .line, value: "Alice")
    await stage.run()
    #expect(io.requests.first?.initial == "Alice")
    #expect(home.actions == ["submit <>"])
  }

  @Test(
    "what is replaced isn't in the line on a terminal, either: an empty one keeps it",
    arguments: [("", "submit <Alice>"), ("Bob", "submit <Bob>"), ("-", "submit <>"), ("<", "cancel")])
  func replaced(text: String, action: String) async {
    let io = ScriptedIO(lines: text)
    let (stage, home) = stage(io, .line, value: "Alice", isReplaced: true, isOptional: true)
    #expect(
      await stage.run().contains("(An empty line keeps it, - removes it.)\n(< goes back)\nName [Alice]: "))
    #expect(io.requests.first?.initial == "")
    #expect(home.actions == [action])
  }

  @Test(
    "remembers a path, which Up brings back, and nothing else", arguments: [FieldKind.line, .path, .secret])
  func remembered(kind: FieldKind) async {
    let io = ScriptedIO(lines: "/a.jpg")
    let (stage, _) = stage(io, kind)
    await stage.run()
    #expect(io.requests.first?.isRemembered == (kind == .path))
  }

  @Test("< leaves also behind what the line began with", arguments: ["<", "Alice<", "Alice＜"])
  func leavesPrefilled(text: String) async {
    let (stage, home) = stage(ScriptedIO(lines: text), .line, value: "Alice")
    await stage.run()
    #expect(home.actions == ["cancel"])
  }

  @Test("over a pipe nothing stands in the line: what is there and < is an answer")
  func signOverPipe() async {
    let (stage, home) = stage(ScriptedIO(interactive: false, lines: "Alice<"), .line, value: "Alice")
    await stage.run()
    #expect(home.actions == ["submit <Alice<>"])
  }

  @Test("what is pasted is text, also where it looks like a command")
  func pastedText() async {
    let io = ScriptedIO([
      .pasted("a"), .pasted("."), .pasted("<"), .pasted(":d"), .line("q"), .line("."),
    ])
    let (stage, home) = stage(io, .text)
    await stage.run()
    #expect(io.requests.first?.takesPastedLines == true)
    #expect(home.actions == ["submit <a\n.\n<\n:d\nq>"])
  }

  @Test("a secret is asked without showing it or what it was")
  func secret() async {
    let io = ScriptedIO(interactive: false, lines: "sesam")
    let (stage, home) = stage(io, .secret, value: "old")
    let seen = await stage.run()
    #expect(seen.contains("Name: ***\n"))
    #expect(io.requests.first?.isSecret == true)
    #expect(io.requests.first?.initial == "")
    #expect(home.actions == ["submit <sesam>"])
  }

  @Test("a secret that is chosen is typed twice on a terminal, until both are the same")
  func newSecret() async {
    let typed = ScriptedIO(lines: "sesam", "sesame", "sesame", "sesame")
    let (stage, home) = stage(typed, .newSecret)
    let seen = await stage.run()
    #expect(
      seen.contains(
        """
        Name: ***
        Repeat to confirm. Name: ***
        ! These don't match. Choose one again.
        Name: ***
        Repeat to confirm. Name: ***

        """))
    #expect(typed.requests.prefix(4).map(\.isSecret) == [true, true, true, true])
    #expect(home.actions == ["submit <sesame>"])
  }

  @Test("a secret that will be refused is not typed a second time")
  func refusedSecret() async {
    let typed = ScriptedIO(lines: "sesam")
    let (stage, home) = stage(typed, .newSecret, isAcceptable: { $0.count > 5 })
    #expect(!(await stage.run().contains("Repeat to confirm")))
    #expect(home.actions == ["submit <sesam>"])
    let good = ScriptedIO(lines: "sesame", "sesame")
    let (otherStage, otherHome) = self.stage(good, .newSecret, isAcceptable: { $0.count > 5 })
    #expect(await otherStage.run().contains("Repeat to confirm"))
    #expect(otherHome.actions == ["submit <sesame>"])
  }

  @Test(
    "a secret that is chosen is typed once over a pipe, and where nothing is typed; < leaves it either time",
    arguments: [
      (false, ["sesame"], "submit <sesame>"), (true, [""], "submit <>"), (true, ["<"], "cancel"),
      (true, ["sesame", "<"], "cancel"),
    ])
  func newSecretOnce(interactive: Bool, lines: [String], action: String) async {
    let (stage, home) = stage(ScriptedIO(interactive: interactive, lines.map { .line($0) }), .newSecret)
    await stage.run()
    #expect(home.actions == [action])
  }

  @Test("text is written line by line until a dot, each line reported, every report before the answer")
  func text() async {
    let io = ScriptedIO([
      .line("one"), .typing("tw"), .line("two"), .line(""), .line("three"), .line("oops"), .line(":d"),
      .line("."),
    ])
    let (stage, home) = stage(io, .text, reportsTyping: true)
    let seen = await stage.run()
    #expect(seen.contains("Name:\n| one\n| two\n| \n| three\n| oops\n| :d\nName:\none\ntwo\n\nthree\n| .\n"))
    #expect(home.actions.last == "submit <one\ntwo\n\nthree>")
    #expect(home.actions.dropLast().last == "typing <one\ntwo\n\nthree>")
  }

  @Test("text goes on from what is there, and < leaves it")
  func continuedText() async {
    let io = ScriptedIO(lines: "more", "<")
    let (stage, home) = stage(io, .text, value: "begun\nbefore", reportsTyping: true)
    #expect(await stage.run().contains("Name:\nbegun\nbefore\n| more\n| <\n"))
    #expect(home.actions.last == "cancel")
    #expect(home.actions.dropLast().last == "typing <begun\nbefore\nmore>")
  }

  @Test("text that is unfinished when the input ends has been reported, and nothing is answered")
  func endOfInput() async {
    let io = ScriptedIO(lines: "unfinished")
    let (stage, home) = stage(io, .text, reportsTyping: true)
    await stage.run()
    #expect(home.actions == ["typing <unfinished>"])
  }

  @Test("how much more can be written stands beside each line, of the whole text, red once it is too much")
  func remaining() async throws {
    let io = ScriptedIO(lines: "one", "two", ".")
    let (stage, _) = stage(
      io, .text, value: "begun", remaining: { 20 - $0.count }, settings: MenuShellSettings(colours: .always))
    await stage.run()
    let asides = io.requests.prefix(3).map(\.aside)
    func aside(_ line: Int, _ text: String) -> LineAside? { asides[line]?(text) }
    #expect(aside(0, "begun") == LineAside("\u{1B}[2m15\u{1B}[22m", columns: 2))
    #expect(aside(1, "") == LineAside("\u{1B}[2m17\u{1B}[22m", columns: 2))
    #expect(aside(2, "東京") == LineAside("\u{1B}[2m10\u{1B}[22m", columns: 2))
    #expect(aside(2, "much too long") == LineAside("\u{1B}[31m-1\u{1B}[39m", columns: 2))
  }

  @Test("what is understood of an answer stands beside it while it's typed")
  func understood() async {
    let io = ScriptedIO(lines: "one")
    let (stage, _) = stage(io, .line, understood: { $0 == "one" ? "1 東" : nil })
    await stage.run()
    let aside = io.requests.first?.aside
    #expect(aside?("one") == LineAside("1 東", columns: 4) && aside?("two") == nil)
  }

  @Test("what is answered while one types is reported sooner than what is only kept")
  func reported() async {
    let (kept, answered) = (ScriptedIO(lines: "one"), ScriptedIO(lines: "one"))
    await stage(kept, .line, reportsTyping: true).0.run()
    await stage(answered, .line, reportsTyping: true, isAnsweredAtOnce: true).0.run()
    #expect(kept.requests.first?.reportDelay == .milliseconds(700))
    #expect(answered.requests.first?.reportDelay == .milliseconds(100))
  }

  @Test("how much more can be written is shown on a terminal that is looked at, and never of a secret")
  func remainingElsewhere() async {
    let (pipe, full, secret) = (
      ScriptedIO(interactive: false, lines: "a"), ScriptedIO(lines: "a"), ScriptedIO(lines: "a")
    )
    for (io, kind, settings) in [
      (pipe, FieldKind.line, MenuShellSettings()), (full, .line, MenuShellSettings(menu: .full)),
      (secret, .secret, MenuShellSettings()),
    ] {
      let (stage, _) = stage(io, kind, remaining: { 20 - $0.count }, settings: settings)
      await stage.run()
      #expect(io.requests.first != nil && io.requests.first?.aside == nil)
    }
    let line = ScriptedIO(lines: "a")
    await stage(line, .line, remaining: { 20 - $0.count }).0.run()
    #expect(line.requests.first?.aside?("abc") == LineAside("17", columns: 2))
  }

  @Test("what leaves it is no part of the text, however long one waits before Enter")
  func leavingAfterAPause() async {
    let (stage, home) = stage(
      ScriptedIO([.line("one"), .typing("<"), .line("<")]), .text, reportsTyping: true)
    await stage.run()
    #expect(home.actions.last == "cancel")
    #expect(home.actions.dropLast().last == "typing <one>")
  }

  @Test(
    "nor of a single line, which stays as it was",
    arguments: [("", "<"), ("Alice", "<"), ("Alice", "Alice<")])
  func leavingALineAfterAPause(value: String, typed: String) async {
    let (stage, home) = stage(
      ScriptedIO([.typing(typed), .line(typed)]), .line, value: value, reportsTyping: true)
    await stage.run()
    #expect(home.actions.last == "cancel")
    #expect(home.actions.dropLast().last == "typing <\(value)>")
  }

  @Test("a line that is half typed when Ctrl-C leaves it has been reported")
  func interruptedText() async {
    let (stage, home) = stage(
      ScriptedIO([.line("one"), .typing("tw"), .interrupt]), .text, reportsTyping: true)
    await stage.run()
    #expect(home.actions.last == "cancel")
    #expect(home.actions.dropLast().last == "typing <one\ntw>")
  }

  @Test("Ctrl-C leaves it")
  func interrupt() async {
    let (stage, home) = stage(ScriptedIO([.interrupt]), .line)
    await stage.run()
    #expect(home.actions == ["cancel"])
  }

  @Test("a line that is too long is cut and said to be")
  func tooLong() async {
    let (stage, home) = stage(ScriptedIO([.tooLong("begin")]), .line)
    #expect(await stage.run().contains("! That line is too long; only its beginning was kept.\n"))
    #expect(home.actions == ["submit <begin>"])
  }
}
