import AppScreens
import Foundation
import Navigation
import SocialTerminal
import Testing

@testable import SocialShell

@MainActor
@Suite("What an action changed")
struct AnswerTests {
  private static let hint = "(Enter shows the whole screen again.)\n"

  private func home(_ texts: [String] = ["one", "two", "three", "four"]) -> FakePresenter {
    FakePresenter(.list("Home", texts))
  }

  @Test("is shown alone, with its number, the notice last, and how to see everything said once")
  func change() async {
    let home = home()
    home.onAction = { action in
      if action == "more" { return home.screen.notices = [ScreenNotice(.failed, "Offline.")] }
      home.screen = .list(
        "Home", ["one", "two", "three", "four"].map { action.hasSuffix($0) ? "\($0)!" : $0 })
      home.screen.notices = [ScreenNotice(.done, "Liked.")]
    }
    let seen = await Stage(ScriptedIO(lines: "l 2", "m", "", "q"), [.home: home]).run()
    let menu = "5. More (m)\n6. Menu (g)\n7. Help (?)\n8. Quit (q)\n"
    let answers = seen.components(separatedBy: menu + "> l 2\n").last ?? ""
    let whole = "\nHome\n\n1. one\n\n2. two!\n\n3. three\n\n4. four\n\n\(menu)\n! Offline.\n"
    #expect(
      answers
        == "\n2. two!\n\n\(Self.hint)✓ Liked.\n> m\n\n! Offline.\n> \n\(whole)> q\nGoodbye.\n")
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
      let seen = await Stage(ScriptedIO(lines: "1"), [.home: home]).run()
      #expect(seen.contains("> 1\n\n\(other.title)\n\n1. "))
      #expect(!seen.contains(Self.hint))
    }
  }

  @Test("is the whole screen where nothing can be seen to have changed")
  func nothing() async {
    let home = home()
    let seen = await Stage(ScriptedIO(lines: "1"), [.home: home]).run()
    #expect(seen.contains("> 1\n\nHome\n\n1. one\n"))
  }

  @Test("is the menu too where that offers something else")
  func menu() async {
    let home = home()
    home.onAction = { _ in
      home.screen.menu = [MenuItem(key: "z", label: "Undo", action: "undo")]
    }
    let seen = await Stage(ScriptedIO(lines: "1"), [.home: home]).run()
    #expect(seen.contains("> 1\n\n5. Undo (z)\n6. Menu (g)\n"))
  }
}
