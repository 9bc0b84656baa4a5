import Foundation
import Synchronization

/// Threads on which different people's work takes turns: those who have used the least time lately go first. There is
/// one more thread than there are cores, and no one can keep all of them busy, so that others needn't wait.
///
/// Work can block, for example by reading a file, without keeping Swift's own threads busy. Threads start when there is
/// work for them, and end when there has been none for a while.
public final class FairThreads: Sendable {
  enum Work {
    case job(UnownedJob)
    /// A task that waits for its turn.
    case turn(UnsafeContinuation<Void, Never>)
  }

  private typealias Queue = FairQueue<(work: Work, requester: Requester)>

  private typealias Taken = (work: Work, requester: Requester, line: Queue.Line)

  private struct State {
    var queue: Queue
    var threads = 0
    var idle = 0

    /// Decides who does the next work: a waiting thread, or a new one if there are fewer than `most`.
    mutating func help(upTo most: Int) -> Help {
      guard queue.hasNext else { return .none }
      if idle > 0 {
        idle -= 1
        return .wake
      }
      guard threads < most else { return .none }
      threads += 1
      return .start
    }
  }

  private enum Help { case wake, start, none }

  /// How long a thread waits for work.
  private static let patience = DispatchTimeInterval.seconds(10)

  private let count: Int
  private let state: Mutex<State>
  private let arrivals = DispatchSemaphore(value: 0)

  /// - Parameter count: The maximum number of threads, at least two; nil for one more than there are cores.
  public init(count: Int? = nil) {
    let count = max(2, count ?? ProcessInfo.processInfo.activeProcessorCount + 1)
    self.count = count
    state = Mutex(State(queue: FairQueue(limit: count - 1)))
  }

  /// Adds work for an owner.
  func add(_ work: Work, for requester: Requester, as owner: String) {
    let help = state.withLock { state in
      state.queue.add((work, requester), for: owner)
      return state.help(upTo: count)
    }
    call(help)
  }

  private func call(_ help: Help) {
    switch help {
    case .wake: arrivals.signal()
    case .start: start()
    case .none: break
    }
  }

  private func start() {
    let thread = Thread { [self] in
      var next = take()
      while let (work, requester, line) = next {
        let begun = DispatchTime.now().uptimeNanoseconds
        let (payer, turns) = requester.do(work)
        let cost = Int64(DispatchTime.now().uptimeNanoseconds - begun)
        next = take { queue in
          for turn in turns { queue.add((.turn(turn.task), requester), for: turn.owner) }
          queue.finish(line, using: cost, by: payer)
        }
      }
    }
    thread.name = "Requests"
    thread.start()
  }

  /// Waits for work; nil if none comes.
  ///
  /// - Parameter note: Records what this thread has just done.
  private func take(_ note: (inout Queue) -> Void = { _ in }) -> Taken? {
    var isNoted = false
    while true {
      let (next, help) = state.withLock { state -> (Taken?, Help) in
        if !isNoted { note(&state.queue) }
        guard let (value, line) = state.queue.next() else {
          state.idle += 1
          return (nil, .none)
        }
        return ((value.work, value.requester, line), state.help(upTo: count))
      }
      call(help)
      if let next { return next }
      isNoted = true
      if arrivals.wait(timeout: .now() + Self.patience) == .timedOut, mayEnd() { return nil }
    }
  }

  /// Whether this thread can end: not if it was woken at the same moment.
  private func mayEnd() -> Bool {
    let mayEnd = state.withLock { state in
      guard state.idle > 0 else { return false }
      state.idle -= 1
      state.threads -= 1
      return true
    }
    // It has been woken, so this returns.
    if !mayEnd { arrivals.wait() }
    return mayEnd
  }
}
