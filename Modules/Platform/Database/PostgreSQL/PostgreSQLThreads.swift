import AppValues
import Dispatch
import Foundation
import SocialScheduling
import Synchronization

/// Threads for calls that block, each with a connection. They start when there's work for them. The people they work
/// for take turns, and no one keeps more than half of the threads busy.
final class PostgreSQLThreads: Sendable {
  typealias Work = @Sendable (PostgreSQLConnection) -> Void
  private typealias Line = FairQueue<Work>.Line

  private struct State {
    var queue: FairQueue<Work>
    var threads = 0
    var idle = 0
    var isClosed = false
    var pace = QueuePace()

    /// Claims a waiting thread, if there's work for it, so that the caller wakes it.
    mutating func wakes() -> Bool {
      guard idle > 0, queue.hasNext else { return false }
      idle -= 1
      return true
    }
  }

  private let limit: Int
  private let waitingLimit: Int
  private let makeConnection: @Sendable () -> PostgreSQLConnection
  private let state: Mutex<State>
  private let arrivals = DispatchSemaphore(value: 0)
  private let running = DispatchGroup()

  /// - Parameters:
  ///   - limit: The maximum number of threads.
  ///   - waitingLimit: How much work may wait for a thread.
  init(
    limit: Int, waitingLimit: Int = 4096, _ makeConnection: @escaping @Sendable () -> PostgreSQLConnection
  ) {
    self.limit = limit
    self.waitingLimit = waitingLimit
    self.makeConnection = makeConnection
    state = Mutex(State(queue: FairQueue(limit: max(1, limit / 2))))
  }

  /// Runs work as soon as a thread is free.
  ///
  /// Throws `unavailable` once closed, and `busy` if too much work is waiting.
  func run(_ work: @escaping Work) throws(AppError) {
    enum Next { case wake, start, wait }
    let owner = Requester.current?.owner
    let result: Result<Next, AppError> = state.withLock { state in
      if state.isClosed { return .failure(.unavailable) }
      if state.queue.count >= waitingLimit {
        return .failure(.busy(retryAfter: state.pace.wait(behind: state.queue.count)))
      }
      state.queue.add(work, for: owner)
      if state.wakes() { return .success(.wake) }
      guard state.queue.hasNext, state.threads < limit else { return .success(.wait) }
      state.threads += 1
      running.enter()
      return .success(.start)
    }
    switch try result.get() {
    case .wake: arrivals.signal()
    case .start: startThread()
    case .wait: break
    }
  }

  /// Waits until the threads have finished all work and ended. Blocks.
  func close() {
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle = 0 }
      return state.idle
    }
    for _ in 0..<idle { arrivals.signal() }
    running.wait()
  }

  private func startThread() {
    let thread = Thread { [self] in
      let connection = makeConnection()
      // Where the server has no connection for it, the others do its work.
      if isAlone || connection.findsRoom() || !leave() {
        var next = take()
        while let (work, line) = next {
          let begun = DispatchTime.now().uptimeNanoseconds
          work(connection)
          next = take(after: (line, Int64(DispatchTime.now().uptimeNanoseconds - begun)))
        }
      }
      connection.disconnect()
      running.leave()
    }
    thread.name = "PostgreSQL"
    thread.start()
  }

  private var isAlone: Bool { state.withLock { $0.threads == 1 } }

  /// Ends this thread and leaves the work to the others.
  ///
  /// - Returns: Whether there are others.
  private func leave() -> Bool {
    let (leaves, wakes) = state.withLock { state in
      guard state.threads > 1 else { return (false, false) }
      state.threads -= 1
      return (true, state.wakes())
    }
    if wakes { arrivals.signal() }
    return leaves
  }

  /// Waits for work; nil if there will be none.
  ///
  /// - Parameter done: What this thread has just finished.
  private func take(after done: (line: Line, cost: Int64)? = nil) -> (work: Work, line: Line)? {
    enum Next {
      case work(Work, Line)
      case wait, end
    }
    var done = done
    while true {
      let next = state.withLock { state -> Next in
        if let done { state.queue.finish(done.line, using: done.cost) }
        if let (work, line) = state.queue.next() {
          state.pace.move(leaving: state.queue.count)
          return .work(work, line)
        }
        // The threads that work for the same people do what still waits.
        if state.isClosed { return .end }
        state.idle += 1
        return .wait
      }
      done = nil
      switch next {
      case .work(let work, let line): return (work, line)
      case .wait: arrivals.wait()
      case .end: return nil
      }
    }
  }
}
