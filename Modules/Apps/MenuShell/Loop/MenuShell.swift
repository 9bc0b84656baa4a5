public import AppScreens
import AppValues
public import SocialTerminal

/// A text menu shell: shows the present place, asks, does what is meant, and shows what became of it.
@MainActor
public final class MenuShell<App: MenuShellApp> {
  /// What the shell works with.
  public struct Tools {
    let io: any TextIO
    let editor: ExternalEditor?
    let pictures: TerminalPictures?
    let words: Words
    let preferences: ShellPreferences
    let patience: Duration
    let pace: Duration

    /// - Parameters:
    ///   - io: Where text goes and lines come from.
    ///   - editor: The editor for longer text; nil for none.
    ///   - pictures: What draws pictures; nil where none are shown.
    ///   - words: The language and the time zone, with ``MenuShellStrings`` and ``SettingsStrings`` where those of the app
    ///     differ.
    ///   - preferences: What the person has chosen on this device.
    ///   - patience: How long something may take before "Working…" is shown.
    ///   - pace: The least time between two lines of news.
    public init(
      io: any TextIO, editor: ExternalEditor? = nil,
      pictures: TerminalPictures? = nil, words: Words,
      preferences: ShellPreferences, patience: Duration = .milliseconds(300), pace: Duration = .seconds(1)
    ) {
      self.io = io
      self.editor = editor
      self.pictures = pictures
      self.words = words
      self.preferences = preferences
      self.patience = patience
      self.pace = pace
    }
  }

  private let app: App
  private let tools: Tools
  private let strings: MenuShellStrings
  private let runner: ChoiceRunner
  private let printer: ScreenPrinter
  private var live: LiveWatch?
  /// The visit at the front.
  private var front: Int?
  /// The screen on the terminal, with what the shell adds: it decides what numbers and letters mean.
  private var screen = ShellScreen()
  /// What that screen asks for.
  private var field: Field<ScreenAction>?
  /// What is to be said on the next screen.
  private var notices: [ScreenNotice] = []
  /// What was typed for the question that an item leads to, and on which visit that is asked.
  private var answer: (text: String, frame: Int)?
  private var isFinished = false

  /// The shell of an app, to be run once.
  public init(_ app: App, _ tools: Tools) {
    self.app = app
    self.tools = tools
    strings = tools.words[MenuShellStrings.self]
    printer = ScreenPrinter(
      io: tools.io, pictures: tools.pictures, preferences: tools.preferences, strings: strings)
    runner = ChoiceRunner(io: tools.io, printer: printer, strings: strings, patience: tools.patience)
  }

  /// How a conversation ended.
  public enum Ending: Sendable {
    /// The person quit, or the input ended.
    case quit
    /// They chose another language: the shell is to be made again in that.
    case languageChanged
  }

  /// Talks until the person quits, the input ends, or another language is chosen.
  public func run() async -> Ending {
    let language = tools.preferences.settings.language
    var ending = Ending.quit
    if tools.io.isInteractive, let settings = app.keys.settings, await tools.preferences.begin() {
      notices.append(ScreenNotice(.news, strings.readAloud(settings)))
    }
    while !isFinished {
      await arrive()
      if isFinished { break }
      await show()
      // What keeps it up to date is read once someone sees it.
      live?.begin()
      await answer()
      guard tools.preferences.settings.language != language else { continue }
      ending = .languageChanged
      break
    }
    await live?.end()
    return ending
  }

  private var stack: NavigationStack<App.Place> { app.stack }
  private var keys: AppKeys<App.Place> { app.keys.leading { stack.has($0.kind) } }

  // MARK: Showing

  /// Brings the top place to the front, which may lead on to another.
  private func arrive() async {
    while !isFinished, stack.top.id != front {
      let frame = stack.top
      let news = live?.unseen ?? []
      let left = live
      live = nil
      // One that is left as it appears leads back to what was there, which then appears again.
      front = nil
      await perform { [app] in
        await left?.end()
        await frame.liveScreen.appear()
        await app.arrive(at: frame.place)
      }
      guard stack.top.id == frame.id else { continue }
      await printer.tell(news)
      live = LiveWatch(frame.liveScreen, pace: tools.pace)
      front = frame.id
      return
    }
  }

  private func show(again isAgain: Bool = false) async {
    let frame = stack.top
    let bare = frame.liveScreen.screen
    notices = stack.takeNotices() + notices
    screen = complete(bare)
    // What was done has been said: someone who asks for the screen again has done nothing since.
    if isAgain { screen.screen.notices.removeAll { $0.kind == .done } }
    field = bare.field
    if let answer, answer.frame != frame.id { self.answer = nil }
    // What was typed already is not asked for again; what is to be said waits for what follows.
    if answer != nil, field?.kind == .text { return }
    live?.markSeen(screen.screen.notices)
    notices = []
    printer.keepReadings(of: stack.frames.map(\.id))
    await printer.show(
      screen, bare: bare, frame: frame.id, hints: hints(hasNextPage:shown:), isAgain: isAgain)
  }

  /// The screen with what the shell adds to every screen.
  private func complete(_ bare: Screen<ScreenAction>) -> ShellScreen {
    var screen = bare.map(ShellAction.screen)
    screen.notices = notices + screen.notices
    // A procedure leads back through its own steps first.
    let leadsBack = bare.menu.contains { $0.key == "b" }
    if stack.canGoBack, !leadsBack {
      screen.menu.append(MenuItem(key: "b", label: strings.back, action: .back))
    }
    screen.menu += [
      MenuItem(key: "g", label: strings.menu, action: .menu),
      MenuItem(key: "?", label: strings.helpItem, action: .help),
      MenuItem(key: "q", label: strings.quit, action: .quit),
    ]
    let status = [screen.summary].compactMap(\.self) + app.status(at: stack.top.place)
    screen.summary = nil
    return ShellScreen(screen: screen, status: status)
  }

  private func hints(hasNextPage: Bool, shown: ClosedRange<Int>?) -> HintLine {
    HintLine(
      screen.screen, at: stack.top.place, keys: keys, strings: strings, hasNextPage: hasNextPage, shown: shown
    )
  }

  // MARK: Asking

  /// Asks until something happens that changes what is to be shown.
  private func answer() async {
    while !isFinished {
      let isDone = if let field { await fill(field) } else { await choose() }
      if isDone { return }
    }
  }

  private func fill(_ field: Field<ScreenAction>) async -> Bool {
    if let text = answer?.text, field.kind == .text {
      answer = nil
      // What was written before stays.
      await perform(field.submit(field.value.isEmpty ? text : "\(field.value)\n\(text)"))
      return true
    }
    let dialogue = FieldDialogue(
      io: tools.io, editor: tools.editor, words: tools.words, strings: strings, names: printer.names.all,
      showsRemaining: printer.isShort, renderer: { [printer] in printer.renderer })
    switch await listening({ await dialogue.ask(field) }) {
    case .endOfInput: await end()
    case .action(let action): await perform(action)
    }
    return true
  }

  private func choose() async -> Bool {
    let request = LineRequest(
      prompt: "> ", isRemembered: true,
      completion: .words(app.placeNames + printer.names.all))
    switch await listening({ await self.tools.io.readLine(request) }) {
    case .line(let text), .pasted(let text), .moved(_, let text): return await take(text)
    case .tooLong: await printer.say(.failed, strings.lineTooLong)
    case .interrupted: await printer.say(.failed, strings.leaveByQuit)
    case .endOfInput: await end()
    }
    return false
  }

  /// Tells news while waiting for the person: at once on a terminal, otherwise with the next screen.
  private func listening<Value>(_ body: @MainActor () async -> Value) async -> Value {
    guard let live, tools.io.isInteractive else { return await body() }
    let tell: @MainActor ([ScreenNotice]) async -> Void = { [weak self] in await self?.printer.tell($0) }
    return await app.telling(tell) { await live.telling(tell, while: body) }
  }

  /// Does what a line means; false when the screen stays as it is shown.
  private func take(_ text: String) async -> Bool {
    let reader = ChoiceReader(
      screen: screen.screen, numberedChoices: printer.numberedChoices, lastShown: printer.lastShown,
      isInHelp: printer.help.hasMore, keys: keys, placeNames: app.placeNames)
    let choice = reader.read(text)
    switch choice {
    case .nothing, .more: break
    default: printer.help = HelpPages([])
    }
    switch choice {
    case .actions(let actions, let item, let answer):
      if let item { printer.noteOpened(item) }
      return await take(actions, answer: answer)
    case .open(let place):
      stack.show(place)
      return true
    case .go(let place):
      do throws(AppError) {
        stack.show(try app.place(named: place))
        return true
      } catch {
        return await refuse(tools.words.explain(error))
      }
    case .nothing: return await goOn()
    case .more: return await more()
    case .noItem(let number): return await refuse(strings.noItem(number))
    case .notShown(let number): return await refuse(strings.notShown(number))
    case .noShortcut(let key, let number): return await refuse(explain(key, isNotFor: number))
    case .needsNumber(let key):
      let number = screen.screen.example(of: key, among: printer.shownNumbers)
      return await refuse(strings.needsNumber(key, number.map { "\(key) \($0)" }))
    case .unknown(let text, let suggestion):
      let meant = suggestion.map { " " + strings.didYouMean($0) } ?? ""
      return await refuse(strings.unknown(String(text.prefix(40))) + meant)
    }
  }

  /// Why an item does not take a short command, and which it takes.
  private func explain(_ key: String, isNotFor number: Int) -> String {
    let missing = keys.items.first { $0.key == key }?.missing
    let reason = missing?(number) ?? strings.noShortcut(key, number)
    let entries = screen.screen.numberedEntries
    let taken = entries.indices.contains(number - 1) ? Set(entries[number - 1].shortcuts.keys) : []
    let others = keys.items.filter { taken.contains($0.key) }.map { "\($0.key) \($0.hint)" }
    return others.isEmpty ? reason : strings.then(reason, strings.takes(number, others))
  }

  /// Handles an empty line: shows the next page, or the whole screen if only part of it is shown.
  private func goOn() async -> Bool {
    if await printer.showMoreHelp() { return false }
    if !printer.isWhole {
      await show(again: true)
      return false
    }
    return tools.io.isInteractive && screen.screen.hasEntries
      ? await more() : await refuse(strings.chooseSomething)
  }

  /// On with the list: what was loaded already, or what can be.
  private func more() async -> Bool {
    if await printer.showMoreHelp() { return false }
    if await printer.showNextPage(screen, hints: hints(hasNextPage:shown:)) { return false }
    if let more = screen.screen.menu.first(where: { $0.key == "m" }) { return await take(more.action) }
    // Where there is more, the news says so.
    let news = stack.top.liveScreen.screen.notices.filter { $0.kind == .news }
    if news.isEmpty { await printer.say(.done, strings.thatIsAll) }
    for notice in news { await printer.say(notice.kind, notice.text) }
    return false
  }

  /// Does one thing or several, one after another, and says what became of each; the answer is for the question that
  /// the last of them leads to.
  private func take(_ actions: [ShellAction], answer text: String?) async -> Bool {
    let before = stack.top.id
    var isDone = false
    var said: [ScreenNotice] = []
    for (index, action) in actions.enumerated() where !isFinished {
      isDone = await take(action)
      if index < actions.count - 1 { said += outcome() }
    }
    if !said.isEmpty {
      let last = outcome()
      var known = Set(last)
      notices = said.filter { known.insert($0).inserted } + notices
    }
    // Where it leads to no question, none that is asked later is meant. Where that can't be asked at once, it waits.
    let asks = stack.top.id != before || stack.top.liveScreen.screen.field != nil
    if let text { answer = asks ? (text, stack.top.id) : nil }
    return isDone
  }

  /// What became of the last action, as its screen says it.
  private func outcome() -> [ScreenNotice] {
    stack.top.liveScreen.screen.notices.filter { $0.kind == .done || $0.kind == .failed }
  }

  private func take(_ action: ShellAction) async -> Bool {
    switch action {
    case .screen(let action): await perform(action)
    case .back where stack.canGoBack: stack.back()
    case .back: return await refuse(strings.atFirstScreen)
    case .menu: stack.show(app.menu)
    case .help:
      let help = Help(strings: strings.help, keys: keys)
      await printer.help(help.list(for: screen.screen, among: printer.shownNumbers))
      return false
    case .quit: await quit()
    }
    return true
  }

  private func refuse(_ reason: String) async -> Bool {
    await printer.say(.failed, reason)
    return false
  }

  // MARK: Doing

  /// Does something, and keeps what else it has changed for the next screen.
  private func perform(_ action: @escaping ScreenAction) async {
    let place = stack.top.place
    let telling = tellProgress()
    defer { telling?.cancel() }
    let outcome = await runner.run { [app, weak self] in
      let changes = await app.perform(action, at: place)
      self?.notices += changes
    }
    if outcome == .abandoned { isFinished = true }
  }

  /// Tells how far a long action has come, to someone who waits at a terminal.
  private func tellProgress() -> Task<Void, Never>? {
    guard tools.io.isInteractive else { return nil }
    let (liveScreen, printer, pace) = (stack.top.liveScreen, printer, tools.pace)
    return Task {
      for await _ in liveScreen.changes() {
        let working = liveScreen.screen.notices.filter { $0.kind == .working }
        guard !working.isEmpty, !Task.isCancelled else { continue }
        await printer.tell(working)
        // Ends early only when no one waits any more.
        try? await Task.sleep(for: pace)
      }
    }
  }

  private func quit() async {
    isFinished = true
    await printer.say(strings.goodbye)
  }

  /// Ends the shell at the end of input, and says goodbye if a person ended it.
  private func end() async {
    isFinished = true
    if tools.io.isInteractive { await printer.say(strings.goodbye) }
  }
}
