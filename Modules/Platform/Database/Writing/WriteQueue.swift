import AppValues
import SocialScheduling
import Synchronization

/// The waiting writes. A writer that finds the queue idle starts to empty it: all waiting writes form one group, and
/// writes that arrive while it runs join it.
final class WriteQueue: Sendable {
  private struct State {
    var waiting: [any Job] = []
    var isWorking = false
    var isClosed = false
    var pace = QueuePace()

    mutating func take(_ limit: Int) -> [any Job] {
      let jobs = Array(waiting.prefix(limit))
      waiting.removeFirst(jobs.count)
      if !jobs.isEmpty { pace.move(jobs.count, leaving: waiting.count) }
      return jobs
    }
  }

  /// The maximum number of jobs in a group, so that no transaction takes too long.
  private static let groupLimit = 256

  /// The names of the migrations that this program knows.
  private let knownMigrations: Set<String>
  /// The last rows of the table `migration` that were found to be known: every transaction checks them.
  private let knownRows = Mutex("")
  private let waitingLimit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - migrations: The migrations that this program knows.
  ///   - waitingLimit: How many jobs may wait; further ones are refused.
  init(migrations: [Migration], waitingLimit: Int = 4096) {
    knownMigrations = migrations.knownNames
    self.waitingLimit = waitingLimit
  }

  /// Adds a job. It's answered with `busy` if too many are waiting, and with `unavailable` once the queue is closed.
  ///
  /// - Returns: Whether the caller has to call `work` on the thread that writes.
  func add(_ job: any Job) -> Bool {
    enum Next { case work, wait, refuse(AppError) }
    let next: Next = state.withLock { state in
      if state.isClosed { return .refuse(.unavailable) }
      if state.waiting.count >= waitingLimit {
        return .refuse(.busy(retryAfter: state.pace.wait(behind: state.waiting.count)))
      }
      state.waiting.append(job)
      if state.isWorking { return .wait }
      state.isWorking = true
      return .work
    }
    switch next {
    case .work: return true
    case .wait: return false
    case .refuse(let error):
      job.answer(error)
      return false
    }
  }

  /// Runs the waiting jobs with `commit`, group by group, until none is left.
  func work(_ commit: (JobGroup) -> Void) {
    while let jobs = next() {
      let group = JobGroup(jobs.filter { $0.start() }, from: self)
      if !group.jobs.isEmpty { commit(group) }
    }
  }

  /// Starts as many waiting jobs as a group of `count` has room for.
  fileprivate func startMore(than count: Int) -> [any Job] {
    state.withLock { $0.take(Self.groupLimit - count) }.filter { $0.start() }
  }

  /// Whether this program knows all rows of the table `migration`.
  ///
  /// - Parameter rows: The names, one per line.
  fileprivate func knows(_ rows: String) -> Bool {
    if knownRows.withLock({ $0 == rows }) { return true }
    guard rows.split(separator: "\n").allSatisfy({ knownMigrations.contains(String($0)) }) else {
      return false
    }
    knownRows.withLock { $0 = rows }
    return true
  }

  /// How many jobs haven't started.
  var waitingCount: Int {
    state.withLock { $0.waiting.count }
  }

  /// Refuses further jobs.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  /// - Returns: nil if no job is waiting. The queue is idle then.
  private func next() -> [any Job]? {
    state.withLock { state in
      state.isWorking = !state.waiting.isEmpty
      return state.isWorking ? state.take(Self.groupLimit) : nil
    }
  }
}

/// Jobs that have started and are committed together.
final class JobGroup {
  private(set) var jobs: [any Job]
  private let queue: WriteQueue

  /// Whether this program knows all rows of the table `migration`, one per line.
  func knows(_ rows: String) -> Bool { queue.knows(rows) }

  fileprivate init(_ jobs: [any Job], from queue: WriteQueue) {
    self.jobs = jobs
    self.queue = queue
  }

  /// Admits the writes that have arrived since: a commit costs the same for one job as for many.
  ///
  /// - Returns: The jobs that were admitted.
  func admit() -> [any Job] {
    let new = queue.startMore(than: jobs.count)
    jobs += new
    return new
  }

  /// Answers every caller with the same error.
  func answer(_ error: AppError) {
    for job in jobs { job.answer(error) }
  }
}
