import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import Notifications
import SocialTerminal
import Testing

@testable import SocialShell

@MainActor
@Suite("The shell's conversation")
struct ShellLoopTests {
  @Test("shows a screen with what the shell adds, and ends with the input")
  func firstScreen() async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let seen = await Stage(ScriptedIO([]), [.home: home]).run()
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
        Goodbye.

        """)
    #expect(home.appearances == 1)
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
    await Stage(io, [.home: home, .person(handle: "alice"): alice]).run()
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
    await Stage(io, [.home: home, .person(handle: "alice"): alice]).run()
    #expect(left == ["home", "alice appears", "alice"])
  }

  @Test("does by number and by letter what the screen offers, in Japanese letters too")
  func choices() async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let io = ScriptedIO(lines: "2", "l 1", "l2", "L 2", "3", "m", "ｍ", "１", "q", "1")
    let seen = await Stage(io, [.home: home]).run()
    #expect(
      home.actions == [
        "open two", "like one", "like two", "like two", "more", "more", "more", "open one",
      ])
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
    let seen = await Stage(ScriptedIO(lines: "1", "f 1", "2", "f 2", "3"), [.home: people]).run()
    #expect(people.actions == ["follow Bob", "open Carol", "more"])
    #expect(seen.contains("\n   Alice\n\n1. Bob\n") && seen.contains("! There is no number 1 here.\n"))
  }

  @Test(
    "says what it does not understand, shows the menu again and does nothing",
    arguments: [
      ("7", "! There is no number 7 here.\n"), ("0", "! There is no number 0 here.\n"),
      ("l 9", "! There is no number 9 here.\n"),
      ("l 3", "! There is no number 3 here.\n"),
      ("z 1", "! I do not understand “z 1”. Type a number or a letter from\n  the menu, or ? for help.\n"),
      ("b", "! This is the first screen. g opens the menu, q quits.\n"),
      ("g nowhere", "! No such place. Try @handle, #hashtag or post/ID.\n"),
      ("\u{1B}[31mx\u{202E}", "! I do not understand “[31mx”. Type a number or a letter\n"),
      ("", "! Type a number or a letter from the menu, or ? for help.\n"),
      ("wat", "! I do not understand “wat”. "),
    ])
  func unknown(input: String, answer: String) async {
    let home = FakePresenter(.list("Home", ["one", "two"]))
    let seen = await Stage(ScriptedIO(lines: input), [.home: home]).run()
    let menu = "3. More (m)\n4. Menu (g)\n5. Help (?)\n6. Quit (q)\n> "
    let after = seen.split(separator: "> \(input)\n", maxSplits: 1).last ?? ""
    #expect(after.hasPrefix(answer))
    #expect(after.hasSuffix(menu + "\nGoodbye.\n"))
    #expect(home.actions.isEmpty)
  }

  @Test("shows the menu again once on each screen: then one line is enough")
  func unknownAgain() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let seen = await Stage(ScriptedIO(lines: "x", "y", "", "9"), [.home: home]).run()
    #expect(seen.components(separatedBy: "5. Quit (q)\n").count == 3)
    #expect(
      seen.contains(
        """
        > y
        ! I do not understand “y”. Type a number or a letter from
          the menu, or ? for help.
        >\u{20}
        ! Type a number or a letter from the menu, or ? for help.
        > 9
        ! There is no number 9 here.
        >\u{20}
        """))
  }

  @Test("goes to places by link and comes back")
  func links() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", ["hers"]))
    let word = FakePresenter(.list("Found", ["it"]))
    let io = ScriptedIO(lines: "g @alice", "g #swift", "b", "back?", "3", "b")
    let seen = await Stage(
      io, [.home: home, .person(handle: "alice"): alice, .hashtag("swift"): word]
    ).run()
    let titles = seen.split(separator: "\n").filter { ["Home", "Alice", "Found"].contains($0) }
    #expect(titles == ["Home", "Alice", "Found", "Alice", "Home"])
    #expect(home.appearances == 2)
    #expect(seen.contains("3. Back (b)\n"))
  }

  @Test("goes back within a place that has a way back of its own", arguments: ["b", "back", "戻る", "<"])
  func ownWayBack(input: String) async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(
      Screen(title: "Alice", menu: [MenuItem(key: "b", label: "A step back", action: "step")]))
    alice.onAction = { _ in alice.screen = .list("First step", []) }
    let io = ScriptedIO(lines: "@alice", input, input)
    let seen = await Stage(io, [.home: home, .person(handle: "alice"): alice]).run()
    let titles = seen.split(separator: "\n").filter { ["Home", "Alice", "First step"].contains($0) }
    #expect(titles == ["Home", "Alice", "First step", "Home"])
    #expect(seen.contains("1. A step back (b)\n2. Menu (g)\n") && alice.actions == ["step"])
  }

  @Test("opens the menu, and a place reached twice is left once")
  func menu() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let seen = await Stage(ScriptedIO(lines: "g", "g", "b"), [.home: home]).run()
    let titles = seen.split(separator: "\n").filter { ["Home", "The menu"].contains($0) }
    #expect(titles == ["Home", "The menu", "The menu", "Home"])
  }

  @Test("shows only what a list has gained, numbered on, though ages have changed")
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
    let seen = await Stage(ScriptedIO(lines: "1", "2"), [.home: home]).run()
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
  }

  @Test("counts unread notices in the title")
  func unread() async {
    let home = FakePresenter(.list("Home", []))
    let notices = FakeNotices(counts: [2])
    let stage = Stage(ScriptedIO([]), [.home: home])
    stage.badge.follow(notices.interactor)
    #expect(await stage.run().hasPrefix("\nHome (2 new notices)\n"))
    let japanese = Stage(ScriptedIO([]), [.home: home], language: .japanese)
    japanese.badge.follow(FakeNotices(counts: [1]).interactor)
    #expect(await japanese.run().hasPrefix("\nHome (新しいお知らせ1件)\n"))
    let many = Stage(ScriptedIO([]), [.home: home])
    many.badge.follow(FakeNotices(counts: [UnreadCount.maximum]).interactor)
    #expect(await many.run().hasPrefix("\nHome (99+ new notices)\n"))
  }

  @Test("shows help for this screen, and then its menu")
  func help() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let seen = await Stage(ScriptedIO(lines: "?"), [.home: home]).run()
    let help = seen.components(separatedBy: "> ?\n").last ?? ""
    #expect(
      help == """

        What you can type
        3         chooses number 3
        l 3       likes number 3, or takes the like back
        m         More
        g         Menu
        ?         Help
        q         Quit
        @alice    goes to a person
        #swift    shows the posts with a hashtag
        g post/ID goes to a post
        g home    goes to a place: home, public, notifications,
                  notification-settings, search, bookmarks, likes,
                  lists, tags, new, drafts, accounts, archive,
                  suggestions, requests, blocks, mutes, profile,
                  edit-profile
        Enter     shows the whole screen again after a part of it
        .         ends a text of several lines
        <         goes back; leaves a question without answering it
        Ctrl-C    stops what takes too long; leaves a question, too

        2. More (m)
        3. Menu (g)
        4. Help (?)
        5. Quit (q)
        >\u{20}
        Goodbye.

        """)
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
        io, [.home: home, .person(handle: "alice"): alice, .hashtag("swift"): word]
      ).run()
      let titles = seen.split(separator: "\n").filter {
        ["Home", "Alice", "Found", "The menu", "What you can type"].contains($0)
      }
      #expect(titles == ["Home", "Alice", "Home", "Found", "Home", "The menu", "What you can type"])
      #expect(seen.hasSuffix("> \(quit)\nGoodbye.\n"))
    }
    #expect(home.actions.isEmpty)
  }

  @Test("the end of the input is no farewell over a pipe")
  func endOverPipe() async {
    let home = FakePresenter(.list("Home", []))
    let seen = await Stage(ScriptedIO(interactive: false, []), [.home: home]).run()
    #expect(seen.hasSuffix("> \n"))
  }

  @Test("Ctrl-C where a choice is awaited does nothing but say how to quit")
  func interrupt() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let seen = await Stage(ScriptedIO([.interrupt, .line("1")]), [.home: home]).run()
    #expect(seen.contains("> ^C\n! Type q to quit.\n> 1\n"))
    #expect(home.actions == ["open one"])
  }

  @Test("a change of viewer builds every place anew")
  func restart() async {
    let session = Session(id: ID("s"), user: ID("7"), handle: "alice", name: "Alice", token: "t")
    let welcome = FakePresenter(.list("Welcome", ["sign in"]))
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(lines: "1", "b"), [.welcome: welcome, .home: home])
    welcome.onAction = { _ in stage.stack?.restart(as: .signedIn(session), at: .home) }
    let seen = await stage.run(as: .anonymous, at: .welcome)
    #expect(stage.viewers == [.anonymous, .signedIn(session)])
    #expect(seen.contains("> 1\n\nHome\n"))
    #expect(seen.contains("This is the first screen"))
    await welcome.waitUntilFollowed(times: 0)
  }

  @Test("a place that leads on as it appears is not shown")
  func redirect() async {
    let person = FakePresenter(.list("Looking", []))
    let profile = FakePresenter(.list("Alice", []))
    let stage = Stage(
      ScriptedIO([]), [.person(handle: "alice"): person, .profile(ID("7")): profile])
    person.onAppear = { stage.stack?.top.navigator.replace(with: .profile(ID("7"))) }
    let seen = await stage.run(at: .person(handle: "alice"))
    #expect(seen.hasPrefix("\nAlice\n"))
    #expect(!seen.contains("Looking"))
  }

  @Test("a first screen that is left leads to where one begins")
  func leavingTheFirst() async {
    let signIn = FakePresenter(.list("Sign in", ["leave"]))
    let welcome = FakePresenter(.list("Welcome", []))
    for leaving in ["1", "b"] {
      let stage = Stage(ScriptedIO(lines: leaving, "b"), [.signIn: signIn, .welcome: welcome])
      signIn.onAction = { _ in stage.stack?.back() }
      let seen = await stage.run(as: .anonymous, at: .signIn)
      #expect(seen.contains("Back (b)\n"))
      #expect(seen.contains("> \(leaving)\n\nWelcome\n"))
      #expect(seen.contains("This is the first screen"))
    }
  }
}
