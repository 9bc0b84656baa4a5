import SocialTerminal
import Synchronization
import Testing

/// A person at a terminal or a pipe, by a script: what they type, and what they saw when it ended.
final class ScriptedIO: TextIO {
  /// What happens when a line is asked for.
  enum Step: Sendable {
    case line(String)
    case tooLong(String)
    /// A line that a pasted text ended.
    case pasted(String)
    /// Ctrl-C.
    case interrupt
    /// What is typed and left for a while.
    case typing(String)
    /// Something that happens while the person has not answered yet.
    case meanwhile(@Sendable () async -> Void)
  }

  let isInteractive: Bool
  let width: Int
  let style = TextStyle.plain
  private let state: Mutex<State>

  private struct State {
    var steps: [Step]
    var transcript = ""
    var requests: [LineRequest] = []
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  /// - Parameter steps: What happens each time that a line is asked for; then the input ends.
  init(interactive: Bool = true, width: Int = 60, _ steps: [Step]) {
    isInteractive = interactive
    self.width = width
    state = Mutex(State(steps: steps))
  }

  convenience init(interactive: Bool = true, lines: String...) {
    self.init(interactive: interactive, lines.map { .line($0) })
  }

  /// All that was written, with the prompts and the answers.
  var transcript: String { state.withLock(\.transcript) }

  /// What was asked, in order.
  var requests: [LineRequest] { state.withLock(\.requests) }

  /// Presses Ctrl-C while no line is being read.
  func stop() {
    for listener in state.withLock(\.listeners) { listener.yield() }
  }

  func print(_ text: String) async { write(text) }

  func announce(_ text: String) async { write("^\(text)") }

  func send(_ sequence: String) async { write("[sent: \(sequence.debugDescription)]\n") }

  func copy(_ text: String) async -> Bool {
    if isInteractive { write("[copied: \(text)]\n") }
    return isInteractive
  }

  func readLine(_ request: LineRequest) async -> LineResult {
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
      case .meanwhile(let event): await event()
      }
    }
  }

  func interruptions() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    state.withLock { $0.listeners.append(continuation) }
    return stream
  }

  func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value { await body() }

  func close() async {}

  private func write(_ text: String) {
    state.withLock { $0.transcript += text }
  }
}
