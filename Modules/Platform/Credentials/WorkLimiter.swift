public import AppValues
import Synchronization

/// Lets a fixed number of tasks in at once; the others wait in order, without holding a thread, as long as not too many
/// do.
public final class WorkLimiter: Sendable {
  private struct State {
    var free: Int
    var lastTicket = 0
    var pace = QueuePace()
    var waiting: [(ticket: Int, continuation: CheckedContinuation<AppError?, Never>)] = []
  }

  private let waitingLimit: Int
  private let state: Mutex<State>

  /// - Parameters:
  ///   - limit: How many are let in; at least one.
  ///   - waitingLimit: How many may wait; further ones are refused.
  public init(_ limit: Int, waitingLimit: Int = 256) {
    self.waitingLimit = waitingLimit
    state = Mutex(State(free: max(limit, 1)))
  }

  /// Returns when there is room; to be followed by `leave`.
  ///
  /// Throws `cancelled`, and `busy` at once where too many wait.
  public func enter() async throws(AppError) {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let fault = await withTaskCancellationHandler {
      await withCheckedContinuation { queue($0, ticket: ticket) }
    } onCancel: {
      giveUp(ticket)
    }
    if let fault { throw fault }
  }

  /// Makes room for the next in line.
  public func leave() {
    let next = state.withLock { state -> CheckedContinuation<AppError?, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      let next = state.waiting.removeFirst()
      state.pace.move(leaving: state.waiting.count)
      return next.continuation
    }
    next?.resume(returning: nil)
  }

  /// How many tasks wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  private func queue(_ continuation: CheckedContinuation<AppError?, Never>, ticket: Int) {
    let answer = state.withLock { state -> AppError?? in
      // If the task was cancelled before this point, there was no ticket to give up.
      if Task.isCancelled { return .cancelled }
      if state.free > 0 {
        state.free -= 1
        return .some(nil)
      }
      if state.waiting.count >= waitingLimit {
        return .busy(retryAfter: state.pace.wait(behind: state.waiting.count))
      }
      state.waiting.append((ticket, continuation))
      return nil
    }
    if let answer { continuation.resume(returning: answer) }
  }

  private func giveUp(_ ticket: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<AppError?, Never>? in
      guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return state.waiting.remove(at: index).continuation
    }
    continuation?.resume(returning: .cancelled)
  }
}
