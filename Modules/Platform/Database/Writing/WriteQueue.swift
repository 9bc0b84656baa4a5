import AppValues
import SocialScheduling
import Synchronization

/// The waiting writes. A writer that finds the queue idle has it emptied: all writes waiting by then form one group, and
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

  /// How many jobs make a group at most, so that no one waits for too long a transaction.
  private static let groupLimit = 256

  /// The names of the migrations that this program knows.
  private let knownMigrations: Set<String>
  /// The rows of the table `migration` that were last found to be known: every transaction asks.
  private let knownRows = Mutex("")
  private let waitingLimit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - migrations: Those that this program knows.
  ///   - waitingLimit: How many jobs may wait; further ones are refused.
  init(migrations: [Migration], waitingLimit: Int = 4096) {
    knownMigrations = migrations.knownNames
    self.waitingLimit = waitingLimit
  }

  /// Adds a job; one that finds too many waiting is answered `busy`, one that comes after the end `unavailable`.
  ///
  /// - Returns: Whether the caller is to have `work` called on the thread that writes.
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

  /// Has `commit` run the jobs that wait, group by group, until none is left.
  func work(_ commit: (JobGroup) -> Void) {
    while let jobs = next() {
      let group = JobGroup(jobs.filter { $0.start() }, from: self)
      if !group.jobs.isEmpty { commit(group) }
    }
  }

  /// Starts jobs that wait, as many as a group of `count` has room for.
  fileprivate func startMore(than count: Int) -> [any Job] {
    state.withLock { $0.take(Self.groupLimit - count) }.filter { $0.start() }
  }

  /// Whether this program knows all rows of the table `migration`.
  ///
  /// - Parameter rows: The names, each on a line.
  fileprivate func knows(_ rows: String) -> Bool {
    if knownRows.withLock({ $0 == rows }) { return true }
    guard rows.split(separator: "\n").allSatisfy({ knownMigrations.contains(String($0)) }) else {
      return false
    }
    knownRows.withLock { $0 = rows }
    return true
  }

  /// How many jobs no one has begun yet.
  var waitingCount: Int {
    state.withLock { $0.waiting.count }
  }

  /// Refuses further jobs.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  /// - Returns: nil when none waits, and no one is at work any more.
  private func next() -> [any Job]? {
    state.withLock { state in
      state.isWorking = !state.waiting.isEmpty
      return state.isWorking ? state.take(Self.groupLimit) : nil
    }
  }
}

/// Jobs that have been started and are committed together.
final class JobGroup {
  private(set) var jobs: [any Job]
  private let queue: WriteQueue

  /// Whether their program knows all rows of the table `migration`, each on a line.
  func knows(_ rows: String) -> Bool { queue.knows(rows) }

  fileprivate init(_ jobs: [any Job], from queue: WriteQueue) {
    self.jobs = jobs
    self.queue = queue
  }

  /// Takes in the writes that have arrived since: a commit costs the same for few and for many.
  ///
  /// - Returns: The new ones.
  func admit() -> [any Job] {
    let new = queue.startMore(than: jobs.count)
    jobs += new
    return new
  }

  /// Gives every caller the same error.
  func answer(_ error: AppError) {
    for job in jobs { job.answer(error) }
  }
}
