import AppScreens
import AppValues
import SocialTerminal

/// Asks for the value of one field.
@MainActor
struct FieldDialogue {
  /// What came of it.
  enum Answer {
    case action(ScreenAction)
    case endOfInput
  }

  let io: any TextIO
  let editor: ExternalEditor?
  let words: Words
  let strings: MenuShellStrings
  /// What can be typed by Tab in a text.
  let names: [String]
  /// Whether it is shown while one types how much more can be written: not where a line is read aloud at each change.
  let showsRemaining: Bool
  /// As wide as the window is now.
  let renderer: @MainActor () -> ScreenRenderer

  /// Asks until there is an answer.
  func ask(_ field: Field<ScreenAction>) async -> Answer {
    let relay = field.typing.map { TypingRelay($0) }
    let answer = field.kind == .text ? await text(field, relay) : await line(field, relay)
    await relay?.finish()
    return answer
  }

  // MARK: One line

  private func line(_ field: Field<ScreenAction>, _ relay: TypingRelay?) async -> Answer {
    let isSecret = field.kind.isSecret
    // Where the line doesn't contain the value to clear, as over a pipe, an empty line keeps it.
    let isKept = (field.isReplaced || !io.isInteractive) && !isSecret && !field.value.isEmpty
    await say(field.hint, isKept && field.isOptional ? strings.emptyKeeps : nil, strings.fieldHelp)
    let given = isKept ? " [\(field.value)]" : ""
    var request = LineRequest(
      prompt: "\(field.label)\(given): ", initial: isSecret || isKept ? "" : field.value, isSecret: isSecret,
      // One that was wrong is mended with Up; in the line, it would be joined to what is pasted or dropped.
      isRemembered: field.kind == .path,
      completion: field.kind == .path ? .paths : .words(isSecret ? [] : names),
      onTyping: isSecret ? nil : relay?.report, aside: isSecret ? nil : aside(field) { $0 })
    if field.isAnsweredAtOnce { request.reportDelay = Self.answerDelay }
    switch await field.kind == .newSecret
      ? readTwice(request, field.isAcceptable) : read(request)
    {
    case nil: return .endOfInput
    case .interrupt: return .action(field.cancel)
    case .leave: return .action(leave(field, field.value, relay))
    // If you leave, you don't have to clear the line first.
    case .line(let text) where io.isInteractive && !isSecret && text.leaves(request.initial):
      return .action(leave(field, field.value, relay))
    case .line(let line), .pasted(let line), .moved(_, let line):
      let text = field.kind == .path ? TypedPath.path(line) : line
      guard isKept else { return .action(field.submit(text)) }
      if field.isOptional, text.meansNone { return .action(field.submit("")) }
      return .action(field.submit(text.isEmpty ? field.value : text))
    }
  }

  /// A secret that is chosen: on a terminal, where nothing shows what was typed, until it is typed twice the same.
  /// One that will be refused need not be.
  private func readTwice(
    _ request: LineRequest, _ isAcceptable: (@Sendable (String) -> Bool)?
  ) async -> Reply? {
    var repeated = request
    repeated.prompt = strings.secrets.again(request.prompt)
    while true {
      let first = await read(request)
      guard io.isInteractive, case .line(let secret) = first, !secret.isEmpty else { return first }
      if isAcceptable?(secret) == false { return first }
      let second = await read(repeated)
      guard case .line(let again) = second else { return second }
      if again == secret { return first }
      await notice(ScreenNotice(.failed, strings.secrets.differ))
    }
  }

  // MARK: Many lines

  private func text(_ field: Field<ScreenAction>, _ relay: TypingRelay?) async -> Answer {
    await say(field.hint, io.isInteractive ? strings.editorHelp : strings.textHelp)
    var text = EditedText(field.value, takesOnlyLine: io.isInteractive)
    await show(text, label: field.label)
    while true {
      switch await read(request(field, text, relay)) {
      case nil: return .endOfInput
      case .interrupt: return .action(field.cancel)
      case .leave: return .action(leave(field, text.kept, relay))
      case .moved(.up, let line): text.goUp(from: line)
      case .moved(.down, let line): text.goDown(from: line)
      case .moved(.end, let line):
        let whole = text.text(with: line)
        return .action(whole.isEmpty ? field.cancel : field.submit(whole))
      case .pasted(let line): text.take(line)
      case .line(let line) where io.isInteractive && !text.current.isEmpty && line.leaves(text.current):
        return .action(leave(field, text.kept, relay))
      case .line(let line):
        let command = TextCommand(line, behind: io.isInteractive ? text.current : "")
        if command == .end { return .action(field.submit(text.kept)) }
        await carryOut(command, on: &text, label: field.label)
      }
      relay?.report(text.kept)
    }
  }

  private func request(
    _ field: Field<ScreenAction>, _ text: EditedText, _ relay: TypingRelay?
  ) -> LineRequest {
    let typing = relay.map { relay -> @Sendable (String) -> Void in
      let report = relay.report
      return { line in report(text.text(with: line)) }
    }
    return LineRequest(
      prompt: "| ", initial: text.current, takesPastedLines: true, leadsToOthers: io.isInteractive,
      completion: .words(names), onTyping: typing,
      aside: aside(field) { text.text(with: $0) })
  }

  private func carryOut(_ command: TextCommand, on text: inout EditedText, label: String) async {
    switch command {
    case .line(let line): text.take(line)
    case .end: break
    case .removeLine:
      text.remove()
      await show(text, label: label)
    case .takeBack where io.isInteractive: text.goUp(from: text.current)
    case .edit where io.isInteractive && editor == nil: await notice(ScreenNotice(.failed, strings.noEditor))
    case .edit where io.isInteractive:
      text = EditedText(await edited(text.kept), takesOnlyLine: false)
      await show(text, label: label)
    case .takeBack: await refuse(":u")
    case .edit: await refuse(":e")
    case .unknown(let line): await refuse(line)
    }
  }

  /// Says of what looks like a command that it is none here, and what is.
  private func refuse(_ line: String) async {
    let commands = io.isInteractive ? strings.textCommands : strings.textCommandsOverPipe
    await notice(ScreenNotice(.failed, strings.unknownInText(String(line.prefix(20))) + " " + commands))
  }

  private func edited(_ text: String) async -> String {
    guard let editor else { return text }
    let result = await io.lend { () async -> Result<String, AppError> in
      do throws(AppError) {
        return .success(try await editor.edit(text))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let edited): return edited
    case .failure(let error):
      await notice(ScreenNotice(.failed, words.explain(error)))
      return text
    }
  }

  /// Shows the lines above the one that is asked for.
  private func show(_ text: EditedText, label: String) async {
    guard !text.above.isEmpty else { return await io.print("\(label):\n") }
    let rows = renderer().wrap(Line(text.above.joined(separator: "\n"))).map { $0 + "\n" }.joined()
    await io.print("\(label):\n\(rows)")
  }

  // MARK: Both

  /// What leaves was perhaps told as text while it was typed.
  private func leave(
    _ field: Field<ScreenAction>, _ kept: String, _ relay: TypingRelay?
  ) -> ScreenAction {
    if !field.kind.isSecret { relay?.report(kept) }
    return field.cancel
  }

  private enum Reply {
    case line(String)
    /// Text only, whatever it says.
    case pasted(String)
    case moved(LineMove, String)
    case leave
    /// The same in the middle of a line.
    case interrupt
  }

  /// One line; nil at the end of the input.
  private func read(_ request: LineRequest) async -> Reply? {
    switch await io.readLine(request) {
    case .endOfInput: return nil
    case .interrupted: return .interrupt
    case .line(let line): return line.leaves("") ? .leave : .line(line)
    case .pasted(let line): return .pasted(line)
    case .moved(let move, let line): return .moved(move, line)
    case .tooLong(let line):
      await notice(ScreenNotice(.failed, strings.lineTooLong))
      return .line(line)
    }
  }

  /// How soon someone hears what is typed who answers it.
  private static let answerDelay = Duration.milliseconds(100)

  /// What is understood so far, or how much more can be written.
  ///
  /// - Parameter whole: The answer with a line as it is typed.
  private func aside(
    _ field: Field<ScreenAction>, whole: @escaping @Sendable (String) -> String
  ) -> (@Sendable (String) -> LineAside?)? {
    guard showsRemaining else { return nil }
    let renderer = renderer()
    if let understood = field.understood {
      return { line in
        understood(whole(line)).map { text in
          LineAside(renderer.wrap(Line(text, .faint)).joined(), columns: TextWidth.columns(text))
        }
      }
    }
    guard let remaining = field.remaining else { return nil }
    return { line in
      let count = remaining(whole(line))
      let painted = renderer.wrap(Line("\(count)", count < 0 ? .alert : .faint))
      return LineAside(painted.joined(), columns: "\(count)".count)
    }
  }

  private func say(_ texts: String?...) async {
    let lines = texts.compactMap(\.self).flatMap { renderer().wrap(Line($0, .faint)) }
    await io.print(lines.map { $0 + "\n" }.joined())
  }

  private func notice(_ notice: ScreenNotice) async {
    await io.print(renderer().notice(notice).map { $0 + "\n" }.joined())
  }

}

extension String {
  /// Whether this is what leaves a question that was asked with `initial` in the line.
  fileprivate func leaves(_ initial: String) -> Bool {
    self == initial + "<" || self == initial + "＜"
  }
}
