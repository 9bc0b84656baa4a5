import AppScreens
import Foundation
import SocialMenuShell
import SocialShellTestSupport
import SocialTerminal
import Testing

@MainActor
@Suite("What is written to a pipe, and read aloud")
struct PlainTests {
  /// A person who goes through everything once.
  private static let walk = [
    "l 2", "", "m", "", "f 1-2", "2", "l 1", "", "b", "zzz", "", "@aiko", "b", "1", "y", "?", "m", "m", "r",
    "", "h",
    "n", "Hello", "", "there", ".", "b", "c 1 well done", "b", "99", "q",
  ]

  private func walk(interactive: Bool, language: Language) async -> String {
    func list(_ title: String, _ count: Int) -> FakePresenter {
      FakePresenter(
        Screen(
          title: title,
          blocks: [.heading("A part")]
            + (1...count).flatMap { number -> [Block<String>] in
              let name = Line(
                [TextSpan("Name \(number)", .strong)], trailing: [TextSpan("\(number) h", .faint)])
              let shortcuts = ["l": "like \(number)", "f": "follow \(number)", "c": "comment"]
              return [.entry(Entry([name, Line("text")], open: "open \(number)", shortcuts: shortcuts))]
                + (number == 2
                  ? [.divider("you left off here"), .picture(Picture(path: "/a.jpg", caption: "Photo"))] : [])
            },
          menu: [
            MenuItem(key: "m", label: "More", action: "more"),
            MenuItem(key: "r", label: "Refresh", action: "refresh"),
          ]))
    }
    let compose = FakePresenter(
      Screen(
        title: "New post",
        field: Field(
          .text, label: "Text", hint: "Up to 500 characters.", submit: { "submit \($0)" }, cancel: "cancel")))
    let presenters = [
      "home": list("Home", 4), "post": list("Post", 2), "@aiko": list("Aiko", 1), "compose": compose,
      "menu": FakePresenter(
        Screen(title: "Menu", menu: ["Home", "Search"].map { MenuItem(label: $0, action: $0) })),
    ]
    let io = ScriptedIO(interactive: interactive, width: 50, height: 20, Self.walk.map { .line($0) })
    let stage = Stage(io, presenters, language: language, settings: MenuShellSettings(menu: .full))
    for name in ["home", "post", "@aiko"] {
      guard let list = presenters[name] else { continue }
      list.onAction = { action in
        list.screen.notices = [ScreenNotice(.done, "Done: \(action).")]
        if action == "open 2" { stage.app.stack.show("post") }
        if action == "comment" { stage.app.stack.show("compose") }
        if action == "more" { list.screen.blocks += Screen.list("", ["another"]).blocks }
      }
    }
    compose.onAction = { action in
      compose.screen = Screen(
        title: "Preview", blocks: [.text(action)],
        menu: [MenuItem(key: "y", label: "Publish", action: "publish")])
    }
    return await stage.run()
  }

  @Test(
    "has no line without a letter or a digit but blank ones", arguments: [true, false],
    [Language.english, .japanese])
  func lines(interactive: Bool, language: Language) async {
    let seen = await walk(interactive: interactive, language: language)
    #expect(seen.count > 2000)
    for line in seen.split(separator: "\n") where !line.hasPrefix("> ") && !line.hasPrefix("| ") {
      #expect(line.contains { $0.isLetter || $0.isNumber }, "“\(line)”")
    }
  }

  @Test(
    "tells no menu twice running that has not changed, unless it is asked for", arguments: [true, false],
    [Language.english, .japanese])
  func menus(interactive: Bool, language: Language) async {
    let seen = await walk(interactive: interactive, language: language)
    let item = /\d+\. +.*/
    let answers = seen.components(separatedBy: "\n> ")
    var last: (title: Substring, menu: [Substring])?
    var menus = 0
    for answer in answers {
      let lines = answer.split(separator: "\n")
      guard let help = lines.lastIndex(where: { $0.hasSuffix("(?)") }) else { continue }
      var menu = [lines[help]]
      var above = help - 1
      while above >= 0, lines[above].wholeMatch(of: item) != nil {
        menu.append(lines[above])
        above -= 1
      }
      let asked = answer.hasPrefix("?")
      let title = lines.first { !$0.hasPrefix("?") } ?? ""
      if !asked, let last { #expect(last.menu != menu || last.title != title, "\(answer)") }
      last = (title, menu)
      menus += 1
    }
    #expect(menus > 5)
  }
}
