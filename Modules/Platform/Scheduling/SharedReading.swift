public import AppValues
import Synchronization

/// A reading that those share who ask at the same time. Everyone gets what was read after they asked, never what was under
/// way by then.
public final class SharedReading<Value: Sendable>: Sendable {
  private typealias Waiting = UnsafeContinuation<Result<Value, AppError>, Never>

  private struct State {
    var waiting: [Waiting] = []
    var isReading = false
  }

  private let read: @Sendable () async throws(AppError) -> Value
  private let state = Mutex(State())

  public init(_ read: @escaping @Sendable () async throws(AppError) -> Value) {
    self.read = read
  }

  /// What is read after the call. Cancelling the task that waits doesn't stop the reading.
  ///
  /// Throws the errors of the reading.
  public func value() async throws(AppError) -> Value {
    let outcome: Result<Value, AppError> = await withUnsafeContinuation { task in
      let begins = state.withLock { state in
        state.waiting.append(task)
        defer { state.isReading = true }
        return !state.isReading
      }
      if begins { Task { await readForAll() } }
    }
    return try outcome.get()
  }

  private func readForAll() async {
    while let waiting = next() {
      let outcome: Result<Value, AppError>
      do throws(AppError) { outcome = .success(try await read()) } catch { outcome = .failure(error) }
      for task in waiting { task.resume(returning: outcome) }
    }
  }

  /// Those who wait now; nil for no one.
  private func next() -> [Waiting]? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.isReading = false
        return nil
      }
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
