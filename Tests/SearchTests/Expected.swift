import Entities
import Synchronization
import Testing

/// One call of a port: what it answers, and what it was asked. A call that no test expects fails the test.
final class Expected<Input: Sendable, Output: Sendable>: Sendable {
  typealias Answer = @Sendable (Input) async throws(SocialError) -> Output

  private let name: String
  private let answer: Mutex<Answer?>
  private let recorded = Mutex<[Input]>([])

  init(_ name: String) {
    self.name = name
    answer = Mutex(nil)
  }

  var inputs: [Input] { recorded.withLock { $0 } }

  func answers(_ answer: @escaping Answer) {
    self.answer.withLock { $0 = answer }
  }

  func answers(_ output: Output) {
    answers { (_) async throws(SocialError) -> Output in output }
  }

  func fails(_ error: SocialError) {
    answers { (_) async throws(SocialError) -> Output in throw error }
  }

  func callAsFunction(_ input: Input) async throws(SocialError) -> Output {
    recorded.withLock { $0.append(input) }
    guard let answer = answer.withLock({ $0 }) else {
      Issue.record("\(name) was not expected: \(input)")
      throw .unexpected(reference: name)
    }
    return try await answer(input)
  }
}

/// A door that a fake stands before until the test opens it, and that tells when somebody stands there.
final class Gate: Sendable {
  private let arrival = AsyncStream<Void>.makeStream()
  private let opening = AsyncStream<Void>.makeStream()

  /// Waits until the test opens; ends at once when the task is cancelled.
  func pass() async {
    arrival.continuation.yield()
    for await _ in opening.stream { break }
  }

  func waitForArrival() async {
    for await _ in arrival.stream { break }
  }

  func open() {
    opening.continuation.yield()
  }
}

/// Waits until something that no signal tells of has come true; fails the test when it does not.
@MainActor
func eventually(
  _ what: Comment, within limit: Duration = .seconds(10), _ isTrue: @MainActor () -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let deadline = ContinuousClock.now + limit
  while !isTrue() {
    guard ContinuousClock.now < deadline else {
      Issue.record(what, sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}
