import AppValues
import Dispatch
import Foundation
import SocialCredentials
import Synchronization

/// Threads with a connection each, for calls that block. They start when there is work for them.
final class PostgreSQLThreads: Sendable {
  typealias Work = @Sendable (PostgreSQLConnection) -> Void

  private struct State {
    var waiting: [Work] = []
    var threads = 0
    var idle = 0
    var isClosed = false
    var pace = QueuePace()
  }

  private let limit: Int
  private let waitingLimit: Int
  private let makeConnection: @Sendable () -> PostgreSQLConnection
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  private let running = DispatchGroup()

  /// - Parameters:
  ///   - limit: How many threads there are at most.
  ///   - waitingLimit: How much work may wait for one.
  init(
    limit: Int, waitingLimit: Int = 4096, _ makeConnection: @escaping @Sendable () -> PostgreSQLConnection
  ) {
    self.limit = limit
    self.waitingLimit = waitingLimit
    self.makeConnection = makeConnection
  }

  /// Has work done as soon as a thread is free.
  ///
  /// Throws `unavailable` once closed, and `busy` where too much waits already.
  func run(_ work: @escaping Work) throws(AppError) {
    let result: Result<Bool, AppError> = state.withLock { state in
      if state.isClosed { return .failure(.unavailable) }
      if state.waiting.count >= waitingLimit {
        return .failure(.busy(retryAfter: state.pace.wait(behind: state.waiting.count)))
      }
      state.waiting.append(work)
      guard state.waiting.count > state.idle, state.threads < limit else { return .success(false) }
      state.threads += 1
      running.enter()
      return .success(true)
    }
    if try result.get() { startThread() }
    arrivals.signal()
  }

  /// Lets the threads finish what waits and end. Blocks.
  func close() {
    let count = state.withLock { state in
      state.isClosed = true
      return state.threads
    }
    for _ in 0..<count { arrivals.signal() }
    running.wait()
  }

  private func startThread() {
    let thread = Thread { [self] in
      let connection = makeConnection()
      // Where the server has no connection for it, the others do its work.
      if isAlone || connection.findsRoom() || !leave() {
        while let work = next() { work(connection) }
      }
      connection.disconnect()
      running.leave()
    }
    thread.name = "PostgreSQL"
    thread.start()
  }

  private var isAlone: Bool { state.withLock { $0.threads == 1 } }

  /// Leaves the work to the other threads.
  ///
  /// - Returns: Whether there are any.
  private func leave() -> Bool {
    state.withLock { state in
      guard state.threads > 1 else { return false }
      state.threads -= 1
      return true
    }
  }

  /// Waits for work; nil when there will be none.
  private func next() -> Work? {
    state.withLock { $0.idle += 1 }
    arrivals.wait()
    return state.withLock { state in
      state.idle -= 1
      if state.waiting.isEmpty { return nil }
      let next = state.waiting.removeFirst()
      state.pace.move(leaving: state.waiting.count)
      return next
    }
  }
}
