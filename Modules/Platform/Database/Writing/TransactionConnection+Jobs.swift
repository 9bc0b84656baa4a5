import AppValues

extension TransactionConnection {
  /// Runs a group of jobs in one transaction, and answers their callers once it's committed.
  ///
  /// The results are the same as if the jobs ran one after the other, without assumptions and each with its own
  /// queries. `GroupedWritesModel` tries all orders of two processes.
  ///
  /// - Returns: Why nothing was stored and no one answered; nil if all is done.
  func perform(_ group: JobGroup) -> TransactionFault? {
    do throws(TransactionFault) {
      // Savepoints make each job dearer, and so does waiting for what a job may assume. Jobs that fail after they
      // have written or are wrong are rare: only a group that has one is run again, with savepoints.
      if try !runTogether(group) { try runApart(group) }
    } catch {
      rollback()
      return error
    }
    for job in group.jobs { job.answer() }
    return nil
  }

  /// Runs jobs that are kept or undone together, including those that arrive while it runs.
  ///
  /// - Returns: Whether they're kept.
  private func runTogether(_ group: JobGroup) throws(TransactionFault) -> Bool {
    try beginAnew()
    transaction.mayAssume = true
    var jobs = group.jobs
    repeat {
      let bodies = Self.asksAhead ? jobs.map { $0.begin(on: self) } : []
      var changed = WriteScope.only([])
      for (index, job) in jobs.enumerated() {
        transaction.hasWritten = false
        // What it asked may have another answer now.
        let asksAgain = !Self.asksAhead || changed.overlaps(job.scope)
        let body = asksAgain ? job.begin(on: self) : bodies[index]
        if try !run(job, body), transaction.hasWritten || transaction.statementFault != nil { return undo() }
        changed.formUnion(job.scope)
      }
      jobs = group.admit()
    } while !jobs.isEmpty
    guard try finish(), try areConfirmed(transaction.assumptions) else { return undo() }
    try refuseTables(unknownTo: group)
    try commit()
    return true
  }

  /// Refuses to write once a newer version of the program has changed the tables, since that may store things
  /// differently.
  private func refuseTables(unknownTo group: JobGroup) throws(TransactionFault) {
    do throws(AppError) {
      if group.knows(try transaction.stored?.answer().first?.migrations ?? "") { return }
    } catch {
      throw TransactionFault(error)
    }
    throw TransactionFault(.storage(.newerVersion))
  }

  private func areConfirmed(_ assumptions: [PendingQuery<Bool>]) throws(TransactionFault) -> Bool {
    do throws(AppError) {
      for assumption in assumptions where try assumption.answer() != [true] { return false }
      return true
    } catch {
      throw TransactionFault(error)
    }
  }

  private func undo() -> Bool {
    rollback()
    transaction = TransactionState()
    return false
  }

  /// Runs jobs that are undone one by one if they fail.
  private func runApart(_ group: JobGroup) throws(TransactionFault) {
    try beginAnew()
    for job in group.jobs {
      let before = transaction
      try savepoint()
      let succeeded = try run(job, job.begin(on: self))
      try settle()
      if succeeded, !isRefused(job) {
        try releaseSavepoint()
      } else {
        try rollbackToSavepoint()
        transaction = before
      }
    }
    let isWell = try finish()
    try refuseTables(unknownTo: group)
    if !isWell, let fault = transaction.statementFault { throw TransactionFault(fault) }
    try commit()
  }

  private func beginAnew() throws(TransactionFault) {
    transaction = TransactionState()
    try begin()
    do throws(AppError) {
      // Behind the right to write, so that no one migrates or takes a number between this answer and the end.
      transaction.stored = try ask(StoredState.query(dialect), StoredState.init)
    } catch {
      throw transaction.fault ?? TransactionFault(error)
    }
  }

  /// Runs the body of a job that has begun. Returns whether to keep what it wrote.
  private func run(_ job: any Job, _ body: () -> Bool) throws(TransactionFault) -> Bool {
    let succeeded = body()
    if let fault = transaction.fault { throw fault }
    return succeeded && !isRefused(job)
  }

  /// Whether a statement of the job was refused. That is the job's result then.
  private func isRefused(_ job: any Job) -> Bool {
    guard let fault = transaction.statementFault else { return false }
    job.fail(fault)
    return true
  }

  /// Writes what the jobs deferred to the end, and waits for everything they submitted.
  ///
  /// - Returns: Whether no statement was refused.
  private func finish() throws(TransactionFault) -> Bool {
    do throws(AppError) {
      for (clock, last) in transaction.clocks {
        try submit("UPDATE id_clock SET last = \(last) WHERE name = \(clock)")
      }
      let sequence = try appendChanges()
      try settle(sequence)
    } catch {
      if let fault = transaction.fault { throw fault }
      guard transaction.statementFault != nil else { throw TransactionFault(error) }
    }
    return transaction.statementFault == nil
  }

  /// - Returns: The sequence number of the last change, known once everything is settled; nil if there are no
  ///   changes.
  private func appendChanges() throws(AppError) -> PendingQuery<Int64>? {
    guard let newest = transaction.changes.last else { return nil }
    for change in transaction.changes.dropLast() { try submit(insertion(of: change)) }
    return try ask("\(insertion(of: newest)) RETURNING sequence") { $0.integer(0) }
  }

  /// Waits for all answers.
  private func settle(_ sequence: PendingQuery<Int64>?) throws(AppError) {
    do throws(TransactionFault) {
      try settle()
    } catch {
      throw error.error
    }
    guard transaction.statementFault == nil, let sequence else { return }
    transaction.lastChange = try sequence.answer().first ?? 0
    try pruneChanges()
  }

  private func insertion(of change: ChangeRecord) -> SQL {
    """
    INSERT INTO change (kind, subject, object, at)
    VALUES (\(change.kind), \(change.subject), \(change.object), \(change.at))
    """
  }

  /// Prunes the `change` table, a little in some of the transactions that append to it.
  private func pruneChanges() throws(AppError) {
    let last = transaction.lastChange
    let appended = Int64(transaction.changes.count)
    guard last / ChangeHistory.interval != (last - appended) / ChangeHistory.interval else { return }
    try submit(
      """
      DELETE FROM change WHERE sequence < (SELECT MIN(sequence) FROM change) + \(ChangeHistory.interval * 4)
        AND sequence <= \(last - ChangeHistory.kept)
      """)
  }
}

/// How much of the `change` table is kept. Listeners that fall further behind read their lists again.
enum ChangeHistory {
  static let kept: Int64 = 100_000
  static let interval: Int64 = 64
}
