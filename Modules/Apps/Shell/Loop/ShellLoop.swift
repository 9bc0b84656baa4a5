import AppScreens
import AppValues
import Entities
import Navigation
import Notifications
import SocialTerminal

/// The conversation: shows the present place, asks, does what is meant, and shows what became of it.
@MainActor
final class ShellLoop {
  /// What the loop needs.
  struct Tools {
    let io: any TextIO
    let editor: ExternalEditor?
    var pictures: (@Sendable (_ path: String, _ columns: Int) async -> String?)?
    let words: Words
    let patience: Duration
    /// The least time between two lines of news.
    let pace: Duration
    let badge: UnreadBadge
    let news: NoticeNews
    let alerter: NoticeAlerter?
    /// Words who did what.
    let notices: NoticeRendering
    /// How many accounts are signed in on this machine.
    let accountCount: @Sendable () async -> Int
    /// What has become of the sign-in of someone who is in use no more.
    let fate: @Sendable (Session) async -> SignInFate
    /// Notes that someone still works here.
    let noteUse: @MainActor () async -> Void
  }

  private let tools: Tools
  private let strings: ShellStrings
  private let stack: NavigationStack
  private let runner: ChoiceRunner
  private let printer: ScreenPrinter
  private var live: LiveWatch?
  /// What stands on the terminal, with what the shell adds: what numbers and letters mean.
  private var screen = Screen<ShellAction>(title: "")
  /// What that screen asks for.
  private var field: Field<ScreenAction>?
  /// What is to be said on the next screen.
  private var notices: [ScreenNotice] = []
  /// What has become of whoever was in use before.
  private var fate = SignInFate.kept
  private var isOneOfSeveral = false
  private var isFinished = false

  init(_ tools: Tools, stack: NavigationStack) {
    self.tools = tools
    self.stack = stack
    strings = .of(tools.words.language)
    runner = ChoiceRunner(io: tools.io, strings: strings, patience: tools.patience)
    printer = ScreenPrinter(io: tools.io, pictures: tools.pictures, strings: strings)
  }

  /// Talks until the person quits or the input ends.
  func run() async {
    while !isFinished {
      await arrive()
      if isFinished { break }
      await show()
      await answer()
    }
    await live?.end()
    tools.badge.end()
    tools.news.end()
  }

  // MARK: Showing

  /// Brings the top place to the front, which may lead on to another.
  private func arrive() async {
    while !isFinished, stack.top.id != printer.frame {
      let frame = stack.top
      let news = live?.unseen ?? []
      let left = live
      live = nil
      await perform { [tools, weak self] in
        await left?.end()
        await frame.liveScreen.appear()
        if frame.place == .route(.home) { self?.isOneOfSeveral = await tools.accountCount() > 1 }
      }
      guard stack.top.id == frame.id else { continue }
      await printer.tell(news)
      let live = LiveWatch(frame.liveScreen, pace: tools.pace)
      live.begin()
      self.live = live
      return
    }
  }

  private func show(again isAgain: Bool = false) async {
    let frame = stack.top
    let bare = frame.liveScreen.screen
    screen = complete(bare)
    field = bare.field
    live?.markSeen(screen.notices)
    notices = []
    await printer.show(screen, bare: bare, frame: frame.id, isAgain: isAgain)
  }

  /// The screen with what the shell adds to every screen.
  private func complete(_ bare: Screen<ScreenAction>) -> Screen<ShellAction> {
    var screen = bare.map(ShellAction.screen)
    screen.notices = notices + screen.notices
    if stack.top.place == .route(.home), isOneOfSeveral, let session = stack.viewer.session {
      screen.title += " · @\(session.handle)"
    }
    if tools.badge.count > 0 { screen.title += " (\(strings.unread(tools.badge.count)))" }
    // A procedure leads back through its own steps first.
    let leadsBack = bare.menu.contains { $0.key == "b" }
    if stack.canGoBack, !leadsBack {
      screen.menu.append(MenuItem(key: "b", label: strings.back, action: .back))
    }
    screen.menu += [
      MenuItem(key: "g", label: strings.menu, action: .menu),
      MenuItem(key: "?", label: strings.help, action: .help),
      MenuItem(key: "q", label: strings.quit, action: .quit),
    ]
    return screen
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
    let dialogue = FieldDialogue(
      io: tools.io, editor: tools.editor, words: tools.words, strings: strings, names: printer.names.all)
    switch await listening({ await dialogue.ask(field) }) {
    case .endOfInput: await end()
    case .action(let action): await perform(action)
    }
    return true
  }

  private func choose() async -> Bool {
    let request = LineRequest(
      prompt: "> ", isRemembered: true,
      completion: .words(DeepLinks.shell.places.map(\.key) + printer.names.all))
    switch await listening({ await self.tools.io.readLine(request) }) {
    case .line(let text), .pasted(let text): return await take(text)
    case .tooLong: await printer.say(.failed, strings.lineTooLong)
    case .interrupted: await printer.say(.failed, strings.leaveByQuit)
    case .endOfInput: await end()
    }
    return false
  }

  /// Whatever waits for the person hears the news meanwhile: at once on a terminal, else with the next screen.
  private func listening<Value>(_ body: @MainActor () async -> Value) async -> Value {
    guard let live, tools.io.isInteractive else { return await body() }
    return await tools.news.telling({ [weak self] in await self?.tell($0) }) {
      await live.telling({ [weak self] in await self?.printer.tell($0) }, while: body)
    }
  }

  /// Tells who did what: above the prompt where that is not what the screen is about, and in the ways that the person
  /// has switched on.
  private func tell(_ news: [Notice]) async {
    guard let latest = news.last else { return }
    let sentence = news.count == 1 ? tools.notices.sentence(latest) : nil
    if stack.top.place != .route(.notifications) {
      let text = sentence.map { strings.newNotice($0) } ?? strings.newNotices(news.count)
      await printer.tell([ScreenNotice(.news, text)])
    }
    // Nobody waits for what may be slow to show itself.
    Task { [tools, text = sentence ?? strings.unread(news.count)] in await tools.alerter?.alert(text) }
  }

  /// Does what a line means; false when the screen stays as it is shown.
  private func take(_ text: String) async -> Bool {
    switch Choice(text, on: screen) {
    case .action(let action): return await take(action)
    case .go(let place):
      do throws(AppError) {
        stack.show(.route(try DeepLinks.shell.place(from: place)))
        return true
      } catch {
        return await refuse(tools.words.explain(error))
      }
    case .nothing where printer.isWhole: return await refuse(strings.chooseSomething)
    case .nothing:
      await show(again: true)
      return false
    case .noItem(let number): return await refuse(strings.noItem(number))
    case .noShortcut(let key, let number): return await refuse(strings.noShortcut(key, number))
    case .unknown(let text): return await refuse(strings.unknown(String(text.prefix(40))))
    }
  }

  private func take(_ action: ShellAction) async -> Bool {
    switch action {
    case .screen(let action): await perform(action)
    case .back where stack.canGoBack: stack.back()
    case .back: return await refuse(strings.atFirstScreen)
    case .menu: stack.show(.menu)
    case .help:
      await printer.help(Help(strings: strings.helping), on: screen)
      return false
    case .quit: await quit()
    }
    return true
  }

  private func refuse(_ reason: String) async -> Bool {
    await printer.refuse(reason, on: screen)
    return false
  }

  // MARK: Doing

  /// Does something, and counts the notices for the screen that shows what became of it.
  private func perform(_ action: @escaping ScreenAction) async {
    let (frame, place, before) = (stack.top.id, stack.top.place, stack.viewer.session)
    let telling = tellProgress()
    defer { telling?.cancel() }
    fate = .kept
    let outcome = await runner.run { [stack, tools, weak self] in
      await action()
      if stack.top.id == frame { await tools.badge.refresh() }
      guard let before, tools.badge.hasEnded || stack.viewer.session?.user != before.user else { return }
      // Who has been left, and why, is asked here, where the person can stop what takes long.
      self?.fate = await tools.fate(before)
    }
    if outcome == .abandoned { isFinished = true }
    await tools.noteUse()
    if let before { takeLeave(of: before, at: place) }
  }

  /// Says what has become of someone who is in use no more, and who is in their place.
  private func takeLeave(of before: Session, at place: Destination) {
    if tools.badge.hasEnded, stack.viewer.session != nil {
      let text = fate == .deleted ? strings.deletedElsewhere : strings.endedElsewhere
      notices = [ScreenNotice(.failed, text(before.handle))]
      return stack.restart(as: .anonymous, at: .start(for: .anonymous))
    }
    let next = stack.viewer.session
    if next?.user == before.user { return }
    let end: ScreenNotice? =
      switch fate {
      case _ where place == .route(.deleteAccount):
        ScreenNotice(.done, strings.accountDeleted(before.handle))
      case .deleted: ScreenNotice(.failed, strings.deletedElsewhere(before.handle))
      case .kept where next != nil: nil
      case .kept, .ended: ScreenNotice(.done, strings.signedOut(before.handle))
      }
    notices = [end, next.map { ScreenNotice(.done, strings.inUse($0.handle)) }].compactMap(\.self)
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
        // Ends early only when nobody waits any more.
        try? await Task.sleep(for: pace)
      }
    }
  }

  private func quit() async {
    isFinished = true
    await tools.io.print(strings.goodbye + "\n")
  }

  /// The input has ended: a person who ended it is bidden farewell.
  private func end() async {
    isFinished = true
    if tools.io.isInteractive { await tools.io.print(strings.goodbye + "\n") }
  }
}
