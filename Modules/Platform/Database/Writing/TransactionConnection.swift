import Entities

/// What a kind of database adds to a connection so that transactions are run on it in one way for both.
protocol TransactionConnection: SQLConnection {
  /// What happened in the transaction at hand.
  var transaction: TransactionState { get set }

  /// Begins a transaction that writes, alone among all processes.
  func begin() throws(TransactionFault)
  func commit() throws(TransactionFault)
  /// Undoes the transaction if there still is one.
  func rollback()
  func savepoint() throws(TransactionFault)
  func releaseSavepoint() throws(TransactionFault)
  func rollbackToSavepoint() throws(TransactionFault)
}

/// What happened in a transaction that its end depends on.
struct TransactionState {
  /// How many rows it appended to the `change` table.
  var appendedChanges = 0
  /// The sequence of the last of them.
  var lastChange: Int64 = 0
  /// The first statement that failed in the job at hand, which is therefore undone.
  var statementFault: SocialError?
  /// Why there is no transaction any more, when there is none.
  var fault: TransactionFault?
}

/// Why a whole transaction came to nothing.
struct TransactionFault: Error {
  let error: SocialError
  /// Whether the same jobs may succeed in a new transaction, nothing of this one being stored.
  let mayRetry: Bool

  init(_ error: SocialError, mayRetry: Bool = false) {
    self.error = error
    self.mayRetry = mayRetry
  }
}

extension TransactionConnection {
  func appendChange(_ change: ChangeRecord) throws(SocialError) {
    let sequence = try first(
      """
      INSERT INTO change (kind, subject, object, at)
      VALUES (\(change.kind), \(change.subject), \(change.object), \(change.at))
      RETURNING sequence
      """
    ) { row throws(SocialError) in row.integer(0) }
    transaction.appendedChanges += 1
    transaction.lastChange = sequence ?? transaction.lastChange
  }

  /// Runs jobs in one transaction and answers their callers once it is committed.
  ///
  /// - Returns: Why nothing was stored and nobody answered; nil when all is done.
  func perform(_ jobs: [any Job]) -> TransactionFault? {
    transaction = TransactionState()
    do throws(TransactionFault) {
      try begin()
      if jobs.count == 1 {
        // Alone, a job needs no savepoint: undoing it is undoing the transaction.
        guard try run(jobs[0]) else {
          rollback()
          transaction = TransactionState()
          jobs[0].answer()
          return nil
        }
      } else {
        for job in jobs { try runApart(job) }
      }
      try pruneChanges()
      try commit()
    } catch {
      rollback()
      return error
    }
    for job in jobs { job.answer() }
    return nil
  }

  /// Runs a job that is undone alone when it fails.
  private func runApart(_ job: any Job) throws(TransactionFault) {
    let before = transaction
    try savepoint()
    if try run(job) {
      try releaseSavepoint()
    } else {
      try rollbackToSavepoint()
      transaction = before
    }
  }

  /// Runs a job; answers whether what it wrote is to be kept.
  private func run(_ job: any Job) throws(TransactionFault) -> Bool {
    var succeeded = job.run(on: self)
    if let fault = transaction.fault { throw fault }
    if let fault = transaction.statementFault, succeeded {
      job.fail(fault)
      succeeded = false
    }
    return succeeded
  }

  /// Keeps the `change` table short, a small step in one of many transactions that append to it.
  private func pruneChanges() throws(TransactionFault) {
    let last = transaction.lastChange
    let appended = Int64(transaction.appendedChanges)
    guard appended > 0, last / Pruning.interval != (last - appended) / Pruning.interval else { return }
    do throws(SocialError) {
      try execute(
        """
        DELETE FROM change WHERE sequence IN (
          SELECT sequence FROM change WHERE sequence <= \(last - Pruning.kept)
          ORDER BY sequence LIMIT \(Pruning.interval * 4))
        """)
    } catch {
      throw transaction.fault ?? TransactionFault(error)
    }
  }
}

/// How much of the `change` table is kept. Listeners that fall further behind read their lists again.
private enum Pruning {
  static let kept: Int64 = 100_000
  static let interval: Int64 = 64
}
