public import SocialTerminal
import SocialTestSupport
import Synchronization

/// A person at a terminal or a pipe, by a script: what they type, and what they saw when it ended.
public final class ScriptedIO: TextIO {
  /// What happens when a line is asked for.
  public enum Step: Sendable {
    case line(String)
    case tooLong(String)
    /// A line that a pasted text ended.
    case pasted(String)
    /// Ctrl-C.
    case interrupt
    /// What is typed and left for a while.
    case typing(String)
    /// The window gets another size.
    case resize(width: Int, height: Int?)
    /// Something that happens while the person has not answered yet.
    case meanwhile(@Sendable () async -> Void)
  }

  public let isInteractive: Bool
  public let style = TextStyle.plain
  private let state: Mutex<State>
  /// Of the transcript.
  let changes = Changes()

  private struct State {
    var steps: [Step]
    var size: (width: Int, height: Int?)
    var transcript = ""
    var requests: [LineRequest] = []
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  /// - Parameters:
  ///   - interactive: Whether it is a terminal; else a pipe.
  ///   - width: The columns to wrap at.
  ///   - height: The rows of the window; nil for one that is never full.
  ///   - steps: What happens each time that a line is asked for; then the input ends.
  public init(interactive: Bool = true, width: Int = 60, height: Int? = nil, _ steps: [Step]) {
    isInteractive = interactive
    state = Mutex(State(steps: steps, size: (width, height)))
  }

  /// A person who types these lines, and ends the input.
  public convenience init(
    interactive: Bool = true, width: Int = 60, height: Int? = nil, lines: String...
  ) {
    self.init(interactive: interactive, width: width, height: height, lines.map { .line($0) })
  }

  public var width: Int { state.withLock(\.size.width) }
  public var height: Int? { state.withLock(\.size.height) }

  /// All that was written, with the prompts and the answers.
  public var transcript: String { state.withLock(\.transcript) }

  /// What was asked, in order.
  public var requests: [LineRequest] { state.withLock(\.requests) }

  /// Presses Ctrl-C while no line is being read.
  public func stop() {
    for listener in state.withLock(\.listeners) { listener.yield() }
  }

  public func print(_ text: String) async { write(text) }

  public func announce(_ text: String) async { write("^\(text)") }

  public func send(_ sequence: String) async { write("[sent: \(sequence.debugDescription)]\n") }

  public func copy(_ text: String) async -> Bool {
    if isInteractive { write("[copied: \(text)]\n") }
    return isInteractive
  }

  public func readLine(_ request: LineRequest) async -> LineResult {
    state.withLock { $0.requests.append(request) }
    write(request.prompt)
    while true {
      let step = state.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
      switch step {
      case nil:
        write("\n")
        return .endOfInput
      case .line(let text):
        write("\(request.isSecret ? "***" : text)\n")
        return .line(text)
      case .tooLong(let text):
        write("\(text)…\n")
        return .tooLong(text)
      case .pasted(let text):
        write("\(text)\n")
        return .pasted(text)
      case .interrupt:
        write("^C\n")
        return .interrupted
      case .typing(let text): request.onTyping?(text)
      case .resize(let width, let height): state.withLock { $0.size = (width, height) }
      case .meanwhile(let event): await event()
      }
    }
  }

  public func interruptions() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    state.withLock { $0.listeners.append(continuation) }
    return stream
  }

  public func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value { await body() }

  public func close() async {}

  private func write(_ text: String) {
    state.withLock { $0.transcript += text }
    changes.tell()
  }
}
