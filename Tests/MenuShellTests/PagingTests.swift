import AppScreens
import Foundation
import SocialShellTestSupport
import SocialTerminal
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("A list in a window")
struct PagingTests {
  /// A list of twelve, which twice can load four more.
  private func feed() -> FakePresenter {
    let home = FakePresenter(.list("Home", names(1...12)))
    home.onAction = { action in
      guard action == "more" else { return }
      home.screen = .list("Home", names(1...(home.screen.entries.count + 4)))
      if home.screen.entries.count == 20 { home.screen.menu = [] }
    }
    return home
  }

  private func names(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "item \($0)" } }

  /// A window of nine rows, of which four items of one line fill five with the blank one above them.
  private func window(_ lines: String...) -> ScriptedIO {
    ScriptedIO(width: 40, height: 9, lines.map { .line($0) })
  }

  /// The places in the list that the titles name, in order.
  private func places(_ seen: String) -> [String] {
    seen.matches(of: /\d+(?:–\d+)? of [\d,]+\+?/).map { String($0.output) }
  }

  @Test("shows a page as high as the window, and how much there is")
  func page() async {
    let seen = await Stage(window("q"), ["home": feed()]).run()
    #expect(
      seen == """

        Home                          1–4 of 12+

        1   item 1
        2   item 2
        3   item 3
        4   item 4

        m more  l 3 like  n post  ? help
        > q
        Goodbye.

        """)
  }

  @Test("goes on by m and by Enter, through what is loaded, then through what can be loaded, to the end")
  func pages() async {
    let home = feed()
    let seen = await Stage(window("m", "", "more", "ｍ", "", "m", "", "q"), ["home": home]).run()
    #expect(
      places(seen) == ["1–4 of 12+", "5–8 of 12+", "9–12 of 12+", "13–16 of 16+", "17–20 of 20"])
    #expect(home.actions == ["more", "more"])
    #expect(
      seen.hasSuffix(
        """
        20  item 20

        l 17 like  n post  / search  ? help
        >\u{20}
        ✓ That's everything.
        > m
        ✓ That's everything.
        >\u{20}
        ✓ That's everything.
        > q
        Goodbye.

        """))
  }

  @Test("at the end says what is new, where something is, and not that there's nothing more")
  func endBesideNews() async {
    let home = FakePresenter(.list("Home", ["one"]))
    home.screen.menu = []
    home.screen.notices = [ScreenNotice(.news, "5 were added. r shows them.")]
    let seen = await Stage(window("m", "q"), ["home": home]).run()
    #expect(seen.contains("> m\n* 5 were added. r shows them.\n> ") && !seen.contains("everything"))
  }

  @Test("says of how many a page is part, where the screen knows, and not how many were read")
  func wholeCount() async {
    let home = feed()
    home.screen.entryCount = 1600
    #expect(places(await Stage(window("m", "q"), ["home": home]).run()) == ["1–4 of 1,600", "5–8 of 1,600"])
  }

  @Test("says so at the end over a pipe too")
  func endOverPipe() async {
    let home = FakePresenter(.list("Home", ["one"]))
    home.screen.menu = []
    let seen = await Stage(ScriptedIO(interactive: false, lines: "m", ""), ["home": home]).run()
    #expect(
      seen.contains(
        "> m\n✓ That's everything.\n> \n! Type a number or a letter from the menu, or ? for help.\n> "))
  }

  @Test("begins a page that was loaded with the heading of its first item")
  func grownHeading() async {
    let home = FakePresenter(.list("Home", names(1...4)))
    home.onAction = { _ in
      home.screen.blocks += [.heading("Yesterday"), .divider("you left off here")]
      home.screen.blocks += Screen<String>.list("", ["item 5"]).blocks
    }
    let seen = await Stage(window("m", "q"), ["home": home]).run()
    #expect(seen.after("m").contains("5 of 5+\n\nYesterday\n\n— you left off here —\n\n5  item 5\n\n"))
  }

  @Test("takes the numbers that have been on the screen, and refuses those no one has seen")
  func numbers() async {
    let home = feed()
    let seen = await Stage(
      window("m", "2", "l 8", "l 9", "l 5-12", "11", "13", "m", "l 9", "q"), ["home": home]
    ).run()
    #expect(home.actions == ["open item 2", "like item 8", "like item 9"])
    for (line, number) in [("l 9", 9), ("l 5-12", 9), ("11", 11)] {
      #expect(seen.contains("> \(line)\n! Number \(number) isn't on the screen yet."))
    }
    #expect(seen.contains("> 13\n! There's no number 13 here.\n"))
  }

  @Test("takes only what is on the first page once something new stands above it")
  func renewed() async {
    let home = feed()
    home.onAction = { action in
      guard action == "refresh" else { return }
      home.screen.blocks = Screen<String>.list("", ["newest", "newer"]).blocks + home.screen.blocks
    }
    home.screen.menu.append(MenuItem(key: "r", label: "Refresh", action: "refresh"))
    await Stage(window("m", "r", "l 7", "l 4", "q"), ["home": home]).run()
    #expect(home.actions == ["refresh", "like item 2"])
  }

  @Test("names numbers of the page in its hints and in help")
  func hints() async {
    let seen = await Stage(window("m", "?", "q"), ["home": feed()]).run()
    #expect(seen.after("m").hasSuffix("\nm more  l 5 like  n post  ? help\n"))
    #expect(seen.contains("> ?\n\nWhat you can type\n\nOn this screen\n5           chooses number 5\n"))
  }

  @Test("is followed by its menu where that has choices without a letter, and all of it fits")
  func shortList() async {
    let home = FakePresenter(.list("Accounts", ["one", "two"]))
    home.screen.menu = ["Change password", "Sign out of two"].map { MenuItem(label: $0, action: $0) }
    let seen = await Stage(ScriptedIO(width: 40, height: 12, lines: "3", "l 1", "q"), ["home": home]).run()
    #expect(
      seen.hasPrefix(
        """

        Accounts

        1  one
        2  two

        3  Change password
        4  Sign out of two

        l 1 like  n post  / search  ? help
        > 3

        """))
    #expect(home.actions == ["Change password", "like one"])
    let low = await Stage(window("3", "q"), ["home": home]).run()
    #expect(!low.contains("Change password") && low.contains("! There's no number 3 here."))
  }

  @Test("shows what an action changed on another page, and with Enter the page again")
  func changeElsewhere() async {
    let home = feed()
    home.onAction = { _ in
      home.screen.blocks[1] = .entry(Entry([Line("item 2, liked")], open: "", shortcuts: ["l": ""]))
    }
    let seen = await Stage(window("m", "l 2", "", "q"), ["home": home]).run()
    #expect(seen.after("l 2") == "\n2   item 2, liked\n\n(Enter shows the whole screen again.)\n")
    #expect(places(seen) == ["1–4 of 12+", "5–8 of 12+", "5–8 of 12+"])
  }

  // MARK: Coming back

  /// A list, and a post that each of its items leads to.
  private func feedAndPost(_ lines: ScriptedIO.Step...) -> (Stage, FakePresenter, FakePresenter) {
    let (home, post) = (feed(), FakePresenter(.list("Post", [])))
    let stage = Stage(
      ScriptedIO(width: 40, height: 9, lines), ["home": home, "post": post])
    home.onAction = { action in if action.hasPrefix("open") { stage.app.stack.show("post") } }
    return (stage, home, post)
  }

  @Test("leads back to the page that was left, and says what was opened there")
  func back() async {
    let (stage, _, _) = feedAndPost(.line("m"), .line("6"), .line("b"), .line(""), .line("q"))
    let seen = await stage.run()
    #expect(
      seen.after("b").hasPrefix(
        "\nHome                          5–7 of 12+\nYou opened 6: item 6\n\n5   item 5\n"))
    #expect(places(seen) == ["1–4 of 12+", "5–8 of 12+", "5–7 of 12+", "8–11 of 12+"])
    #expect(seen.components(separatedBy: "You opened").count == 2)
  }

  @Test("leads back to where the item is that was opened, wherever the page was")
  func backToOther() async {
    let (stage, _, _) = feedAndPost(.line("m"), .line("m"), .line("2"), .line("b"), .line("q"))
    let seen = await stage.run()
    #expect(places(seen) == ["1–4 of 12+", "5–8 of 12+", "9–12 of 12+", "2–4 of 12+"])
    #expect(seen.contains("\nYou opened 2: item 2\n\n2   item 2\n"))
  }

  @Test("leads back to it in a window that has become smaller")
  func smaller() async {
    let (stage, _, _) = feedAndPost(
      .line("4"), .resize(width: 40, height: 8), .line("b"), .resize(width: 30, height: 40), .line("h"),
      .line("q"))
    let seen = await stage.run()
    #expect(places(seen) == ["1–4 of 12+", "4–5 of 12+", "1–12 of 12+"])
    #expect(seen.contains("You opened 4: item 4"))
  }

  @Test("something new on top brings the first page")
  func newOnTop() async {
    let (stage, home, post) = feedAndPost(.line("m"), .line("6"), .line("m"), .line("b"), .line("q"))
    post.onAction = { _ in home.screen = .list("Home", ["new"] + names(1...12)) }
    let seen = await stage.run()
    #expect(places(seen) == ["1–4 of 12+", "5–8 of 12+", "1–4 of 13+"])
    #expect(seen.contains("\n1   new\n") && !seen.contains("You opened"))
  }

  @Test("something new on top is shown at once to someone who asks for it")
  func refresh() async {
    let home = feed()
    home.screen.menu.append(MenuItem(key: "r", label: "Refresh", action: "refresh"))
    home.onAction = { _ in home.screen.blocks = Screen<String>.list("", ["new"] + names(1...12)).blocks }
    let seen = await Stage(window("m", "r", "q"), ["home": home]).run()
    #expect(places(seen) == ["1–4 of 12+", "5–8 of 12+", "1–4 of 13+"])
  }

  @Test("an item that changed where it stands is not said to have been opened")
  func inPlace() async {
    let home = feed()
    let seen = await Stage(window("3", "", "q"), ["home": home]).run()
    #expect(!seen.contains("You opened"))
  }

  @Test("a place that is opened again begins on top")
  func visitedAgain() async {
    let (stage, _, _) = feedAndPost(.line("m"), .line("6"), .line("h"), .line("q"))
    #expect(places(await stage.run()) == ["1–4 of 12+", "5–8 of 12+", "1–4 of 12+"])
  }

  // MARK: Windows

  @Test("is never higher than the window, unless one item is", arguments: [16, 20, 27, 40, 80])
  func height(width: Int) async {
    for height in [10, 13, 17, 24, 30] {
      let home = FakePresenter(
        Screen(
          title: "A title of some length",
          blocks: (1...30).flatMap { number -> [Block<String>] in
            let text = Line(String(repeating: "word ", count: number % 4 * 5))
            let entry = Entry([Line("item \(number)"), text], open: "", shortcuts: ["l": ""])
            return (number % 7 == 0 ? [.heading("Heading")] : []) + [.entry(entry)]
          }))
      home.screen.notices = [ScreenNotice(.offline, "You are offline. This may be old.")]
      let io = ScriptedIO(width: width, height: height, Array(repeating: .line(""), count: 30))
      let seen = await Stage(io, ["home": home]).run()
      let screens = seen.components(separatedBy: "\n> ").filter { $0.contains("item ") }
      #expect(screens.count > 2)
      for screen in screens {
        let shown = screen.drop { $0 == "\n" }
        let rows = shown.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        let items = screen.matches(of: /item \d/).count
        // With the row of the prompt, and without the blank one on top, which may scroll away.
        #expect(items == 1 || rows <= height, "\(rows) rows in \(width)×\(height):\n\(screen)")
      }
    }
  }

  @Test("shows an item that is higher than the window whole")
  func highItem() async {
    let home = FakePresenter(
      .list("Home", ["one", (1...30).map { "row \($0)" }.joined(separator: "\n"), "three"]))
    let seen = await Stage(window("", "", "q"), ["home": home]).run()
    #expect(places(seen) == ["1 of 3+", "2 of 3+", "3 of 3+"])
    #expect(seen.contains("   row 29\n   row 30\n\nm more"))
  }

  @Test(
    "shows what was opened on the first page, below what leads to it, however high it is and in either order")
  func opened() async {
    for order in [MenuShellSettings.Order.newestFirst, .newestLast] {
      let post = FakePresenter(.list("Post", []))
      let above = ["2 earlier posts", "> Ann: Who?"]
      let text = (1...20).map { "row \($0)" }.joined(separator: "\n")
      post.screen.blocks =
        above.map { .entry(Entry([Line($0)], open: $0, leads: true)) } + [.text(text)]
        + Screen<String>.list("", ["a comment"]).blocks
      let seen = await Stage(
        window("m", "q"), ["home": post], settings: MenuShellSettings(order: order)
      ).run()
      let pages = seen.components(separatedBy: "> m")
      #expect(pages[0].contains("\n1  2 earlier posts\n2  > Ann: Who?\n\nrow 1\n"))
      #expect(pages[0].contains("\nrow 20\n\nm more") && pages[1].contains("\n3  a comment\n"))
    }
  }

  @Test("is as high as there is a list where no window limits it")
  func noWindow() async {
    let seen = await Stage(ScriptedIO(width: 40, lines: "q"), ["home": feed()]).run()
    #expect(places(seen) == ["1–12 of 12+"])
  }

  // MARK: Order

  @Test("has its newest item beside the prompt for someone who wants that")
  func newestLast() async {
    let seen = await Stage(
      window("m", "q"), ["home": feed()], settings: MenuShellSettings(order: .newestLast)
    ).run()
    #expect(places(seen) == ["1–4 of 12+", "5–8 of 12+"])
    #expect(seen.contains("12+\n\n4   item 4\n3   item 3\n2   item 2\n1   item 1\n\nm more"))
    #expect(seen.contains("12+\n\n8   item 8\n7   item 7\n6   item 6\n5   item 5\n\nm more"))
  }

  @Test(
    "keeps headings and texts above what belongs to them in that order too, and marks between the same items")
  func newestLastParts() async {
    let home = FakePresenter(.list("Home", []))
    func items(_ names: String...) -> [Block<String>] { Screen<String>.list("", names).blocks }
    home.screen.blocks =
      [.text("About")] + items("a", "b") + [.divider("you left off here")] + items("c") + [.heading("Older")]
      + items("d", "e")
    let seen = await Stage(
      ScriptedIO(width: 40, lines: "q"), ["home": home], settings: MenuShellSettings(order: .newestLast)
    ).run()
    #expect(
      seen.contains(
        "\n\nAbout\n\n3  c\n\n— you left off here —\n\n2  b\n1  a\n\nOlder\n\n5  e\n4  d\n\nm more"))
  }

  @Test("keeps the order of a conversation for someone who wants the newest beside the prompt")
  func conversation() async {
    let post = FakePresenter(.list("Post", ["a comment", "a reply to it"]))
    post.screen.keepsOrder = true
    let seen = await Stage(
      window("q"), ["home": post], settings: MenuShellSettings(order: .newestLast)
    ).run()
    #expect(seen.contains("\n\n1  a comment\n2  a reply to it\n\n"))
  }

  // MARK: The full menu

  @Test("with full menus is in words and numbered on, as high as the window, and no menu is told twice")
  func fullMenu() async {
    let home = feed()
    let io = ScriptedIO(width: 40, height: 16, lines: "13", "m", "", "17", "q")
    let seen = await Stage(io, ["home": home], settings: MenuShellSettings(menu: .full)).run()
    #expect(
      seen.hasPrefix(
        """

        Home · 1–4 of 12+

        1.  item 1

        2.  item 2

        3.  item 3

        4.  item 4

        13. More (m)
        14. Menu (g)
        15. Help (?)
        16. Quit (q)
        > 13

        Home · 5–11 of 12+

        5.  item 5

        """))
    #expect(places(seen) == ["1–4 of 12+", "5–11 of 12+", "12 of 12+", "13–16 of 16+", "17–20 of 20"])
    #expect(home.actions == ["more", "more"])
    #expect(seen.components(separatedBy: "13. More (m)").count == 2)
    #expect(seen.hasSuffix("\n20. item 20\n\n21. Menu (g)\n22. Help (?)\n23. Quit (q)\n> q\nGoodbye.\n"))
  }
}
