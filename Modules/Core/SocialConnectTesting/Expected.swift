public import AppValues
import Synchronization
import Testing

/// One call of a port: what it answers, and what it was asked. A call that no test expects fails the test.
public final class Expected<Input: Sendable, Output: Sendable>: Sendable {
  /// What answers a call.
  public typealias Answer = @Sendable (Input) async throws(AppError) -> Output

  private let name: String
  private let answer: Mutex<Answer?>
  private let recorded = Mutex<[Input]>([])

  /// - Parameter name: What the call is named where it was not expected.
  public init(_ name: String) {
    self.name = name
    answer = Mutex(nil)
  }

  /// What it was asked, in order.
  public var inputs: [Input] { recorded.withLock { $0 } }

  /// Has `answer` answer every call from now on.
  public func answers(_ answer: @escaping Answer) {
    self.answer.withLock { $0 = answer }
  }

  /// Answers every call from now on with the same `output`.
  public func answers(_ output: Output) {
    answers { (_) async throws(AppError) -> Output in output }
  }

  /// Fails every call from now on with an `error`.
  public func fails(_ error: AppError) {
    answers { (_) async throws(AppError) -> Output in throw error }
  }

  /// The call. Fails the test, and throws, while no answer to it was given.
  ///
  /// - Parameter input: What is asked, as `inputs` has it afterwards.
  public func callAsFunction(_ input: Input) async throws(AppError) -> Output {
    recorded.withLock { $0.append(input) }
    guard let answer = answer.withLock({ $0 }) else {
      Issue.record("\(name) was not expected: \(input)")
      throw .unexpected(reference: name)
    }
    return try await answer(input)
  }
}
