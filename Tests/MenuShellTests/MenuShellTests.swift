import AppScreens
import Foundation
import SocialShellTestSupport
import SocialTerminal
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("The shell's conversation")
struct MenuShellTests {
  @Test("shows a screen with what the shell adds, and ends with the input")
  func firstScreen() async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let seen = await Stage(ScriptedIO([]), ["home": home]).run()
    #expect(
      seen == """

        Home                                               1–2 of 2+

        1  one
        2  two

        m more  l 1 like  n post  / search  t notifications  ? help
        >\u{20}
        Goodbye.

        """)
    #expect(home.appearances == 1)
  }

  @Test("shows over a pipe all that can be chosen, numbered on")
  func overPipe() async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let seen = await Stage(ScriptedIO(interactive: false, []), ["home": home]).run()
    #expect(
      seen == """

        Home

        1. one

        2. two

        3. More (m)
        4. Menu (g)
        5. Help (?)
        6. Quit (q)
        >\u{20}

        """)
  }

  @Test("follows a place for as long as it is at the front")
  func following() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", ["hers"]))
    let io = ScriptedIO([
      .meanwhile { await home.waitUntilFollowed(times: 1) },
      .line("g @alice"),
      .meanwhile {
        await home.waitUntilFollowed(times: 0)
        await alice.waitUntilFollowed(times: 1)
      },
      .line("q"),
    ])
    await Stage(io, ["home": home, "@alice": alice]).run()
    await alice.waitUntilFollowed(times: 0)
  }

  @Test("lets a place finish what it does on being left, before the next one and before the end")
  func leaving() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", ["hers"]))
    var left: [String] = []
    func leave(_ name: String) async {
      for _ in 1...100 { await Task.yield() }
      left.append(name)
    }
    home.onLeave = { await leave("home") }
    alice.onLeave = { await leave("alice") }
    alice.onAppear = { left.append("alice appears") }
    let io = ScriptedIO([
      .meanwhile { await home.waitUntilFollowed(times: 1) },
      .line("g @alice"),
      .meanwhile { await alice.waitUntilFollowed(times: 1) },
      .line("q"),
    ])
    await Stage(io, ["home": home, "@alice": alice]).run()
    #expect(left == ["home", "alice appears", "alice"])
  }

  @Test("does by number and by letter what the screen offers, in Japanese letters too")
  func choices() async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let io = ScriptedIO(lines: "2", "l 1", "l2", "L 2", "m", "ｍ", "１", "More", "q", "1")
    let seen = await Stage(io, ["home": home]).run()
    #expect(
      home.actions == ["open two", "like one", "like two", "like two", "more", "more", "open one", "more"])
    #expect(seen.hasSuffix("> q\nGoodbye.\n"))
  }

  @Test("leaves out of its numbers what leads nowhere, and opens nothing that only takes a short command")
  func unopened() async {
    let people = FakePresenter(
      Screen<String>(
        title: "People",
        blocks: [
          .entry(Entry([Line("Alice")], open: nil)),
          .entry(Entry([Line("Bob")], open: nil, shortcuts: ["f": "follow Bob"])),
          .entry(Entry([Line("Carol")], open: "open Carol")),
        ],
        menu: [MenuItem(key: "m", label: "More", action: "more")]))
    let seen = await Stage(ScriptedIO(lines: "1", "f 1", "2", "f 2", "3"), ["home": people]).run()
    #expect(people.actions == ["follow Bob", "open Carol"])
    #expect(seen.contains("\n   Alice\n1  Bob\n") && seen.contains("! There's no number 1 here.\n"))
  }

  @Test("does not say once more what was done when the whole screen is wanted again")
  func doneIsSaidOnce() async {
    let home = FakePresenter(.list("Home", ["one"]))
    home.onAction = { _ in
      home.screen = .list("Home", ["one, bookmarked"])
      home.screen.notices = [ScreenNotice(.done, "Bookmarked."), ScreenNotice(.failed, "Only that.")]
    }
    let seen = await Stage(ScriptedIO([.line("1"), .line(""), .line("q")]), ["home": home]).run()
    #expect(seen.split(separator: "Bookmarked.", omittingEmptySubsequences: false).count == 2)
    // What went wrong still stands.
    #expect(seen.split(separator: "Only that.", omittingEmptySubsequences: false).count == 3)
  }

  @Test("numbers go on into the menu where that stands numbered: over a pipe and in a full menu")
  func numberedMenu() async {
    let inputs: [(ScriptedIO, MenuShellSettings)] = [
      (ScriptedIO(interactive: false, lines: "3", "6", "1"), MenuShellSettings()),
      (ScriptedIO(lines: "3", "6", "1"), MenuShellSettings(menu: .full)),
    ]
    for (io, settings) in inputs {
      let home = FakePresenter(.list("Home", ["one", "two"]))
      let seen = await Stage(io, ["home": home], settings: settings).run()
      #expect(home.actions == ["more"])
      #expect(seen.hasSuffix("> 6\nGoodbye.\n"))
    }
  }

  @Test("numbers that stand nowhere do nothing", arguments: ["3", "4", "5", "6"])
  func hiddenNumbers(input: String) async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let choice = FakePresenter(
      Screen(title: "Menu", menu: ["one", "two"].map { MenuItem(label: $0, action: $0) }))
    for presenter in [home, choice] {
      let seen = await Stage(ScriptedIO(lines: input, "q"), ["home": presenter]).run()
      #expect(seen.hasSuffix("> \(input)\n! There's no number \(input) here.\n> q\nGoodbye.\n"))
      #expect(presenter.actions.isEmpty)
    }
  }

  @Test(
    "says what it does not understand in one line, and does nothing",
    arguments: [
      ("7", "! There's no number 7 here.\n"), ("0", "! There's no number 0 here.\n"),
      ("l 9", "! There's no number 9 here.\n"),
      ("l 3", "! There's no number 3 here.\n"), ("l", "! “l” needs a number, like l 1.\n"),
      ("unlike", "! “l” needs a number, like l 1.\n"), ("c", "! “c” does nothing here. ? lists the keys.\n"),
      ("f 2", "! “f” does nothing on number 2. Number 2 takes: l like.\n"),
      ("c 2 Hi", "! Only posts can be commented on. Number 2 takes: l like.\n"),
      ("z 1", "! “z 1” does nothing here. ? lists the keys.\n"),
      ("b", "! This is the first screen. g opens the menu, q quits.\n"),
      ("g nowhere", "! The link isn't valid.\n"),
      ("\u{1B}[31mx\u{202E}", "! “[31mx” does nothing here. ? lists the keys.\n"),
      ("wat", "! “wat” does nothing here. ? lists the keys.\n"),
      ("hoem", "! “hoem” does nothing here. ? lists the keys. Did you mean\n  “home”?\n"),
    ])
  func unknown(input: String, answer: String) async {
    for interactive in [true, false] {
      let home = FakePresenter(.list("Home", ["one", "two"]))
      let io = ScriptedIO(interactive: interactive, lines: input, "q")
      let seen = await Stage(io, ["home": home]).run()
      #expect(seen.hasSuffix("> \(input)\n\(answer)> q\nGoodbye.\n"))
      #expect(home.actions.isEmpty)
    }
  }

  @Test("goes to places by link and comes back")
  func links() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", ["hers"]))
    let word = FakePresenter(.list("Found", ["it"]))
    let io = ScriptedIO(lines: "g @alice", "g #swift", "b", "back?", "b")
    let seen = await Stage(
      io, ["home": home, "@alice": alice, "#swift": word]
    ).run()
    #expect(seen.titles(["Home", "Alice", "Found"]) == ["Home", "Alice", "Found", "Alice", "Home"])
    #expect(home.appearances == 2)
    #expect(seen.contains("b back  ? help\n"))
  }

  @Test("goes back within a place that has a way back of its own", arguments: ["b", "back", "戻る", "<"])
  func ownWayBack(input: String) async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(
      Screen(title: "Alice", menu: [MenuItem(key: "b", label: "A step back", action: "step")]))
    alice.onAction = { _ in alice.screen = .list("First step", []) }
    let io = ScriptedIO(lines: "@alice", input, input)
    let seen = await Stage(io, ["home": home, "@alice": alice]).run()
    #expect(seen.titles(["Home", "Alice", "First step"]) == ["Home", "Alice", "First step", "Home"])
    #expect(
      seen.contains("\n1. A step back (b)\n\nn post  ") || seen.contains("\n1  A step back (b)\n\nn post  "))
    #expect(alice.actions == ["step"])
  }

  @Test("opens the menu, and a place reached twice is left once")
  func menu() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let seen = await Stage(ScriptedIO(lines: "g", "g", "b"), ["home": home]).run()
    #expect(seen.titles(["Home", "The menu"]) == ["Home", "The menu", "The menu", "Home"])
  }

  @Test("shows over a pipe only what a list has gained, numbered on, though ages have changed")
  func growth() async {
    func entry(_ text: String, age: String) -> Block<String> {
      .entry(Entry([Line([TextSpan(text), TextSpan(age, .faint)])], open: text))
    }
    let home = FakePresenter(Screen(title: "Home", blocks: [entry("one", age: " now")]))
    home.onAction = { _ in
      home.screen.notices = [ScreenNotice(.done, "Read on")]
      home.screen.blocks = [
        entry("one", age: " 1 min"), .divider("you left here"), entry("two", age: " 5 min"),
      ]
    }
    let seen = await Stage(ScriptedIO(interactive: false, lines: "1", "2", "", ""), ["home": home]).run()
    let second = seen.components(separatedBy: "> 1\n").last ?? ""
    #expect(
      second.hasPrefix(
        """

        — you left here —

        2. two 5 min

        3. Menu (g)
        4. Help (?)
        5. Quit (q)

        ✓ Read on
        > 2

        """))
    #expect(home.actions == ["one", "two"])
    #expect(second.components(separatedBy: "3. Menu (g)").count == 2, "said once while it is the same")
  }

  @Test("says beside the title what the app has to say")
  func status() async {
    for (interactive, title) in [
      (true, "\nHome · @aiko · 2 new" + String(repeating: " ", count: 33) + "1 of 1+\n"),
      (false, "\nHome · @aiko · 2 new\n"),
    ] {
      let stage = Stage(
        ScriptedIO(interactive: interactive, []), ["home": FakePresenter(.list("Home", ["one"]))])
      stage.app.status = ["@aiko", "2 new"]
      #expect(await stage.run().hasPrefix(title))
    }
  }

  @Test("understands a person, a word to look for, and a few plain words by themselves")
  func words() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", []))
    let word = FakePresenter(.list("Found", []))
    for (back, menu, help, quit) in [
      ("back", "Menu", "help", "quit"), ("戻る", "メニュー", "ヘルプ", "終了"), ("b", "g", "?", "exit"),
      ("<", "g", "?", "q"), ("＜", "g", "?", "q"),
    ] {
      let io = ScriptedIO(lines: "@alice", back, "＃swift", back, menu, help, quit, "1")
      let seen = await Stage(
        io, ["home": home, "@alice": alice, "#swift": word]
      ).run()
      let all = ["Home", "Alice", "Found", "The menu", "What you can type"]
      #expect(
        seen.titles(all) == ["Home", "Alice", "Home", "Found", "Home", "The menu", "What you can type"])
      #expect(seen.hasSuffix("> \(quit)\nGoodbye.\n"))
    }
    #expect(home.actions.isEmpty)
  }

  @Test("the end of the input is no farewell over a pipe")
  func endOverPipe() async {
    let home = FakePresenter(.list("Home", []))
    let seen = await Stage(ScriptedIO(interactive: false, []), ["home": home]).run()
    #expect(seen.hasSuffix("> \n"))
  }

  @Test("Ctrl-C where a choice is awaited does nothing but say how to quit")
  func interrupt() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let seen = await Stage(ScriptedIO([.interrupt, .line("1")]), ["home": home]).run()
    #expect(seen.contains("> ^C\n! Type q to quit.\n> 1\n"))
    #expect(home.actions == ["open one"])
  }

  @Test("a place that leads on as it appears is not shown")
  func redirect() async {
    let person = FakePresenter(.list("Looking", []))
    let profile = FakePresenter(.list("Alice", []))
    let stage = Stage(ScriptedIO([]), ["@alice": person, "profile 7": profile], at: "@alice")
    person.onAppear = { stage.app.stack.top.navigator.replace(with: "profile 7") }
    let seen = await stage.run()
    #expect(seen.hasPrefix("\nAlice\n"))
    #expect(!seen.contains("Looking"))
    #expect(stage.app.arrivals.last == "profile 7")
  }

  @Test("a place that is left as it appears leads back to one that appears again")
  func leftAtOnce() async {
    let (home, alice) = (FakePresenter(.list("Home", ["one"])), FakePresenter(.list("Alice", [])))
    let stage = Stage(ScriptedIO(lines: "g @alice"), ["home": home, "@alice": alice])
    alice.onAppear = { stage.app.stack.top.navigator.back() }
    let seen = await stage.run()
    #expect(home.appearances == 2 && !seen.contains("Alice\n"))
  }

  @Test("says on the next screen what became of one that is left, once")
  func parting() async {
    let (home, writing) = (
      FakePresenter(Screen(title: "Home")),
      FakePresenter(
        Screen(title: "New post", menu: [MenuItem(key: "p", label: "Publish", action: "publish")]))
    )
    let stage = Stage(ScriptedIO(lines: "n", "p", "g", "b"), ["home": home, "compose": writing])
    let stack = stage.app.stack
    writing.onAction = { _ in
      let navigator = stack.top.navigator
      navigator.say(ScreenNotice(.done, "Published."))
      navigator.back()
    }
    let seen = await stage.run()
    #expect(seen.after("p").contains("Home"))
    #expect(seen.after("p").contains("✓ Published.\n"))
    #expect(seen.components(separatedBy: "Published.").count == 2)
  }

  @Test("a first screen that is left leads to where one begins")
  func leavingTheFirst() async {
    let signIn = FakePresenter(.list("Sign in", ["leave"]))
    let welcome = FakePresenter(.list("Welcome", []))
    for leaving in ["1", "b"] {
      let stage = Stage(
        ScriptedIO(lines: leaving, "b"), ["sign-in": signIn, "welcome": welcome], at: "sign-in",
        start: "welcome")
      signIn.onAction = { _ in stage.app.stack.back() }
      let seen = await stage.run()
      #expect(seen.contains("b back  ? help\n"))
      #expect(seen.contains("> \(leaving)\n\nWelcome\n"))
      #expect(seen.contains("This is the first screen"))
    }
  }
}

extension String {
  /// The lines that begin with one of some titles, without what stands beside it.
  fileprivate func titles(_ titles: [String]) -> [String] {
    split(separator: "\n").compactMap { line in titles.first { line == $0 || line.hasPrefix("\($0)   ") } }
  }
}
