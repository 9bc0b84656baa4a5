import Synchronization

/// The other end of a connection, for whom tasks work. Who that is turns out request by request, since people share
/// connections to proxies; until then the connection itself is served.
///
/// It's an executor: what is to be done for it takes turns with what is to be done for others.
public final class Requester: TaskExecutor {
  /// For whom the current task works; nil for no one in particular. A task that is begun on the way and goes on by itself,
  /// such as one that serves everyone, works for no one.
  public static var current: Requester? {
    guard let bound else { return nil }
    let isBound = withUnsafeCurrentTask { $0?.unownedTaskExecutor == bound.asUnownedTaskExecutor() }
    return isBound ? bound : nil
  }

  @TaskLocal private static var bound: Requester?

  /// A task that lets others go first.
  struct Turn: Sendable {
    let task: UnsafeContinuation<Void, Never>
    let owner: String
  }

  private struct State {
    var owner: String
    /// Whether the next that is done is for the connection itself again.
    var isResting = false
    /// How many threads do something for it now.
    var underWay = 0
    /// Those that will wait for their turns once a thread leaves them.
    var turns: [Turn] = []
    /// What a task goes on with that has its turn.
    var slot = Slot.closed
    var isGone = false
    var lastWatch = 0
    var watches: [Int: @Sendable () -> Void] = [:]
  }

  private enum Slot {
    case closed, open
    case filled(UnownedJob)
  }

  private static let numbers = Atomic(0)

  private let threads: FairThreads
  /// What the connection itself is called.
  private let own: String
  private let state: Mutex<State>

  public init(on threads: FairThreads) {
    self.threads = threads
    own = "connection \(Self.numbers.add(1, ordering: .relaxed).newValue)"
    state = Mutex(State(owner: own))
  }

  /// Works for it.
  @discardableResult
  public func serve<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
    await withTaskExecutorPreference(self) {
      await Self.$bound.withValue(self) { await work() }
    }
  }

  /// Whose turns are taken now.
  package var owner: String { state.withLock { $0.owner } }

  /// Whether no one waits for an answer any more.
  var isGone: Bool { state.withLock { $0.isGone } }

  /// Works for someone from now on, once they have their turn.
  ///
  /// - Parameter owner: A person, or an address.
  public func turn(of owner: String) async {
    await withUnsafeContinuation { task in
      let turn = Turn(task: task, owner: owner)
      let isLeaving = state.withLock { state in
        state.owner = owner
        state.isResting = false
        guard state.underWay > 0 else { return false }
        state.turns.append(turn)
        return true
      }
      if !isLeaving { threads.add(.turn(task), for: self, as: owner) }
    }
  }

  /// Ends the work for someone.
  public func rest() {
    state.withLock { $0.isResting = true }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let owner: String? = state.withLock { state in
      if case .open = state.slot {
        state.slot = .filled(job)
        return nil
      }
      if state.isResting {
        state.owner = own
        state.isResting = false
      }
      return state.owner
    }
    if let owner { threads.add(.job(job), for: self, as: owner) }
  }

  /// Does what has its turn, on the thread of the caller.
  ///
  /// - Returns: Who has used the time, and what waits for its turn since.
  func `do`(_ work: FairThreads.Work) -> (owner: String, turns: [Turn]) {
    state.withLock { $0.underWay += 1 }
    switch work {
    case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
    case .turn(let task):
      // It comes back by `enqueue`, and has waited already.
      state.withLock { $0.slot = .open }
      task.resume()
      let slot = state.withLock { state in
        defer { state.slot = .closed }
        return state.slot
      }
      if case .filled(let job) = slot { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
    return state.withLock { state in
      state.underWay -= 1
      defer { state.turns = [] }
      return (state.owner, state.turns)
    }
  }

  /// Notes that no one is there any more who waits for an answer.
  public func leave() {
    let watches = state.withLock { state in
      state.isGone = true
      defer { state.watches = [:] }
      return state.watches
    }
    for watch in watches.values { watch() }
  }

  /// Does something once no one waits for an answer any more, unless that is ended before.
  ///
  /// - Returns: What ends it. Where they have gone already, nothing is done.
  func watch(_ action: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastWatch += 1
      state.watches[state.lastWatch] = action
      return state.lastWatch
    }
  }

  func endWatch(_ watch: Int) {
    state.withLock { $0.watches[watch] = nil }
  }
}
