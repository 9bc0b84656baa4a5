/// The line that is being edited: how it ended, and how much of it has been reported.
final class EditedLine {
  /// More keys than anyone types into a line; a character takes up to four bytes.
  static let maximumKeys = TextLimits.line / 4

  let request: LineRequest
  /// Why the line ended, if not with Return; nil while it's being edited.
  private(set) var result: LineResult?
  private(set) var isTooLong = false
  /// Whether the line ended within a pasted text.
  private(set) var isPasted = false
  private var keyCount = 0
  private var reported: String
  private var drawn: (text: String, isAtEnd: Bool)
  private var reportAt: ContinuousClock.Instant?

  init(_ request: LineRequest) {
    self.request = request
    reported = request.initial
    drawn = (request.initial, true)
  }

  var isHidden: Bool { request.isSecret }

  func end(with result: LineResult) {
    if self.result == nil { self.result = result }
  }

  /// The key as the line editor takes it; nil if it doesn't fit and is dropped.
  func take(_ key: Key) -> Unicode.Scalar? {
    keyCount += 1
    guard keyCount <= Self.maximumKeys || key.endsOrEdits else {
      isTooLong = true
      return nil
    }
    guard key.isPasted, key.scalar == "\n" else { return key.scalar }
    isPasted = request.takesPastedLines
    return isPasted ? key.scalar : " "
  }

  /// Whether the editor's latest drawing must be redrawn: it loses wide characters at the right margin, unless they were
  /// only added at the end.
  func needsRedrawing(_ editor: LineEditor) -> Bool {
    let before = drawn
    let now = (text: editor.text, isAtEnd: editor.isAtEnd)
    drawn = now
    if now.isAtEnd, before.isAtEnd, now.text.hasPrefix(before.text) { return false }
    return editor.isWrapped && now.text.unicodeScalars.contains { $0.value >= 0x1100 }
  }

  /// How long to wait for a key before reporting, in milliseconds; -1 if there is nothing to report.
  func pause(before editor: LineEditor) -> Int32 {
    guard request.onTyping != nil else { return -1 }
    let now = ContinuousClock.now
    if reportAt == nil, editor.text != reported { reportAt = now + request.reportDelay }
    guard let reportAt else { return -1 }
    return Int32(max(0, (reportAt - now) / .milliseconds(1)))
  }

  /// Reports what has been typed, if it's time.
  func report(_ editor: LineEditor) {
    guard let reportAt, ContinuousClock.now >= reportAt else { return }
    self.reportAt = nil
    reported = editor.text
    request.onTyping?(reported)
  }
}

extension Key {
  /// Whether it edits or ends the line: such keys work however long the line is.
  fileprivate var endsOrEdits: Bool { scalar.value < 0x20 || scalar.value == 0x7F }
}
