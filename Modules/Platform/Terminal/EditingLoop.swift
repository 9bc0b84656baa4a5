import Foundation

/// The thread that serves a terminal: the person edits a line, and messages appear above it as they arrive.
///
/// Only this thread reads from or writes to the terminal. While a line is being edited, libedit calls `nextKey` for
/// each key, and everything else is done there.
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

  /// nil if the terminal doesn't support editing.
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

  /// Runs until closed.
  func run() {
    // Between lines nothing is shown: it may be a password, typed a moment early.
    settings.silence()
    while isRunning {
      attend()
      if isRunning, jobs.isEmpty { wait(forInput: false, milliseconds: -1) }
    }
  }

  /// Handles requests, while a line is being edited as well as between lines.
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

  /// Ends the program when asked a second time, since something has kept it from ending.
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

  /// Redraws the line below a text that replaces it.
  private func redraw(below text: String = "") {
    erase(editor.cursorRow)
    output.write(text)
    editor.refresh()
  }

  /// Erases the line, whose cursor is `rows` below its first row.
  private func erase(_ rows: Int) {
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    aside = nil
    output.write("\r\(up)\u{1B}[J")
  }

  /// Shows what belongs next to the line in its current state.
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

  /// Reads a secret. Nothing is shown while it's typed, since no line is being edited.
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

  /// Waits for a request, a signal or, if asked, input. Returns whether there is input.
  @discardableResult
  private func wait(forInput: Bool, milliseconds: Int32) -> Bool {
    var watched = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
    if forInput { watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return false }
    return forInput && watched[1].revents != 0
  }
}

/// A text to the right of the line that is being edited. libedit neither draws it nor knows of it: its own right prompt
/// isn't redrawn while someone types, and disappears once the line takes a second row.
private struct ShownAside {
  /// How many columns stay free before and after it: in some terminals, a character in the last column would wrap the
  /// row.
  private static let (gap, margin) = (2, 1)

  /// The text that draws it.
  let drawing: String
  /// The text that erases it, as long as the line and the window don't change.
  let erasing: String

  /// nil if there's no room for it.
  init?(_ aside: LineAside, beside editor: LineEditor) {
    let (end, columns) = (editor.end, editor.columns)
    let start = columns - Self.margin - aside.columns
    guard end.column + Self.gap <= start else { return nil }
    // At the end of the line, where people mostly type, nothing is calculated: the terminal may draw a character wider
    // or narrower than expected.
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
