/// Where people read our text and type theirs: a terminal or a pipe.
///
/// All output passes through here in order, so that it never breaks into a line that is being typed.
public protocol TextIO: Sendable {
  /// Whether lines can be edited, since both ends are a terminal; false for a pipe.
  var isInteractive: Bool { get }
  /// The current number of columns to wrap at.
  var width: Int { get }
  /// The current height of the window, in rows; nil if there is no window.
  var height: Int? { get }
  /// The style in which emphasis is written.
  var style: TextStyle { get }

  /// Writes text, after everything announced before it. The text ends with a newline.
  func print(_ text: String) async
  /// Shows news: on a terminal at once, above what is being typed; on a pipe before the next text.
  func announce(_ text: String) async
  /// Asks for a line and waits for it. Ask for one line at a time.
  func readLine(_ request: LineRequest) async -> LineResult
  /// Copies text to the clipboard. Returns false if there is none, such as when output goes to a file.
  func copy(_ text: String) async -> Bool
  /// Sends the terminal at once a sequence that shows nothing and moves nothing. Does nothing if there is no terminal.
  func send(_ sequence: String) async
  /// The requests to stop (Ctrl-C) made while no line is being read.
  func interruptions() -> AsyncStream<Void>
  /// Lets another program use the terminal while `body` runs.
  func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value
  /// Restores the terminal's settings. Nothing can be read afterwards.
  func close() async
}

/// A request for a line.
public struct LineRequest: Sendable {
  /// The text before the answer, with its trailing space.
  public var prompt: String
  /// The text to start editing with; ignored if lines can't be edited.
  public var initial: String
  /// Whether the answer isn't shown.
  public var isSecret: Bool
  /// Whether the answer can be recalled with the arrow keys later.
  public var isRemembered: Bool
  /// Whether pasted text of several lines arrives line by line, as `pasted`. Otherwise its line ends become spaces.
  public var takesPastedLines: Bool
  /// Whether it's a line of a longer text: then Up, Down and Ctrl-D leave it, as `moved`.
  public var leadsToOthers: Bool
  /// What Tab completes.
  public var completion: LineCompletion
  /// Called with what has been typed so far; only if lines can be edited.
  public var onTyping: (@Sendable (String) -> Void)?
  /// How long typed text may stay unreported.
  public var reportDelay = Duration.milliseconds(700)
  /// The text at the right end of the row in which the typed text ends, if there's room; it disappears with the line.
  /// Called for each key; only if lines can be edited.
  public var aside: (@Sendable (String) -> LineAside?)?

  public init(
    prompt: String, initial: String = "", isSecret: Bool = false, isRemembered: Bool = false,
    takesPastedLines: Bool = false, leadsToOthers: Bool = false, completion: LineCompletion = .words([]),
    onTyping: (@Sendable (String) -> Void)? = nil, aside: (@Sendable (String) -> LineAside?)? = nil
  ) {
    self.prompt = prompt
    self.initial = initial
    self.isSecret = isSecret
    self.isRemembered = isRemembered
    self.takesPastedLines = takesPastedLines
    self.leadsToOthers = leadsToOthers
    self.completion = completion
    self.onTyping = onTyping
    self.aside = aside
  }
}

/// A short text next to a line that is being typed.
public struct LineAside: Hashable, Sendable {
  /// The styled text, without a newline.
  public let text: String
  /// Its width in columns.
  public let columns: Int

  public init(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }
}

/// What Tab completes.
public enum LineCompletion: Sendable {
  /// The last word, from a list of words.
  case words([String])
  /// The whole line, as the path of a file.
  case paths
}

/// The result of asking for a line.
public enum LineResult: Hashable, Sendable {
  /// The line without its newline.
  case line(String)
  /// A line that was ended by pasted text, not by the person: it's text, whatever it says.
  case pasted(String)
  /// The beginning of a line that was too long: at most `TextLimits.line` bytes.
  case tooLong(String)
  /// The text of the line when the person moved to another one, or ended the text.
  case moved(LineMove, String)
  /// There is nothing more to read: Ctrl-D, the end of a pipe, or a closed terminal.
  case endOfInput
  /// The person asked to stop (Ctrl-C).
  case interrupted
}

/// Where a key leads from a line of a longer text.
public enum LineMove: Hashable, Sendable {
  /// To the line above (Up).
  case up
  /// To the line below (Down).
  case down
  /// Past the text, which is finished (Ctrl-D).
  case end
}

/// Limits for what is read.
public enum TextLimits {
  /// The maximum length of a line, in bytes.
  public static let line = 64 * 1024
}
