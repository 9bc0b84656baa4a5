package import AppValues
package import SocialDatabase

/// Does work that outlives a request, in the background. Each process has one timer, which sleeps until the next
/// work is due and is woken when work is added here or elsewhere. One piece of each kind is done at a time. The
/// table `due_work` says what there is; `WorkState` explains its states.
package actor DueWork {
  private let database: any SQLDatabase
  private let clock: WallClock
  private let say: @Sendable (String) -> Void
  private let workers: [WorkKind: any Worker]

  /// The kinds of work that is being done, and the tasks that do it.
  private var lanes: [WorkKind: Task<Void, Never>] = [:]
  private var taken: [WorkItem: TakenWork] = [:]
  private var looking: Task<Void, Never>?
  private var mustLookAgain = false
  private var hasLooked = false
  private var timer: Task<Void, Never>?
  /// When the timer ends.
  private var alarm: ContinuousClock.Instant?
  private var listening: Task<Void, Never>?

  /// The kinds of work that was added here and is still due, and who waits for it.
  private var own: [WorkKind: [AsyncStream<Void>.Continuation]] = [:]
  /// Until when a process that is about to end does work that others added, and work that was added here.
  private var limit = ContinuousClock.now
  private var ownLimit: ContinuousClock.Instant?
  /// Until when a program that is about to end waits for a kind of work, no less and no more.
  private var holds: [WorkKind: ContinuousClock.Instant] = [:]
  /// Until when it waits even if that work is done.
  private var leastEnd = ContinuousClock.now
  private var isEnding = false
  /// The errors that last kept each kind of work from being done; nil stands for all kinds.
  private var faults: [WorkKind?: AppError] = [:]

  /// - Parameter say: Takes messages for the administrator.
  package init(
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

  /// Starts the work that is due, and returns at once.
  ///
  /// - Parameters:
  ///   - feed: Signals work that other processes add. Once the limit has passed, the feed is listened to, since the
  ///     process is one that keeps running.
  ///   - limit: The time until which work that others added is done, even if the program could end sooner.
  package func begin(hearing feed: ChangeFeed, until limit: ContinuousClock.Instant) {
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
  package func start(_ kind: WorkKind, taking turn: Duration? = nil) {
    own[kind, default: []] += []
    if let turn { holds[kind] = .now + turn }
    look()
  }

  /// Waits until the work that was added here is done, but no longer than it may.
  package func wait(for kind: WorkKind, upTo patience: Duration) async {
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

  /// Waits until no work is running, and none is due that this process can do.
  package func finish() async {
    while let task = looking ?? lanes.values.first { await task.value }
  }

  /// Finishes running work because the program is about to end: for as long as it takes, if the work was added
  /// here, and with at least one more step otherwise. The rest is left to other processes, or to the next start.
  package func end(_ patience: Duration?) async {
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
  /// Starts the work that is due, and sets the timer for what comes next.
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

  /// The share of a kind of work that is for this process; none if that can't be found out now.
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

  /// Remembers what work has to wait for, and says it once.
  private func note(_ fault: AppError, of kind: WorkKind?) {
    // Where the program ends.
    if fault == .cancelled { return }
    if faults[kind].map({ !fault.isLike($0) }) ?? true {
      say("Will try again: \(kind?.rawValue ?? "all work"): \(fault)")
    }
    faults[kind] = fault
  }

  /// Looks for work again after a pause.
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

  /// Looks for work again after a fault, or sooner if something else is due.
  private func sleepAfterFault() {
    let pause = Duration.milliseconds(WorkPauses.outage)
    if let alarm, alarm < .now + pause { return }
    sleep(pause)
  }

  /// Does the due work of a kind, one piece after another.
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

  /// Does a turn of work, and records its outcome.
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

  /// Whether another piece may be started.
  private func mayBegin(_ kind: WorkKind) -> Bool {
    if !isEnding || !hasLooked || ContinuousClock.now < limit { return true }
    return isOwnTime(kind)
  }

  private func isOwnTime(_ kind: WorkKind) -> Bool {
    guard own[kind] != nil else { return false }
    return ownLimit.map { ContinuousClock.now < $0 } ?? true
  }

  /// Whether another step of running work may be taken.
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
  /// Whether it means the same: an unexpected error has another reference each time, and a wrong clock another
  /// time.
  fileprivate func isLike(_ other: AppError) -> Bool {
    switch (self, other) {
    case (.unexpected, .unexpected), (.wrongClock, .wrongClock): true
    default: self == other
    }
  }
}
