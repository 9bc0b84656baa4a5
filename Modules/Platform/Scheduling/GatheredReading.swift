public import AppValues
import Synchronization

/// A reading that all share who ask at the same time. Everyone gets what was read after they asked, never what was under
/// way by then: those who ask while it reads are answered by the next.
public final class GatheredReading<Answer: Sendable>: Sendable {
  private typealias Outcome = Result<Answer, AppError>

  private struct State {
    var waiting: [UnsafeContinuation<Outcome, Never>] = []
    var isReading = false
  }

  private let read: @Sendable () async throws(AppError) -> Answer
  private let state = Mutex(State())

  /// - Parameter read: Reads once.
  public init(_ read: @escaping @Sendable () async throws(AppError) -> Answer) {
    self.read = read
  }

  /// What is read after the call. Cancelling the task that waits doesn't stop the reading.
  ///
  /// Throws the errors of the reading.
  public func answer() async throws(AppError) -> Answer {
    let outcome: Outcome = await withUnsafeContinuation { task in
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
      let outcome: Outcome
      do throws(AppError) {
        outcome = .success(try await read())
      } catch {
        outcome = .failure(error)
      }
      for task in waiting { task.resume(returning: outcome) }
    }
  }

  /// Those who wait; nil for no one.
  private func next() -> [UnsafeContinuation<Outcome, Never>]? {
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
