/// Where a person reads our text and types theirs: a terminal or a pipe.
///
/// All that goes out passes through here in order, so that a line being typed is never torn.
public protocol TextIO: Sendable {
  /// Whether both ends are a terminal that lets a line be edited; false over a pipe.
  var isInteractive: Bool { get }
  /// The columns to wrap at, as of now.
  var width: Int { get }
  /// The rows of the window, as of now; nil where there is none to fill.
  var height: Int? { get }
  /// How emphasis is written here.
  var style: TextStyle { get }

  /// Writes text, and what was announced before it. Text ends with a newline.
  func print(_ text: String) async
  /// Tells news: at once and above what is being typed on a terminal; before the next text on a pipe.
  func announce(_ text: String) async
  /// Asks for one line, and waits for it. One line is asked for at a time.
  func readLine(_ request: LineRequest) async -> LineResult
  /// Puts text where other programs of the person's can take it; false where only a screen or a file reads us.
  func copy(_ text: String) async -> Bool
  /// Sends the terminal what moves nothing on it and no one reads: at once, where it is one.
  func send(_ sequence: String) async
  /// Says each time that the person asks to stop (Ctrl-C) while no line is being read.
  func interruptions() -> AsyncStream<Void>
  /// Lets another program have the terminal while `body` runs.
  func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value
  /// Leaves the terminal as it was found. Nothing can be read afterwards.
  func close() async
}

/// A line that is asked for.
public struct LineRequest: Sendable {
  /// What stands before the answer, with its trailing space.
  public var prompt: String
  /// What the answer begins as; ignored where lines cannot be edited.
  public var initial: String
  /// Whether the answer must not be shown.
  public var isSecret: Bool
  /// Whether the answer can be called back with the arrow keys later.
  public var isRemembered: Bool
  /// Whether a pasted text of several lines comes line by line, as `pasted`; else its line ends become spaces.
  public var takesPastedLines: Bool
  /// Whether it is a line of a longer text: Up, Down and Ctrl-D then lead away from it, as `moved`.
  public var leadsToOthers: Bool
  /// What Tab completes.
  public var completion: LineCompletion
  /// Hears what is typed so far; only where lines are edited.
  public var onTyping: (@Sendable (String) -> Void)?
  /// How long what is typed may stay unreported.
  public var reportDelay = Duration.milliseconds(700)
  /// What stands at the right end of the row in which what is typed so far ends, as long as there is room; it goes away
  /// with the line. Only where lines are edited, and asked again at each key.
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

/// A short text beside a line that is being typed.
public struct LineAside: Hashable, Sendable {
  /// As it is written, painted already; without a newline.
  public let text: String
  /// How many columns it takes.
  public let columns: Int

  public init(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }
}

/// What Tab makes of a line that is being typed.
public enum LineCompletion: Sendable {
  /// Its last word is the beginning of one of some words.
  case words([String])
  /// All of it is the path of a file.
  case paths
}

/// What came of asking for a line.
public enum LineResult: Hashable, Sendable {
  /// The line without its newline.
  case line(String)
  /// A line that a pasted text ended, not a person: it is text, whatever it says.
  case pasted(String)
  /// The beginning of a line that was longer than is taken: at most `TextLimits.line` bytes.
  case tooLong(String)
  /// What stood in the line when the person left it for another, or ended the text behind it.
  case moved(LineMove, String)
  /// There is nothing more to read: Ctrl-D, the end of a pipe, a closed terminal.
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
  /// Behind the text: it is finished (Ctrl-D).
  case end
}

/// How much is read.
public enum TextLimits {
  /// The most bytes of one line.
  public static let line = 64 * 1024
}
