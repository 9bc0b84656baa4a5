import AppValues
import SocialScheduling
import Todo

/// One round with a folder: first all that others have written is taken in, then what the folder lacks is written.
struct SyncRound {
  let store: any SyncStore
  let clock: WallClock
  let limits: SyncLimits
  /// What was done so far.
  var report = SyncReport()
  /// The todos that were received and sent so far.
  var received: Set<ID<TodoItem>> = []
  var sent: Set<ID<TodoItem>> = []

  init(store: any SyncStore, clock: WallClock, limits: SyncLimits) {
    self.store = store
    self.clock = clock
    self.limits = limits
  }

  /// - Parameters:
  ///   - folder: The folder, which is known to be the right one.
  ///   - known: What is remembered of it from now on.
  ///   - memory: What was remembered of keeping in step before.
  mutating func run(
    in folder: any SyncFolder, _ known: KnownFolder, _ memory: SyncMemory
  ) async throws(AppError) {
    var memory = memory
    if memory.folder != known { try await startOver(in: known, &memory) }
    let names = try await BlockingWork.run { () throws(AppError) in try folder.names() }
    var isAll = isComplete(names, memory)
    let problems = report.problems
    if isAll { isAll = try await receiveAll(names, in: folder, &memory) }
    if !isAll {
      // The rest is found again.
      let once = report.problems.filter { if case .fileCutOff = $0 { true } else { false } }
      report.problems = problems + once
      try await startOver(in: known, &memory)
      // Nothing has been read by now, so that nothing can have changed since.
      _ = try await receiveAll(names, in: folder, &memory)
    }
    try await send(names, in: folder, &memory)
  }

  /// Adds a problem to the report, once.
  mutating func tell(_ problem: SyncProblem) {
    if !report.problems.contains(problem) { report.problems.append(problem) }
  }

  /// Whether each file that was read is still there. What another's file held may be in no other.
  private mutating func isComplete(_ names: [String], _ memory: SyncMemory) -> Bool {
    let gone = Set(memory.readings.keys).subtracting(names)
    for name in gone.sorted() where ChangeFile.device(of: name) != nil { tell(.fileGone(file: name)) }
    return gone.isEmpty
  }

  private func startOver(in known: KnownFolder, _ memory: inout SyncMemory) async throws(AppError) {
    try await store.startOver(in: known)
    memory.folder = known
    memory.readings = [:]
  }
}

/// How much is done at once.
struct SyncLimits: Hashable, Sendable {
  /// How many changes are read, or written, in one transaction.
  var batch = 2000
  /// How many lines that may be out of date a device's file has at least before it's compacted; after that, it's
  /// compacted each time that it has three times as many lines as it had then.
  var slack = 2000
}
