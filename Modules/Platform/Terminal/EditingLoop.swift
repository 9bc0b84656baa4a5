import Foundation

/// The thread behind a terminal: you edit a line, and messages that arrive appear above it.
///
/// Only this thread reads from or writes to the terminal. While a line is edited, libedit asks `nextKey` for each key,
/// and everything else is done there.
final class EditingLoop {
  private let mailbox: Mailbox
  private let interruptions: Interruptions
  private let descriptor: Int32
  private let editor: LineEditor
  private var output: OutputWriter
  private var hiddenInput: LineBuffer
  private var jobs: [TerminalJob] = []
  private let settings: TerminalSettings
  private var keys: [Key] = []
  private var keyReader = KeyReader()
  private var line: EditedLine?
  private var aside: ShownAside?
  private var held: [String]?
  private var isStopped = false
  private var isRunning = true

  /// nil when the terminal cannot be edited on.
  init?(mailbox: Mailbox, interruptions: Interruptions, input: Int32, output: Int32) {
    guard let settings = TerminalSettings(of: input), let editor = LineEditor(input: input, output: output)
    else { return nil }
    self.settings = settings
    self.mailbox = mailbox
    self.interruptions = interruptions
    self.editor = editor
    descriptor = input
    self.output = OutputWriter(descriptor: output)
    // What is typed behind a secret is for the editor.
    hiddenInput = LineBuffer(descriptor: input, chunkSize: 1)
    editor.nextKey = { [weak self] in self?.nextKey() }
    editor.showCandidates = { [weak self] in
      self?.show($0.joined(separator: "  ") + "\n")
    }
  }

  /// Works until closed.
  func run() {
    // Between lines nothing is shown: it may be a password, typed a moment early.
    settings.silence()
    while isRunning {
      attend()
      if isRunning, jobs.isEmpty { wait(forInput: false, milliseconds: -1) }
    }
  }

  /// Does what has been asked; inside a line as well as between lines.
  private func attend() {
    let (arrived, signals) = mailbox.take()
    jobs += arrived
    signals.forEach(heed)
    while isRunning, !jobs.isEmpty {
      perform(jobs.removeFirst())
    }
  }

  private func perform(_ job: TerminalJob) {
    switch job {
    case .write(let text, let done), .announce(let text, let done):
      show(text)
      done()
    case .send(let sequence, let done):
      if held == nil { output.write(sequence) } else { held?.append(sequence) }
      done()
    case .read(let request, let done):
      // Only one line is asked for at a time; a second one would wait for the first for ever.
      guard line == nil else { return done(.interrupted) }
      done(read(request))
    case .hold(let done):
      held = held ?? []
      settings.restore()
      done()
    case .release:
      let texts = held ?? []
      held = nil
      settings.silence()
      texts.forEach(show)
    case .close(let done):
      line?.end(with: .endOfInput)
      isRunning = false
      settings.restore()
      done()
    }
  }

  private func heed(_ signal: Int32) {
    switch signal {
    case SIGINT:
      keyReader.reset()
      if let line { line.end(with: .interrupted) } else { interruptions.send() }
    case SIGTERM, SIGHUP:
      if isStopped { abandon(signal) }
      isStopped = true
      line?.end(with: .endOfInput)
      interruptions.send()
    case SIGWINCH:
      // What stands there moves with the window; the editor would draw below it.
      if line?.isHidden == false { erase(editor.cursorRow) }
      editor.resize()
      if line?.isHidden == false { editor.refresh() }
    case SIGTSTP: pause()
    default: break
    }
  }

  /// Asked to end a second time, because something does not.
  private func abandon(_ signal: Int32) {
    if line?.isHidden == false { output.write(PasteMarks.off) }
    settings.restore()
    _exit(128 + signal)
  }

  private func pause() {
    let isEditing = line?.isHidden == false
    takeAsideAway()
    if isEditing { editor.setRaw(false) }
    settings.restore()
    kill(getpid(), SIGSTOP)
    if held == nil { settings.silence() }
    guard isEditing else { return }
    editor.setRaw(true)
    editor.refresh()
  }

  private func show(_ text: String) {
    if held != nil {
      held?.append(text)
      return
    }
    guard let line else {
      output.write(text)
      return
    }
    if line.isHidden {
      output.write("\r\u{1B}[J\(text)\(line.request.prompt)")
    } else {
      redraw(below: text)
    }
  }

  /// Redraws the line below a text that takes its place.
  private func redraw(below text: String = "") {
    erase(editor.cursorRow)
    output.write(text)
    editor.refresh()
  }

  /// Takes the line away, whose cursor stands so many `rows` below its first.
  private func erase(_ rows: Int) {
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    aside = nil
    output.write("\r\(up)\u{1B}[J")
  }

  /// Shows what belongs beside the line as it is now.
  private func showAside() {
    guard aside == nil, held == nil, let made = line?.request.aside?(editor.text) else { return }
    aside = ShownAside(made, beside: editor)
    if let aside { output.write(aside.drawing) }
  }

  private func takeAsideAway() {
    if let aside { output.write(aside.erasing) }
    aside = nil
  }

  // MARK: Lines

  private func read(_ request: LineRequest) -> LineResult {
    guard !isStopped, output.isOpen else { return .endOfInput }
    let edited = EditedLine(request)
    line = edited
    defer { line = nil }
    if request.isSecret { return readHidden(edited) }
    output.write(PasteMarks.on)
    defer { output.write(PasteMarks.off) }
    // What the line begins as is typed on the person's behalf, before all that they have typed already.
    keys = request.initial.unicodeScalars.map { Key(scalar: $0, isPasted: true) } + keys
    switch editor.readLine(request) {
    case .line(let text) where edited.isTooLong: return .tooLong(text)
    case .line(let text): return edited.isPasted ? .pasted(text) : .line(text)
    case .moved(.end, let text):
      output.write("\n")
      return .moved(.end, text)
    case .moved(let move, let text):
      // The next line takes its place.
      erase(editor.rowOfMove)
      return .moved(move, text)
    case .ended:
      output.write("\n")
      return .endOfInput
    case .stopped:
      output.write("\n")
      return edited.result ?? .endOfInput
    }
  }

  /// Nothing is shown between lines: a secret is only a line that is read then.
  private func readHidden(_ line: EditedLine) -> LineResult {
    defer { output.write("\n") }
    output.write(line.request.prompt)
    while true {
      attend()
      if let result = line.result ?? hiddenInput.next() { return result }
      if wait(forInput: true, milliseconds: -1) { hiddenInput.fill() }
    }
  }

  private func nextKey() -> Unicode.Scalar? {
    while true {
      attend()
      guard let line, line.result == nil else {
        takeAsideAway()
        return nil
      }
      if !keys.isEmpty {
        guard let scalar = line.take(keys.removeFirst()) else { continue }
        takeAsideAway()
        return scalar
      }
      // What has come already is taken before anything is looked at: a paste is many keys.
      if wait(forInput: true, milliseconds: 0) {
        readKey()
        continue
      }
      if line.needsRedrawing(editor) { redraw() }
      showAside()
      let isReady = wait(forInput: true, milliseconds: line.pause(before: editor))
      if isReady { readKey() } else { line.report(editor) }
    }
  }

  private func readKey() {
    var byte: UInt8 = 0
    let count = Foundation.read(descriptor, &byte, 1)
    if count == 1 {
      keys += keyReader.add(byte)
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isStopped = true
      line?.end(with: .endOfInput)
    }
  }

  /// Waits for a job, a signal or, when asked, input; says whether there is input.
  @discardableResult
  private func wait(forInput: Bool, milliseconds: Int32) -> Bool {
    var watched = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
    if forInput { watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return false }
    return forInput && watched[1].revents != 0
  }
}

/// What stands beside the line that is being edited, drawn past libedit: its own prompt at the right is not drawn again
/// as one types, and is gone from the second row on. What libedit draws, it draws without this on the row.
private struct ShownAside {
  /// How many columns stay free before it, and how many behind it: a character in the last one would wrap the row for
  /// some terminals.
  private static let (gap, margin) = (2, 1)

  /// What writes it.
  let drawing: String
  /// What takes it away, as long as the line and the window stay as they are.
  let erasing: String

  /// nil where there is no room for it.
  init?(_ aside: LineAside, beside editor: LineEditor) {
    let (end, columns) = (editor.end, editor.columns)
    let start = columns - Self.margin - aside.columns
    guard end.column + Self.gap <= start else { return nil }
    // Where one mostly types nothing is left to reckoning: what the terminal takes for wide may be something else.
    let toEnd = editor.isAtEnd ? "" : Self.move(down: end.row - editor.cursorRow, to: end.column)
    drawing = Self.save + toEnd + Self.move(down: 0, to: start) + aside.text + Self.restore
    erasing = Self.save + toEnd + Self.clear + Self.restore
  }

  private static let save = "\u{1B}7"
  private static let restore = "\u{1B}8"
  private static let clear = "\u{1B}[K"

  private static func move(down rows: Int, to column: Int) -> String {
    (rows > 0 ? "\u{1B}[\(rows)B" : "") + "\u{1B}[\(column + 1)G"
  }
}
