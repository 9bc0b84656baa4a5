public import AppValues
import Synchronization

/// Lets a fixed number of tasks in at once. A limited number of others wait without blocking a thread: tasks of
/// different people take turns, and those of the same person keep their order. A task whose answer no one waits for
/// any more isn't let in.
public final class WorkLimiter: Sendable {
  private struct Waiting {
    let owner: String?
    let isFirst: Bool
    let continuation: CheckedContinuation<AppError?, Never>
  }

  private struct State {
    var free: Int
    var lastTicket = 0
    var pace = QueuePace()
    var waiting: [Int: Waiting] = [:]
    /// Tickets in the order in which they're served. Some may have been given up.
    var first = FairQueue<Int>()
    var others = FairQueue<Int>()

    mutating func add(_ waiting: Waiting, _ ticket: Int) {
      self.waiting[ticket] = waiting
      if waiting.isFirst {
        first.add(ticket, for: waiting.owner)
      } else {
        others.add(ticket, for: waiting.owner)
      }
    }

    /// The next in line.
    mutating func next() -> Waiting? { next(in: \.first) ?? next(in: \.others) }

    private mutating func next(in queue: WritableKeyPath<State, FairQueue<Int>>) -> Waiting? {
      while let (ticket, line) = self[keyPath: queue].next() {
        let next = waiting.removeValue(forKey: ticket)
        // All work takes the same time, and what was given up takes none.
        self[keyPath: queue].finish(line, using: next == nil ? 0 : 1_000_000_000)
        if let next { return next }
      }
      return nil
    }

    /// The latest ticket of the owner with the most, if that is more than the newcomer's owner has; nil otherwise.
    func latest(ofMoreThan owner: String?) -> Int? {
      let others = waiting.filter { !$0.value.isFirst }
      let tickets = Dictionary(grouping: others.keys) { others[$0]?.owner }
      guard let most = tickets.max(by: { $0.value.count < $1.value.count }), most.key != owner,
        most.value.count > (tickets[owner]?.count ?? 0) + 1
      else { return nil }
      return most.value.max()
    }
  }

  private let waitingLimit: Int
  private let state: Mutex<State>

  /// - Parameters:
  ///   - limit: How many tasks are let in; at least one.
  ///   - waitingLimit: How many may wait; further ones are refused. Those that go first have a separate limit of the
  ///     same size.
  public init(_ limit: Int, waitingLimit: Int = 256) {
    self.waitingLimit = waitingLimit
    state = Mutex(State(free: max(limit, 1)))
  }

  /// Returns once there is room. Call `leave` afterwards.
  ///
  /// - Parameter isFirst: Whether to go before everyone who isn't first.
  ///
  /// Throws `cancelled`, also if no one waits for the answer any more, and `busy` if too many are waiting.
  public func enter(first isFirst: Bool = false) async throws(AppError) {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let requester = Requester.current
    let watch = requester?.watch { [weak self] in self?.giveUp(ticket) }
    defer { if let watch { requester?.endWatch(watch) } }
    let fault = await withTaskCancellationHandler {
      await withCheckedContinuation { queue($0, ticket, requester, isFirst) }
    } onCancel: {
      giveUp(ticket)
    }
    if let fault { throw fault }
  }

  /// Makes room for the next in line.
  public func leave() {
    let next = state.withLock { state -> CheckedContinuation<AppError?, Never>? in
      guard let next = state.next() else {
        state.free += 1
        return nil
      }
      state.pace.move(leaving: state.waiting.count)
      return next.continuation
    }
    next?.resume(returning: nil)
  }

  /// How many tasks are waiting.
  package var waitingCount: Int { state.withLock { $0.waiting.count } }

  private func queue(
    _ continuation: CheckedContinuation<AppError?, Never>, _ ticket: Int, _ requester: Requester?,
    _ isFirst: Bool
  ) {
    let owner = requester?.owner
    typealias Answer = (to: CheckedContinuation<AppError?, Never>, error: AppError?)
    let answer = state.withLock { state -> Answer? in
      // If that was before this point, there was no ticket to give up.
      if Task.isCancelled { return (continuation, .cancelled) }
      if state.free > 0 {
        state.free -= 1
        return (continuation, nil)
      }
      // Some clients send no more and still read the answer, so only a wait isn't worth it.
      if requester?.isGone == true { return (continuation, .cancelled) }
      let newcomer = Waiting(owner: owner, isFirst: isFirst, continuation: continuation)
      let isFull = state.waiting.values.count { $0.isFirst == isFirst } >= waitingLimit
      let busy = AppError.busy(retryAfter: state.pace.wait(behind: state.waiting.count))
      if isFull {
        // The owner with the most in line gives way, so that no one keeps everyone else out.
        guard !isFirst, let latest = state.latest(ofMoreThan: owner),
          let refused = state.waiting.removeValue(forKey: latest)
        else { return (continuation, busy) }
        state.add(newcomer, ticket)
        return (refused.continuation, busy)
      }
      state.add(newcomer, ticket)
      return nil
    }
    answer?.to.resume(returning: answer?.error)
  }

  private func giveUp(_ ticket: Int) {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: ticket) }
    waiting?.continuation.resume(returning: .cancelled)
  }
}
