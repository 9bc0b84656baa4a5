/// Holds a call of a fake until the test lets it go on.
struct Gate: Sendable {
  private let reached = AsyncStream.makeStream(of: Void.self)
  private let opened = AsyncStream.makeStream(of: Void.self)

  /// Waits, in the fake, until the gate is open or the call is cancelled.
  func pass() async {
    reached.continuation.finish()
    for await _ in opened.stream {}
  }

  /// Waits, in the test, until a call stands at the gate.
  func isReached() async {
    for await _ in reached.stream {}
  }

  func open() {
    opened.continuation.finish()
  }
}
