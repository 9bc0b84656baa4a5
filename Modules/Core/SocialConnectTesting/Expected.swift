public import AppValues
import Synchronization
import Testing

/// A fake call of a port: returns what a test sets, and records its inputs. A call that no test expects fails the
/// test.
public final class Expected<Input: Sendable, Output: Sendable>: Sendable {
  /// Answers a call.
  public typealias Answer = @Sendable (Input) async throws(AppError) -> Output

  private let name: String
  private let answer: Mutex<Answer?>
  private let recorded = Mutex<[Input]>([])

  /// - Parameter name: The name of the call in failures.
  public init(_ name: String) {
    self.name = name
    answer = Mutex(nil)
  }

  /// The inputs of all calls, in order.
  public var inputs: [Input] { recorded.withLock { $0 } }

  /// Answers every call from now on with `answer`.
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

  /// Makes the call. Fails the test, and throws, if no answer was set.
  ///
  /// - Parameter input: The input, which is added to `inputs`.
  public func callAsFunction(_ input: Input) async throws(AppError) -> Output {
    recorded.withLock { $0.append(input) }
    guard let answer = answer.withLock({ $0 }) else {
      Issue.record("\(name) was not expected: \(input)")
      throw .unexpected(reference: name)
    }
    return try await answer(input)
  }
}
