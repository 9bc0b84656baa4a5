/// The line that is being edited: how it ended, and what of it has been reported.
final class EditedLine {
  /// How long what is typed may stay unreported.
  static let reportDelay = Duration.milliseconds(700)

  let request: LineRequest
  /// Set where the answer must not be shown.
  let hiddenInput: HiddenInput?
  /// Why the line ended before Return; nil while it goes on.
  private(set) var result: LineResult?
  private(set) var isTooLong = false
  private var reported: String
  private var reportAt: ContinuousClock.Instant?

  init(_ request: LineRequest, hiddenInput: HiddenInput?) {
    self.request = request
    self.hiddenInput = hiddenInput
    reported = request.initial
  }

  var isHidden: Bool { request.isSecret }

  func end(with result: LineResult) {
    if self.result == nil { self.result = result }
  }

  /// Whether a key still goes into the line; what does not fit is dropped.
  func accepts(_ key: Unicode.Scalar, after editor: LineEditor) -> Bool {
    // Counting every key would cost time on each; no line comes near the limit before this many keys.
    keyCount += 1
    guard keyCount > TextLimits.line / 4, key.value >= 0x20, key.value != 0x7F else { return true }
    if editor.text.utf8.count < TextLimits.line { return true }
    isTooLong = true
    return false
  }

  private var keyCount = 0

  /// Milliseconds to wait for a key before reporting; -1 when there is nothing to report.
  func pause(before editor: LineEditor) -> Int32 {
    guard request.onTyping != nil else { return -1 }
    let now = ContinuousClock.now
    if reportAt == nil, editor.text != reported { reportAt = now + Self.reportDelay }
    guard let reportAt else { return -1 }
    return Int32(max(0, (reportAt - now) / .milliseconds(1)))
  }

  /// Tells what is typed, once it is time.
  func report(_ editor: LineEditor) {
    guard let reportAt, ContinuousClock.now >= reportAt else { return }
    self.reportAt = nil
    reported = editor.text
    request.onTyping?(reported)
  }
}
