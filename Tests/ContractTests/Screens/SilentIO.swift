import SocialTerminal

/// A terminal at which no one sits.
struct SilentIO: TextIO {
  let isInteractive = false
  let width = 80
  let height: Int? = nil
  let style = TextStyle.plain

  func print(_ text: String) async {}
  func announce(_ text: String) async {}
  func readLine(_ request: LineRequest) async -> LineResult { .endOfInput }
  func copy(_ text: String) async -> Bool { false }
  func send(_ sequence: String) async {}
  func interruptions() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
  func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value { await body() }
  func close() async {}
}
