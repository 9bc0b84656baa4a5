public import Entities
import Synchronization

/// Lets a fixed number of tasks in at once; the others wait in order, without holding a thread.
public final class WorkLimiter: Sendable {
  private struct State {
    var free: Int
    var lastTicket = 0
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  }

  private let state: Mutex<State>

  /// - Parameter limit: How many are let in; at least one.
  public init(_ limit: Int) {
    state = Mutex(State(free: max(limit, 1)))
  }

  /// Returns when there is room; to be followed by `leave`.
  ///
  /// Throws `cancelled`.
  public func enter() async throws(SocialError) {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let entered = await withTaskCancellationHandler {
      await withCheckedContinuation { queue($0, ticket: ticket) }
    } onCancel: {
      giveUp(ticket)
    }
    if !entered { throw .cancelled }
  }

  /// Makes room for the next in line.
  public func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }

  /// How many tasks wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  private func queue(_ continuation: CheckedContinuation<Bool, Never>, ticket: Int) {
    let entered = state.withLock { state -> Bool? in
      // Whoever was cancelled before this point has found no ticket to give up.
      if Task.isCancelled { return false }
      if state.free > 0 {
        state.free -= 1
        return true
      }
      state.waiting.append((ticket, continuation))
      return nil
    }
    if let entered { continuation.resume(returning: entered) }
  }

  private func giveUp(_ ticket: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return state.waiting.remove(at: index).continuation
    }
    continuation?.resume(returning: false)
  }
}
