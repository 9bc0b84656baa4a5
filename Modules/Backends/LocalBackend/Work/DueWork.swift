import AppValues
import SocialDatabase

/// Does what outlives a request, behind what was answered: in each process one timer that sleeps until the next work
/// is due, woken when work is added here or elsewhere, and for each kind one piece at a time. The table `due_work`
/// says what there is and whose; `WorkState` has the words.
actor DueWork {
  private let database: any SQLDatabase
  private let clock: WallClock
  private let say: @Sendable (String) -> Void
  private let workers: [WorkKind: any Worker]

  /// The kinds that are at work, with what they have taken.
  private var lanes: [WorkKind: Task<Void, Never>] = [:]
  private var taken: [WorkItem: TakenWork] = [:]
  private var looking: Task<Void, Never>?
  private var mustLookAgain = false
  private var hasLooked = false
  private var timer: Task<Void, Never>?
  /// When the timer ends.
  private var alarm: ContinuousClock.Instant?
  private var listening: Task<Void, Never>?

  /// The kinds of what was added here, until nothing of them is due any more, and who waits for that.
  private var own: [WorkKind: [AsyncStream<Void>.Continuation]] = [:]
  /// Until when what was not added here is done by a process that is to end, and until when what was.
  private var limit = ContinuousClock.now
  private var ownLimit: ContinuousClock.Instant?
  /// Until when a program that is to end waits for a kind, no less and no more.
  private var holds: [WorkKind: ContinuousClock.Instant] = [:]
  /// Until when it waits although that has been done.
  private var leastEnd = ContinuousClock.now
  private var isEnding = false
  /// What kept work of a kind from being done the last time; nil for all kinds.
  private var faults: [WorkKind?: AppError] = [:]

  /// - Parameter say: Takes what the person who runs the network should know.
  init(
    _ workers: [any Worker], database: any SQLDatabase, clock: WallClock,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.workers = Dictionary(workers.map { ($0.kind, $0) }) { first, _ in first }
    self.database = database
    self.clock = clock
    self.say = say
  }

  deinit {
    timer?.cancel()
    listening?.cancel()
  }

  /// Begins to do what is due, and returns at once.
  ///
  /// - Parameters:
  ///   - feed: Says what other processes add, which is listened to once the limit has passed: a process that
  ///     lives longer is one that stays.
  ///   - limit: Until when others' work is done even if the program could end.
  func begin(hearing feed: ChangeFeed, until limit: ContinuousClock.Instant) {
    self.limit = limit
    listening = Task { [weak self] in
      do {
        try await Task.sleep(until: limit, clock: .continuous)
      } catch {
        // The program ends before.
        return
      }
      for await event in feed.events(.work) {
        guard let self else { return }
        switch event {
        case .changes, .lagged: await look()
        case .disconnected: break
        }
      }
    }
    look()
  }

  /// Begins work that was added here, and returns at once.
  ///
  /// - Parameter turn: How long a program that is to end waits for it, no less and no more, so that no one learns
  ///   from the time what there was to do.
  func start(_ kind: WorkKind, taking turn: Duration? = nil) {
    own[kind, default: []] += []
    if let turn { holds[kind] = .now + turn }
    look()
  }

  /// Waits until nothing is due of what was added here, for so long at most.
  func wait(for kind: WorkKind, upTo patience: Duration) async {
    guard own[kind] != nil else { return }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    own[kind]?.append(continuation)
    await withTaskGroup { group in
      group.addTask { for await _ in stream {} }
      // Cancelled when the work is faster.
      group.addTask { try? await Task.sleep(for: patience) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Waits until nothing is under way, and nothing due that this process can do.
  func finish() async {
    while let task = looking ?? lanes.values.first { await task.value }
  }

  /// Finishes what is under way, for the program is to end: what was added here as long as it may take, and a step or
  /// more of what else was due. The rest is for others, or for the next start.
  func end(_ patience: Duration?) async {
    isEnding = true
    ownLimit = patience.map { .now + $0 }
    for (kind, time) in holds {
      // It throws only when cancelled: the program is ended in another way then.
      try? await Task.sleep(until: time, clock: .continuous)
      lanes[kind]?.cancel()
      own[kind] = nil
    }
    await finish()
    // As above.
    try? await Task.sleep(until: leastEnd, clock: .continuous)
    timer?.cancel()
    listening?.cancel()
  }
}

extension DueWork {
  /// Looks what is due, begins that, and sets the timer for what comes next.
  private func look() {
    mustLookAgain = true
    if looking != nil { return }
    looking = Task {
      while mustLookAgain {
        mustLookAgain = false
        await lookOnce()
      }
      looking = nil
    }
  }

  private func lookOnce() async {
    let now = clock.now().milliseconds
    var next: Int64?
    do throws(AppError) {
      let found = try await database.read { connection throws(AppError) in try connection.nextWork(now) }
      faults = faults.filter { fault in found.contains { $0.kind == fault.key } }
      for (kind, store, due) in found {
        guard let worker = workers[kind], lanes[kind] == nil else { continue }
        let share = await share(of: worker)
        guard share.holds(store) else { continue }
        if due > now {
          next = min(next ?? due, due)
        } else if mayBegin(kind), lanes[kind] == nil {
          lanes[kind] = Task { await serve(worker, share) }
        }
      }
    } catch {
      note(error, of: nil)
    }
    hasLooked = true
    if !faults.isEmpty { next = min(next ?? .max, now + WorkPauses.outage) }
    sleep(next.map { .milliseconds($0 - now) })
    // What was added here and is not for this process, or was taken up by another, is not waited for.
    if mustLookAgain || faults[nil] != nil { return }
    for kind in own.keys where lanes[kind] == nil { resolve(kind) }
  }

  /// What of a kind is for this process; nothing where that cannot be told now.
  private func share(of worker: any Worker) async -> WorkShare {
    do throws(AppError) {
      let share = try await worker.share()
      if case .none = share { faults[worker.kind] = nil }
      return share
    } catch {
      note(error, of: worker.kind)
      return .none
    }
  }

  /// Keeps in mind, and says once, what work has to wait for.
  private func note(_ fault: AppError, of kind: WorkKind?) {
    // Where the program ends.
    if fault == .cancelled { return }
    if faults[kind].map({ !fault.isLike($0) }) ?? true {
      say("Will try again: \(kind?.rawValue ?? "all work"): \(fault)")
    }
    faults[kind] = fault
  }

  /// Looks again in so long.
  private func sleep(_ duration: Duration?) {
    timer?.cancel()
    alarm = nil
    guard let duration, !isEnding else { return timer = nil }
    // A clock that has been set forward is found out within the hour.
    let end = ContinuousClock.now + min(duration + .milliseconds(1), .milliseconds(WorkPauses.longest))
    alarm = end
    timer = Task { [weak self] in
      do {
        try await Task.sleep(until: end, clock: .continuous)
      } catch {
        // There is something else to wait for.
        return
      }
      await self?.look()
    }
  }

  /// Looks again after a fault, or sooner where something else is due.
  private func sleepAfterFault() {
    let pause = Duration.milliseconds(WorkPauses.outage)
    if let alarm, alarm < .now + pause { return }
    sleep(pause)
  }

  /// Does what is due of a kind, one piece after another.
  private func serve(_ worker: any Worker, _ share: WorkShare) async {
    do throws(AppError) {
      repeat {
        let now = clock.now().milliseconds
        let work = try await database.write { connection throws(AppError) in
          try connection.takeWork(worker.kind, share, now)
        }
        faults[worker.kind] = nil
        guard let work else { break }
        try await take(work, by: worker)
      } while mayBegin(worker.kind)
      lanes[worker.kind] = nil
      if !isEnding || mayBegin(worker.kind) { look() }
    } catch {
      // A database that cannot be written to now is looked at later.
      lanes[worker.kind] = nil
      note(error, of: worker.kind)
      sleepAfterFault()
    }
  }

  /// Takes a turn, and says what became of it.
  private func take(_ work: TakenWork, by worker: any Worker) async throws(AppError) {
    taken[work.item] = work
    let outcome: Result<WorkOutcome, AppError>
    do throws(AppError) {
      outcome = .success(try await worker.work(on: work.item.subject, WorkPace(self, work.item)))
    } catch {
      outcome = .failure(error)
    }
    guard let held = taken.removeValue(forKey: work.item) else { return }
    let now = clock.now().milliseconds
    let isGivenUp = try await database.write { connection throws(AppError) in
      switch outcome {
      case .success(let outcome):
        try connection.endWork(held, outcome, now)
        return if case .givenUp = outcome { true } else { false }
      case .failure: return try connection.failWork(held, now)
      }
    }
    if isGivenUp {
      say("Gave up: \(work.item.kind.rawValue) \(work.item.subject) (tries: \(work.tries + 1))")
    } else if case .failure(let error) = outcome {
      say("Will try again: \(work.item.kind.rawValue) \(work.item.subject): \(error)")
    }
  }

  private func resolve(_ kind: WorkKind) {
    // What is added later is waited for as long as it takes.
    if let hold = holds.removeValue(forKey: kind) { leastEnd = max(leastEnd, hold) }
    for waiting in own.removeValue(forKey: kind) ?? [] { waiting.finish() }
  }

  /// Whether another piece may be begun.
  private func mayBegin(_ kind: WorkKind) -> Bool {
    if !isEnding || !hasLooked || ContinuousClock.now < limit { return true }
    return isOwnTime(kind)
  }

  private func isOwnTime(_ kind: WorkKind) -> Bool {
    guard own[kind] != nil else { return false }
    return ownLimit.map { ContinuousClock.now < $0 } ?? true
  }

  /// Whether another step may be taken of what is under way.
  ///
  /// Throws `conflict` when another process has taken it up.
  func goOn(_ item: WorkItem) async throws(AppError) -> Bool {
    guard let work = taken[item] else { throw .conflict }
    let now = clock.now().milliseconds
    if now - (work.lease - WorkPauses.lease) >= WorkPauses.renewal {
      // A step may have added work of another kind.
      if !isEnding { look() }
      let lease = now + WorkPauses.lease
      let isHeld = try await database.write { connection throws(AppError) in
        try connection.renewWork(work, until: lease)
      }
      taken[item]?.lease = lease
      if !isHeld {
        taken[item] = nil
        throw .conflict
      }
    }
    if !isEnding || ContinuousClock.now < limit { return true }
    return isOwnTime(item.kind)
  }
}

extension AppError {
  /// Whether it says the same: what was not expected has another reference each time, and a wrong clock goes on.
  fileprivate func isLike(_ other: AppError) -> Bool {
    switch (self, other) {
    case (.unexpected, .unexpected), (.wrongClock, .wrongClock): true
    default: self == other
    }
  }
}
