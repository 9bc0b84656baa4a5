public import AppValues
import Synchronization

/// A reading that answers several who ask at the same time, each on what they asked. Those who ask while it reads are
/// answered together by the next.
public final class GatheredReading<Request: Sendable, Answer: Sendable>: Sendable {
  private typealias Outcome = Result<Answer, AppError>
  private typealias Waiting = (request: Request, task: UnsafeContinuation<Outcome, Never>)

  private struct State {
    var waiting: [Waiting] = []
    var isReading = false
  }

  private let most: Int
  private let read: @Sendable ([Request]) async throws(AppError) -> [Answer]
  private let state = Mutex(State())

  /// - Parameters:
  ///   - most: How many are answered together.
  ///   - read: Answers requests: each of them, in their order.
  public init(most: Int, _ read: @escaping @Sendable ([Request]) async throws(AppError) -> [Answer]) {
    self.most = most
    self.read = read
  }

  /// What is read after the call. Cancelling the task that waits doesn't stop the reading.
  ///
  /// Throws the errors of the reading.
  public func answer(to request: Request) async throws(AppError) -> Answer {
    let outcome: Outcome = await withUnsafeContinuation { task in
      let begins = state.withLock { state in
        state.waiting.append((request, task))
        defer { state.isReading = true }
        return !state.isReading
      }
      if begins { Task { await readForAll() } }
    }
    return try outcome.get()
  }

  private func readForAll() async {
    while let waiting = next() {
      do throws(AppError) {
        let answers = try await read(waiting.map(\.request))
        for (index, one) in waiting.enumerated() { one.task.resume(returning: .success(answers[index])) }
      } catch {
        for one in waiting { one.task.resume(returning: .failure(error)) }
      }
    }
  }

  /// Those who wait longest; nil for no one.
  private func next() -> [Waiting]? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.isReading = false
        return nil
      }
      let next = Array(state.waiting.prefix(most))
      state.waiting.removeFirst(next.count)
      return next
    }
  }
}

extension GatheredReading where Request == Void {
  /// A reading that all share who ask at the same time. Everyone gets what was read after they asked, never what was under
  /// way by then.
  public convenience init(_ read: @escaping @Sendable () async throws(AppError) -> Answer) {
    self.init(most: .max) { (requests) async throws(AppError) in
      let answer = try await read()
      return requests.map { answer }
    }
  }
}
