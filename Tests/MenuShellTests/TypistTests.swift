import AppScreens
import SocialShellTestSupport
import SocialTestSupport
import Testing

@testable import SocialMenuShell

/// An app that does what it likes to the screens of someone who types at random.
@MainActor
private final class Playground {
  let app: FakeApp
  private let typist: Typist
  private let presenters: [String: FakePresenter]
  /// The text that was told last: as it was typed, or as it was submitted.
  private(set) var text = ""
  private var items = 0

  init(_ typist: Typist) {
    self.typist = typist
    let names = ["home", "post", "compose", "question", "menu", "empty"]
    presenters = Dictionary(uniqueKeysWithValues: names.map { ($0, FakePresenter(Screen(title: $0))) })
    app = FakeApp(
      NavigationStack(
        start: "home",
        screens: FakeScreens(missing: ["notifications"]) { [presenters] place, _ in
          (presenters[place.hasPrefix("compose/") ? "compose" : place] ?? presenters["post"]
            ?? FakePresenter(Screen(title: place))).liveScreen
        }))
    for (name, presenter) in presenters {
      presenter.onAction = { [weak self] in self?.act($0, at: name) }
      presenter.onAppear = { [weak self] in self?.appear(name) }
    }
    write()
    presenters["menu"]?.screen.menu = ["post", "compose", "question", "empty"].map {
      MenuItem(label: $0, action: "go \($0)")
    }
    for name in ["home", "post"] { presenters[name]?.screen = list(name) }
  }

  // MARK: Screens

  private func list(_ title: String) -> Screen<String> {
    var screen = Screen<String>(title: title, blocks: (0...typist.pick(25)).flatMap { _ in blocks() })
    if typist.pick(3) > 0 { screen.menu.append(MenuItem(key: "m", label: "More", action: "more")) }
    for (key, label) in [("r", "Refresh"), ("e", "Edit"), ("c", "Comment"), ("b", "A step back")]
    where typist.pick(3) == 0 {
      screen.menu.append(MenuItem(key: key, label: label, action: label))
    }
    return screen
  }

  private func blocks() -> [Block<String>] {
    items += 1
    let lines = (0...typist.pick(4)).map { row in
      Line(
        [TextSpan("item \(items).\(row) ", row == 0 ? .strong : .plain), TextSpan("猫 and dogs", .faint)],
        trailing: typist.pick(2) == 0 ? [TextSpan("\(items) h", .faint)] : [])
    }
    let shortcuts = ["l", "c", "f"].filter { _ in typist.pick(4) > 0 }.map { ($0, "\($0) \(items)") }
    let entry = Entry(lines, open: "open \(items)", shortcuts: Dictionary(uniqueKeysWithValues: shortcuts))
    return switch typist.pick(12) {
    case 0: [.heading("A part"), .entry(entry)]
    case 1: [.divider("you left off here")]
    case 2: [.text("A paragraph\nof two lines")]
    case 3: [.picture(Picture(path: "/a.jpg", caption: "Photo"))]
    default: [.entry(entry)]
    }
  }

  private func write() {
    presenters["compose"]?.screen = Screen(
      title: "New post",
      field: Field(
        .text, label: "Text", value: text, submit: { "submit\n\($0)" }, cancel: "leave",
        typing: { "typing\n\($0)" }))
  }

  private func ask() {
    let kinds: [FieldKind] = [.line, .path, .secret, .newSecret]
    presenters["question"]?.screen = Screen(
      title: "Question", notices: [ScreenNotice(.failed, "Once more.")],
      field: Field(
        kinds[typist.pick(4)], label: "Name", hint: "Any", value: typist.pick(2) == 0 ? "before" : "",
        submit: { _ in "leave" }, cancel: "leave"))
  }

  // MARK: Events

  private func appear(_ name: String) {
    switch name {
    case "compose" where presenters[name]?.screen.field != nil || typist.pick(2) == 0: write()
    case "question": ask()
    case "home" where typist.pick(6) == 0: presenters[name]?.screen = list(name)
    default: break
    }
  }

  private func act(_ action: String, at name: String) {
    guard let presenter = presenters[name] else { return }
    // What is typed may begin with what joins any letter or space before it.
    if action.hasPrefix("typing\n") { return text = String(action.dropFirst(7)) }
    if action.hasPrefix("submit\n") {
      text = String(action.dropFirst(7))
      presenter.screen = Screen(
        title: "Preview", blocks: [.text(text)],
        menu: [
          MenuItem(key: "y", label: "Publish", isDefault: typist.pick(2) == 0, action: "publish"),
          MenuItem(key: "e", label: "Edit", action: "write"),
          MenuItem(key: "b", label: "Back", action: "leave"),
        ])
      return
    }
    switch action {
    case "publish":
      text = ""
      app.stack.top.navigator.replace(with: "post")
    case "write": write()
    case "leave":
      // Below a text, there may be another; between two texts there is always something else.
      repeat { app.stack.back() } while app.stack.top.place.hasPrefix("compose") && app.stack.canGoBack
    case _ where action.hasPrefix("go "): app.stack.show(String(action.dropFirst(3)))
    case _ where action.hasPrefix("c ") || action == "Comment": app.stack.show("compose")
    case "more": presenter.screen.blocks += (0...typist.pick(8)).flatMap { _ in blocks() }
    default: surprise(presenter, name)
    }
  }

  /// What an app may do when something was chosen.
  private func surprise(_ presenter: FakePresenter, _ name: String) {
    presenter.screen.notices = typist.pick(2) == 0 ? [] : [ScreenNotice(.done, "Done.")]
    app.changes = typist.pick(5) == 0 ? [ScreenNotice(.failed, "Something else.")] : []
    app.status = typist.pick(3) == 0 ? ["3 notifications (t)"] : []
    switch typist.pick(9) {
    case 0: app.stack.show("post")
    case 1: app.stack.show("question")
    case 2: app.stack.back()
    case 3: app.stack.restart(at: "post", start: "home")
    case 4: presenter.screen = list(name)
    case 5: presenter.screen.blocks = blocks() + presenter.screen.blocks
    case 6: presenter.screen.blocks = Array(presenter.screen.blocks.dropLast(3))
    case 7: presenter.screen.menu = [MenuItem(key: "z", label: "Undo", action: "undo")]
    default: break
    }
    if presenters["compose"]?.screen.field != nil { write() }
  }
}

@MainActor
@Suite("Someone who types at random")
struct TypistTests {
  @Test(
    "always comes to a prompt, and loses no text", arguments: [true, false], 1...4 as ClosedRange<UInt64>)
  func types(interactive: Bool, seed: UInt64) async {
    let typist = Typist(seed: seed, lines: Effort.amount(200, full: 2500))
    let playground = Playground(typist)
    let terminal = Typist.Terminal(typist, interactive: interactive)
    var texts = 0
    typist.initialText = { playground.text }
    typist.onText = { text in
      texts += 1
      #expect(playground.text == text)
    }
    let settings = MenuShellSettings(
      menu: seed % 2 == 0 ? .full : .short, order: seed > 2 ? .newestLast : .newestFirst)
    while typist.isAwake {
      let before = terminal.prompts
      let tools = MenuShell<FakeApp>.Tools(
        io: terminal, words: .fake(seed % 2 == 0 ? .japanese : .english),
        preferences: ShellPreferences(settings),
        patience: .seconds(3600), pace: .zero)
      _ = await MenuShell(playground.app, tools).run()
      typist.leaveText()
      #expect(terminal.prompts > before, "a shell that was left without being asked")
    }
    #expect(texts > 1)
  }
}
