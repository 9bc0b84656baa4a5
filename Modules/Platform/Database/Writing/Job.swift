import AppValues
import Synchronization

/// One caller's transaction: it waits for its turn, is run, and answers the caller.
protocol Job: AnyObject, Sendable {
  /// Begins the job. False if its caller has given up, so that it isn't run.
  func start() -> Bool
  /// What it changes, and what it queries first.
  var scope: WriteScope { get }
  /// Sends the queries that the body needs. May be called again.
  ///
  /// - Returns: A closure that runs the body with the answers, keeps its result, and returns whether it succeeded.
  func begin(on connection: any SQLConnection) -> () -> Bool
  /// Replaces the body's result with an error.
  func fail(_ error: AppError)
  /// Returns the result to the caller.
  func answer()
}

extension Job {
  /// Sends the queries and runs the body. Returns whether it succeeded.
  func run(on connection: any SQLConnection) -> Bool {
    begin(on: connection)()
  }

  func answer(_ error: AppError) {
    fail(error)
    answer()
  }
}

/// A job with a result of type `Value`.
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

  /// Passes a job that reads to `enqueue` and waits for its result.
  static func perform(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value,
    enqueue: (TransactionJob) -> Void
  ) async throws(AppError) -> Value {
    try await perform(
      within: .only([]),
      { connection throws(AppError) in { () throws(AppError) in try body(connection) } }, enqueue: enqueue)
  }

  /// Passes a job to `enqueue` and waits for its result. A job whose caller is cancelled before it has started never
  /// runs.
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
