import Entities
import Navigation
import Presentation
import Terminal

/// The conversation: shows the present place, asks, does what is meant, and shows what became of it.
@MainActor
final class ShellLoop {
  /// What the loop needs.
  struct Tools {
    let io: any TextIO
    let editor: ExternalEditor?
    let words: Words
    let patience: Duration
    let badge: UnreadBadge
  }

  /// What stands on the terminal.
  private struct Shown {
    let frame: Int
    /// As the scene made it.
    let bare: Screen<SceneAction>
    /// With what the shell adds: what numbers and letters mean.
    let screen: Screen<SceneAction>
  }

  private let tools: Tools
  private let strings: ShellStrings
  private let stack: NavigationStack
  private let runner: ActionRunner
  private var live: LiveWatch?
  private var shown: Shown?
  private var isFinished = false
  private var hasHelped = false

  init(_ tools: Tools, stack: NavigationStack) {
    self.tools = tools
    self.stack = stack
    strings = .of(tools.words.language)
    runner = ActionRunner(io: tools.io, strings: strings, patience: tools.patience)
  }

  /// Talks until the person quits or the input ends.
  func run() async {
    while !isFinished {
      await arrive()
      if isFinished { break }
      await show()
      await answer()
    }
    live?.end()
    tools.badge.end()
  }

  // MARK: Showing

  /// Brings the top place to the front, which may lead on to another.
  private func arrive() async {
    while !isFinished, shown?.frame != stack.top.id {
      let frame = stack.top
      let news = live?.unseen ?? []
      live?.end()
      live = nil
      await perform { await frame.scene.appear() }
      if stack.top.id != frame.id { continue }
      await tell(news)
      let live = LiveWatch(frame.scene)
      live.begin()
      self.live = live
      shown = nil
      return
    }
  }

  private func show() async {
    await tools.badge.refresh()
    let frame = stack.top
    let bare = frame.scene.screen
    let screen = complete(bare)
    let renderer = ScreenRenderer(for: tools.io)
    // Where a list has only grown, what has been added is enough.
    let text =
      if let shown, shown.frame == frame.id, bare.continues(shown.bare) {
        renderer.render(screen, after: shown.bare.entries.count)
      } else {
        renderer.render(screen)
      }
    shown = Shown(frame: frame.id, bare: bare, screen: screen)
    live?.markSeen(screen.notices)
    await tools.io.print("\n" + text)
  }

  /// The scene's screen with what the shell adds to every screen.
  private func complete(_ screen: Screen<SceneAction>) -> Screen<SceneAction> {
    var screen = screen
    if tools.badge.count > 0 { screen.title += " (\(strings.unread(tools.badge.count)))" }
    func add(_ key: String, _ label: String, _ action: @escaping SceneAction) {
      screen.menu.append(MenuItem(key: key, label: label, action: action))
    }
    if stack.canGoBack { add("b", strings.back) { [stack] in stack.back() } }
    add("g", strings.menu) { [stack] in stack.showMenu() }
    add("?", strings.help) { [weak self] in await self?.help() }
    add("q", strings.quit) { [weak self] in await self?.quit() }
    return screen
  }

  private func tell(_ notices: [ScreenNotice]) async {
    guard !notices.isEmpty else { return }
    let renderer = ScreenRenderer(for: tools.io)
    await tools.io.announce(
      notices.flatMap { renderer.notice($0) }.map { $0 + "\n" }.joined())
  }

  private func say(_ kind: ScreenNotice.Kind, _ text: String) async {
    let lines = ScreenRenderer(for: tools.io).notice(ScreenNotice(kind, text))
    await tools.io.print(lines.map { $0 + "\n" }.joined())
  }

  // MARK: Asking

  /// Asks until something happens that changes what is to be shown.
  private func answer() async {
    guard let screen = shown?.screen else { return }
    while !isFinished {
      let isDone = if let field = screen.field { await fill(field) } else { await choose(on: screen) }
      if isDone { return }
    }
  }

  private func fill(_ field: Field<SceneAction>) async -> Bool {
    let dialogue = FieldDialogue(
      io: tools.io, editor: tools.editor, words: tools.words, strings: strings)
    switch await listening({ await dialogue.ask(field) }) {
    case .endOfInput: isFinished = true
    case .action(let action): await perform(action)
    }
    return true
  }

  private func choose(on screen: Screen<SceneAction>) async -> Bool {
    let request = LineRequest(
      prompt: "> ", isRemembered: true,
      completions: ["home", "public", "notifications", "accounts", "new", "search"])
    switch await listening({ await self.tools.io.readLine(request) }) {
    case .line(let text), .pasted(let text): return await take(text, on: screen)
    case .tooLong:
      await say(.failed, strings.lineTooLong)
      return false
    case .interrupted:
      await say(.failed, strings.leaveByQuit)
      return false
    case .endOfInput:
      isFinished = true
      return true
    }
  }

  /// Whatever waits for the person hears the news meanwhile: at once on a terminal, else with the next screen.
  private func listening<Value>(_ body: @MainActor () async -> Value) async -> Value {
    guard let live else { return await body() }
    guard tools.io.isInteractive else { return await body() }
    tools.badge.onMore = { [weak self] count in
      guard let self, stack.top.place != .route(.notifications) else { return }
      await tell([ScreenNotice(.news, strings.newNotices(count))])
    }
    defer { tools.badge.onMore = nil }
    return await live.telling({ [weak self] in await self?.tell($0) }, while: body)
  }

  /// Does what a line means; false when the screen stays as it is shown.
  private func take(_ text: String, on screen: Screen<SceneAction>) async -> Bool {
    switch Choice(text, on: screen) {
    case .action(let action):
      hasHelped = false
      await perform(action)
      return hasHelped ? await refuse(nil, on: screen) : true
    case .go(let place):
      do throws(SocialError) {
        stack.show(try DeepLink.route(from: place))
        return true
      } catch {
        return await refuse(tools.words.explain(error), on: screen)
      }
    case .nothing: return await refuse(nil, on: screen)
    case .noItem(let number): return await refuse(strings.noItem(number), on: screen)
    case .noShortcut(let key, let number):
      return await refuse(strings.noShortcut(key, number), on: screen)
    case .unknown("b"): return await refuse(strings.atFirstScreen, on: screen)
    case .unknown(let text): return await refuse(strings.unknown(String(text.prefix(40))), on: screen)
    }
  }

  /// Says why nothing happened, and shows the menu again.
  private func refuse(_ reason: String?, on screen: Screen<SceneAction>) async -> Bool {
    if let reason { await say(.failed, reason) }
    await tools.io.print(ScreenRenderer(for: tools.io).menu(screen))
    return false
  }

  // MARK: Doing

  private func perform(_ action: @escaping SceneAction) async {
    if await runner.run(action) == .abandoned { isFinished = true }
  }

  private func help() async {
    guard let screen = shown?.screen else { return }
    hasHelped = true
    let renderer = ScreenRenderer(for: tools.io)
    let lines = Help(language: tools.words.language).lines(for: screen)
    await tools.io.print(
      "\n" + lines.flatMap { renderer.wrap($0, hanging: 10) }.map { $0 + "\n" }.joined() + "\n")
  }

  private func quit() async {
    isFinished = true
    await tools.io.print(strings.goodbye + "\n")
  }
}
