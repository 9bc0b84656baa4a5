import AppValues
import Synchronization

/// One caller's transaction, waiting for its turn, run, and answered.
protocol Job: AnyObject, Sendable {
  /// Whether to run the job: false if its caller has given up.
  func start() -> Bool
  /// Runs the body and keeps what it answers; whether it succeeded. May be called again.
  func run(on connection: any SQLConnection) -> Bool
  /// Replaces what the body answered by an error.
  func fail(_ error: AppError)
  /// Gives the caller what is kept.
  func answer()
}

extension Job {
  func answer(_ error: AppError) {
    fail(error)
    answer()
  }
}

/// A job that answers a `Value`.
final class TransactionJob<Value: Sendable>: Job {
  typealias Body = @Sendable (any SQLConnection) throws(AppError) -> Value
  typealias Outcome = Result<Value, AppError>

  private enum Phase {
    case created, cancelled, answered
    case waiting(CheckedContinuation<Outcome, Never>)
    case started(CheckedContinuation<Outcome, Never>)
  }

  private struct State {
    var phase = Phase.created
    var outcome = Outcome.failure(.cancelled)
  }

  private let body: Body
  private let state = Mutex(State())

  private init(_ body: @escaping Body) {
    self.body = body
  }

  /// Hands a job to `enqueue` and waits for its answer. When the caller is cancelled before the job has
  /// started, it never runs.
  static func perform(
    _ body: @escaping Body, enqueue: (TransactionJob) -> Void
  ) async throws(AppError) -> Value {
    let job = TransactionJob(body)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if job.wait(continuation) { enqueue(job) }
      }
    } onCancel: {
      job.cancel()
    }
    return try outcome.get()
  }

  private func wait(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let isCancelled = state.withLock { state in
      if case .cancelled = state.phase { return true }
      state.phase = .waiting(continuation)
      return false
    }
    if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
    return !isCancelled
  }

  private func cancel() {
    let continuation: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state.phase {
      case .created:
        state.phase = .cancelled
        return nil
      case .waiting(let continuation):
        state.phase = .answered
        return continuation
      case .started, .cancelled, .answered: return nil
      }
    }
    continuation?.resume(returning: .failure(.cancelled))
  }

  func start() -> Bool {
    state.withLock { state in
      guard case .waiting(let continuation) = state.phase else { return false }
      state.phase = .started(continuation)
      return true
    }
  }

  func run(on connection: any SQLConnection) -> Bool {
    let outcome = Outcome { () throws(AppError) -> Value in try body(connection) }
    state.withLock { $0.outcome = outcome }
    if case .success = outcome { return true }
    return false
  }

  func fail(_ error: AppError) {
    state.withLock { $0.outcome = .failure(error) }
  }

  func answer() {
    let answer: (CheckedContinuation<Outcome, Never>, Outcome)? = state.withLock { state in
      switch state.phase {
      case .waiting(let continuation), .started(let continuation):
        state.phase = .answered
        return (continuation, state.outcome)
      case .created, .cancelled, .answered: return nil
      }
    }
    answer?.0.resume(returning: answer?.1 ?? .failure(.cancelled))
  }
}
