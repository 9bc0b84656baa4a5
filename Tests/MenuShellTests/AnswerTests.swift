import AppScreens
import Foundation
import SocialMenuShell
import SocialShellTestSupport
import Testing

@MainActor
@Suite("What an action changed")
struct AnswerTests {
  private static let hint = "(Enter shows the whole screen again.)\n"

  private func home(_ texts: [String] = ["one", "two", "three", "four"]) -> FakePresenter {
    FakePresenter(.list("Home", texts))
  }

  /// Likes with an answer, and finds nothing more.
  private func likeable() -> FakePresenter {
    let home = home()
    home.onAction = { action in
      if action == "more" { return home.screen.notices = [ScreenNotice(.failed, "Offline.")] }
      home.screen = .list(
        "Home", ["one", "two", "three", "four"].map { action.hasSuffix($0) ? "\($0)!" : $0 })
      home.screen.notices = [ScreenNotice(.done, "Liked.")]
    }
    return home
  }

  @Test("is shown alone, with its number, the notice last, and how to see everything said once")
  func change() async {
    let seen = await Stage(ScriptedIO(lines: "l 2", "m", "", "q"), ["home": likeable()]).run()
    let answers = seen.components(separatedBy: "> l 2\n").last ?? ""
    #expect(
      answers == """

        2  two!

        \(Self.hint)✓ Liked.
        > m

        ! Offline.
        >\u{20}

        Home                                               1–4 of 4+

        1  one
        2  two!
        3  three
        4  four

        m more  l 3 like  n post  / search  t notifications  ? help

        ! Offline.
        > q
        Goodbye.

        """)
  }

  @Test("is shown alone over a pipe too, and the menu that has not changed is not told again")
  func changeOverPipe() async {
    let io = ScriptedIO(interactive: false, lines: "l 2", "m", "", "q")
    let seen = await Stage(io, ["home": likeable()]).run()
    let menu = "5. More (m)\n6. Menu (g)\n7. Help (?)\n8. Quit (q)\n"
    let answers = seen.components(separatedBy: menu + "> l 2\n").last ?? ""
    let whole = "\nHome\n\n1. one\n\n2. two!\n\n3. three\n\n4. four\n\n! Offline.\n"
    #expect(
      answers
        == "\n2. two!\n\n\(Self.hint)✓ Liked.\n> m\n\n! Offline.\n> \n\(whole)> q\nGoodbye.\n")
  }

  @Test("is said of each of several items, once where it is the same")
  func several() async {
    for text in [nil, "Done."] {
      let home = home()
      home.onAction = { action in
        let kind: ScreenNotice.Kind = action.hasSuffix("two") ? .failed : .done
        home.screen.notices = [ScreenNotice(kind, text ?? "\(action).")]
      }
      let seen = await Stage(ScriptedIO(lines: "l 1-3", "q"), ["home": home]).run()
      let each = "✓ like one.\n! like two.\n✓ like three.\n> q\n"
      #expect(seen.contains(text == nil ? each : "\n! Done.\n✓ Done.\n> q\n"))
      #expect(home.actions == ["like one", "like two", "like three"])
    }
  }

  @Test("is the whole screen where most of it, its title or its question is another")
  func otherScreen() async {
    let others: [Screen<String>] = [
      .list("Home", ["1", "2", "3", "4"]), .list("Away", ["one", "two", "three", "four"]),
      .list("Home", ["one", "two"]),
    ]
    for other in others {
      let home = home()
      home.onAction = { _ in home.screen = other }
      let seen = await Stage(ScriptedIO(lines: "1"), ["home": home]).run()
      #expect(seen.contains("> 1\n\n\(other.title) ") && seen.after("1").contains("\n\n1  "))
      #expect(!seen.contains(Self.hint))
    }
  }

  @Test("is the whole screen where nothing can be seen to have changed")
  func nothing() async {
    let seen = await Stage(ScriptedIO(lines: "1"), ["home": home()]).run()
    #expect(seen.after("1").hasPrefix("\nHome   "))
    #expect(seen.contains("1–4 of 4+\n\n1  one\n"))
  }

  @Test(
    "is the menu too where that offers something else: a line of hints on a terminal, all of it over a pipe")
  func menu() async {
    for interactive in [true, false] {
      let home = home()
      home.onAction = { _ in
        home.screen.menu = [MenuItem(key: "z", label: "Undo", action: "undo")]
      }
      let seen = await Stage(ScriptedIO(interactive: interactive, lines: "1"), ["home": home]).run()
      let menu =
        interactive
        ? "l 3 like  z undo  n post  / search  t notifications  ? help\n"
        : "5. Undo (z)\n6. Menu (g)\n7. Help (?)\n8. Quit (q)\n"
      #expect(seen.after("1") == "\n\(menu)\n\(Self.hint)")
    }
  }

  @Test("what else changed is said on the next screen, wherever that is")
  func changesElsewhere() async {
    let home = home()
    let stage = Stage(ScriptedIO(lines: "1", "q"), ["home": home])
    stage.app.changes = []
    home.onAction = { _ in stage.app.changes = [ScreenNotice(.done, "You're now @hana.")] }
    #expect(await stage.run().contains("✓ You're now @hana.\n> q\n"))
  }
}
