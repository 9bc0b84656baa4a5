import Synchronization

/// The other end of a connection, which tasks work for. Each request says who that is, since a proxy sends requests
/// of different people over one connection; until then, the connection itself owns the work.
///
/// It's a task executor: its work takes turns with that of others.
public final class Requester: TaskExecutor {
  /// The requester that the current task works for. Nil for none, such as in an unstructured task that outlives the
  /// request.
  public static var current: Requester? {
    guard let bound else { return nil }
    let isBound = withUnsafeCurrentTask { $0?.unownedTaskExecutor == bound.asUnownedTaskExecutor() }
    return isBound ? bound : nil
  }

  @TaskLocal private static var bound: Requester?

  /// A task that is waiting for its turn.
  struct Turn: Sendable {
    let task: UnsafeContinuation<Void, Never>
    let owner: String
  }

  private struct State {
    var owner: String
    /// Whether the next work is for the connection itself again.
    var isResting = false
    /// How many threads are working for it.
    var underWay = 0
    /// Tasks that start to wait for their turns once their thread leaves them.
    var turns: [Turn] = []
    /// Takes the job with which the task that has its turn continues.
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
  /// The name of the connection itself as an owner.
  private let own: String
  private let state: Mutex<State>

  public init(on threads: FairThreads) {
    self.threads = threads
    own = "connection \(Self.numbers.add(1, ordering: .relaxed).newValue)"
    state = Mutex(State(owner: own))
  }

  /// Runs an operation on behalf of the requester, including everything it waits for.
  @discardableResult
  public func serve<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
    await withTaskExecutorPreference(self) {
      await Self.$bound.withValue(self) { await work() }
    }
  }

  /// Whose turns the work takes now.
  package var owner: String { state.withLock { $0.owner } }

  /// Whether the other end is gone, so that no one waits for an answer.
  var isGone: Bool { state.withLock { $0.isGone } }

  /// Waits for an owner's turn. From then on, the work is theirs.
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

  /// Ends the work for an owner. Further work is for the connection itself.
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

  /// Does work that has its turn, on the current thread.
  ///
  /// - Returns: Who used the time, and the tasks that wait for their turns now.
  func `do`(_ work: FairThreads.Work) -> (owner: String, turns: [Turn]) {
    state.withLock { $0.underWay += 1 }
    switch work {
    case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
    case .turn(let task):
      // The task continues through `enqueue`; its job has waited already, and runs at once.
      let isOpen = state.withLock { state in
        guard case .closed = state.slot else { return false }
        state.slot = .open
        return true
      }
      task.resume()
      // If another thread had opened the slot, that thread takes what is in it.
      guard isOpen else { break }
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

  /// Records that the other end is gone.
  public func leave() {
    let watches = state.withLock { state in
      state.isGone = true
      defer { state.watches = [:] }
      return state.watches
    }
    for watch in watches.values { watch() }
  }

  /// Performs an action once the other end is gone: at once, if it is already.
  public func whenGone(_ action: @escaping @Sendable () -> Void) {
    let isGone = state.withLock { state in
      if !state.isGone {
        state.lastWatch += 1
        state.watches[state.lastWatch] = action
      }
      return state.isGone
    }
    if isGone { action() }
  }

  /// Performs an action once the other end is gone; never, if it's gone already.
  ///
  /// - Returns: A number for ending this.
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
