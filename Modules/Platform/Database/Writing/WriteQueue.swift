import Entities
import Synchronization

/// The writes that wait. Whoever finds nobody at work has the queue emptied: all that wait by then make one
/// group, and those that come meanwhile the next.
final class WriteQueue: Sendable {
  private struct State {
    var waiting: [any Job] = []
    var isWorking = false
    var isClosed = false
  }

  /// How many jobs make a group at most, so that nobody waits for too long a transaction.
  private static let groupLimit = 256

  private let state = Mutex(State())

  /// Adds a job.
  ///
  /// - Returns: Whether the caller is to have `work` called on the thread that writes.
  func add(_ job: any Job) -> Bool {
    enum Next { case work, wait, refuse }
    let next: Next = state.withLock { state in
      if state.isClosed { return .refuse }
      state.waiting.append(job)
      if state.isWorking { return .wait }
      state.isWorking = true
      return .work
    }
    if next == .refuse { job.answer(.unavailable) }
    return next == .work
  }

  /// Has `commit` run the jobs that wait, group by group, until none is left.
  func work(_ commit: ([any Job]) -> Void) {
    while let group = nextGroup() {
      let jobs = group.filter { $0.start() }
      if !jobs.isEmpty { commit(jobs) }
    }
  }

  /// How many jobs nobody has begun yet.
  var waitingCount: Int {
    state.withLock { $0.waiting.count }
  }

  /// Refuses further jobs.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  private func nextGroup() -> [any Job]? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isWorking = false
        return nil
      }
      let group = Array(state.waiting.prefix(Self.groupLimit))
      state.waiting.removeFirst(group.count)
      return group
    }
  }
}
