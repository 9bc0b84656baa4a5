import AppValues
import Synchronization

/// One caller's transaction, waiting for its turn, run, and answered.
protocol Job: AnyObject, Sendable {
  /// Whether to run the job: false if its caller has given up.
  func start() -> Bool
  /// What it changes, and asks about first.
  var scope: WriteScope { get }
  /// Asks what the body has to know. May be called again.
  ///
  /// - Returns: What runs the body with the answers, keeps what that answers, and returns whether it succeeded.
  func begin(on connection: any SQLConnection) -> () -> Bool
  /// Replaces what the body answered by an error.
  func fail(_ error: AppError)
  /// Gives the caller what is kept.
  func answer()
}

extension Job {
  /// Asks, and runs the body; whether it succeeded.
  func run(on connection: any SQLConnection) -> Bool {
    begin(on: connection)()
  }

  func answer(_ error: AppError) {
    fail(error)
    answer()
  }
}

/// A job that answers a `Value`.
final class TransactionJob<Value: Sendable>: Job {
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

  let scope: WriteScope
  private let beginning: TransactionBeginning<Value>
  private let state = Mutex(State())

  private init(_ scope: WriteScope, _ beginning: @escaping TransactionBeginning<Value>) {
    self.scope = scope
    self.beginning = beginning
  }

  /// Hands a job that reads to `enqueue` and waits for its answer.
  static func perform(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value,
    enqueue: (TransactionJob) -> Void
  ) async throws(AppError) -> Value {
    try await perform(
      within: .only([]),
      { connection throws(AppError) in { () throws(AppError) in try body(connection) } }, enqueue: enqueue)
  }

  /// Hands a job to `enqueue` and waits for its answer. When the caller is cancelled before the job has
  /// started, it never runs.
  static func perform(
    within scope: WriteScope, _ beginning: @escaping TransactionBeginning<Value>,
    enqueue: (TransactionJob) -> Void
  ) async throws(AppError) -> Value {
    let job = TransactionJob(scope, beginning)
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

  func begin(on connection: any SQLConnection) -> () -> Bool {
    let body = Result { () throws(AppError) in try beginning(connection) }
    return { [self] in
      let outcome = Outcome { () throws(AppError) -> Value in try body.get()() }
      state.withLock { $0.outcome = outcome }
      if case .success = outcome { return true }
      return false
    }
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
