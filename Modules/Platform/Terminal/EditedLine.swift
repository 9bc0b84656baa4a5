/// The line that is being edited: how it ended, and what of it has been reported.
final class EditedLine {
  /// How long what is typed may stay unreported.
  static let reportDelay = Duration.milliseconds(700)

  /// More keys than anybody types into a line; a character takes at most four bytes.
  static let mostKeys = TextLimits.line / 4

  let request: LineRequest
  /// Set where the answer must not be shown.
  let hiddenInput: HiddenInput?
  /// Why the line ended before Return; nil while it goes on.
  private(set) var result: LineResult?
  private(set) var isTooLong = false
  private var keyCount = 0
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
  func accepts(_ key: Unicode.Scalar) -> Bool {
    keyCount += 1
    // The keys that edit and end the line always work.
    guard keyCount > Self.mostKeys, key.value >= 0x20, key.value != 0x7F else { return true }
    isTooLong = true
    return false
  }

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
