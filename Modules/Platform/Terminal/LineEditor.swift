import CSocialLineEditor
import Foundation

/// libedit for one terminal: edits a line with the keys that its owner passes on. Use it on one thread.
final class LineEditor {
  /// How editing a line ended.
  enum Outcome {
    case line(String)
    /// The person moved to another line of the text.
    case moved(LineMove, String)
    /// Ctrl-D on an empty line.
    case ended
    /// There were no more keys.
    case stopped
  }

  /// Returns the next key; nil ends the line. It may draw, and waits as long as it takes.
  var nextKey: () -> Unicode.Scalar? = { nil }
  /// Shows the words that Tab has to choose from.
  var showCandidates: ([String]) -> Void = { _ in }

  private let descriptor: Int32
  private let files: (input: UnsafeMutablePointer<FILE>, output: UnsafeMutablePointer<FILE>)
  private var handle: OpaquePointer?
  private var history: OpaquePointer?
  /// An empty history: answers aren't commands, so neither recalls the other.
  private var noHistory: OpaquePointer?
  private var prompt = ""
  private var promptText: UnsafeMutablePointer<CChar>?
  private var completion = LineCompletion.words([])
  private var leadsToOthers = false
  private var move: LineMove?
  /// How many rows the cursor was below the prompt when the person moved to another line.
  private(set) var rowOfMove = 0

  /// nil if the system can't edit lines on this terminal.
  init?(input: Int32, output: Int32) {
    guard let inputFile = fdopen(dup(input), "r"), let outputFile = fdopen(dup(output), "w") else {
      return nil
    }
    descriptor = output
    files = (inputFile, outputFile)
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = line_editor_make(
      inputFile, outputFile, context, Self.readKey, Self.givePrompt, Self.complete, Self.goUp, Self.goDown,
      Self.endText)
    guard handle != nil else { return nil }
    history = line_editor_history(200)
    noHistory = line_editor_history(1)
  }

  deinit {
    if let handle { el_end(handle) }
    for history in [history, noHistory].compactMap(\.self) { history_wend(history) }
    fclose(files.input)
    fclose(files.output)
    free(promptText)
  }

  /// Edits one line.
  func readLine(_ request: LineRequest) -> Outcome {
    prompt = request.prompt
    free(promptText)
    promptText = strdup(request.prompt)
    completion = request.completion
    move = nil
    guard let handle else { return .ended }
    prepare(handle, for: request)
    // libedit shows the prompt first: a key typed at that moment would still be the terminal's, and Ctrl-D be lost.
    setRaw(true)
    var count: Int32 = 0
    let text = el_wgets(handle, &count)
    if let move { return .moved(move, self.text(text, count)) }
    guard let text, count > 0 else { return count < 0 ? .stopped : .ended }
    let line = self.text(text, count)
    let content = line.last?.isNewline == true ? String(line.dropLast()) : line
    if request.isRemembered, !content.isEmpty { remember(content) }
    return .line(content)
  }

  private func prepare(_ handle: OpaquePointer, for request: LineRequest) {
    if leadsToOthers != request.leadsToOthers {
      leadsToOthers = request.leadsToOthers
      line_editor_lead_to_others(handle, leadsToOthers ? 1 : 0)
    }
    if let history = request.isRemembered ? history : noHistory { line_editor_use_history(handle, history) }
  }

  private func text(_ start: UnsafePointer<wchar_t>?, _ count: Int32) -> String {
    String(wide: UnsafeBufferPointer(start: start, count: max(0, Int(count))))
  }

  /// The text typed so far.
  var text: String {
    guard let line = handle.flatMap(el_wline)?.pointee, let start = line.buffer else { return "" }
    return String(wide: UnsafeBufferPointer(start: start, count: line.lastchar - start))
  }

  /// Whether the cursor is at the end of the text.
  var isAtEnd: Bool { handle.flatMap(el_wline).map { $0.pointee.cursor == $0.pointee.lastchar } ?? true }

  /// The width of the window, in columns.
  var columns: Int { TerminalSize.columns(of: descriptor) ?? 80 }

  /// Where the text ends.
  var end: TerminalPosition { position(behind: text) }

  /// Whether the prompt and the line take more than one row.
  var isWrapped: Bool { end.row > 0 }

  /// How many rows the cursor is below the first row of the prompt.
  var cursorRow: Int { position(behind: textBeforeCursor).row }

  /// Where a text after the prompt ends.
  private func position(behind text: String) -> TerminalPosition {
    let width = columns
    var (row, column) = (0, 0)
    for scalar in (prompt + text).unicodeScalars {
      let columns = max(0, Int(line_editor_width_of(scalar.value)))
      if column + columns > width {
        row += 1
        column = 0
      }
      column += columns
      if column >= width {
        row += 1
        column = 0
      }
    }
    return TerminalPosition(row: row, column: column)
  }

  /// Redraws the prompt and the line at the cursor.
  func refresh() {
    if let handle { line_editor_refresh(handle) }
  }

  /// Adapts to the terminal's new size.
  func resize() {
    if let handle { el_resize(handle) }
  }

  /// Puts the terminal into raw mode for a line, or restores its usual settings.
  func setRaw(_ isRaw: Bool) {
    if let handle { line_editor_set_raw(handle, isRaw ? 1 : 0) }
  }

  private var textBeforeCursor: String {
    guard let line = handle.flatMap(el_wline)?.pointee, let start = line.buffer else { return "" }
    return String(wide: UnsafeBufferPointer(start: start, count: line.cursor - start))
  }

  private func remember(_ line: String) {
    guard let history else { return }
    line.wide.withUnsafeBufferPointer { line_editor_remember(history, $0.baseAddress) }
  }

  private func insert(_ text: String) {
    _ = text.wide.withUnsafeBufferPointer { el_winsertstr(handle, $0.baseAddress) }
  }

  private static func owner(of handle: OpaquePointer?) -> LineEditor? {
    line_editor_context(handle).map {
      Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static let readKey: line_editor_read = { handle, key in
    guard let editor = owner(of: handle) else { return -1 }
    guard let scalar = editor.nextKey() else { return -1 }
    key?.pointee = wchar_t(truncatingIfNeeded: scalar.value)
    return 1
  }

  private static let givePrompt: line_editor_prompt = { handle in owner(of: handle)?.promptText }

  private static let goUp: line_editor_command = { handle, _ in leave(handle, .up) }
  private static let goDown: line_editor_command = { handle, _ in leave(handle, .down) }

  private static let endText: line_editor_command = { handle, _ in
    guard let editor = owner(of: handle) else { return UInt8(CC_ERROR) }
    // Within the line it is the key that deletes; typed for the person, since no call deletes forwards.
    guard editor.isAtEnd else {
      "\u{1B}[3~".wide.withUnsafeBufferPointer { el_wpush(handle, $0.baseAddress) }
      return UInt8(CC_NORM)
    }
    return leave(handle, .end)
  }

  /// Ends the line at the cursor, to move to another one.
  private static func leave(_ handle: OpaquePointer?, _ move: LineMove) -> UInt8 {
    guard let editor = owner(of: handle) else { return UInt8(CC_ERROR) }
    editor.rowOfMove = editor.cursorRow
    editor.move = move
    return UInt8(CC_NEWLINE)
  }

  private static let complete: line_editor_command = { handle, _ in
    guard let editor = owner(of: handle) else { return UInt8(CC_ERROR) }
    let completion = Completion(of: editor.textBeforeCursor, by: editor.completion)
    if !completion.insertion.isEmpty {
      editor.insert(completion.insertion)
      return UInt8(CC_REFRESH)
    }
    guard !completion.candidates.isEmpty else { return UInt8(CC_ERROR) }
    editor.showCandidates(completion.candidates)
    return UInt8(CC_REFRESH)
  }
}

/// A position in the rows of a prompt and its line, counted from 0.
struct TerminalPosition {
  let row: Int
  let column: Int
}

extension String {
  fileprivate init(wide: UnsafeBufferPointer<wchar_t>) {
    self.init()
    for value in wide {
      unicodeScalars.append(Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{FFFD}")
    }
  }

  /// The text as a null-terminated string of C's wide characters.
  fileprivate var wide: [wchar_t] {
    unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
  }
}
