import AppValues

/// What a connection of one kind of database provides, so that transactions run in the same way on both.
protocol TransactionConnection: SQLConnection {
  /// The state of the current transaction.
  var transaction: TransactionState { get set }
  /// Whether all jobs of a group send their queries before the first one runs: where answers take time.
  static var asksAhead: Bool { get }

  /// Begins a transaction that writes, alone among all processes.
  func begin() throws(TransactionFault)
  func commit() throws(TransactionFault)
  /// Undoes the transaction, if there still is one.
  func rollback()
  /// Waits for what was submitted. A refusal becomes the transaction's `statementFault`.
  func settle() throws(TransactionFault)
  func savepoint() throws(TransactionFault)
  func releaseSavepoint() throws(TransactionFault)
  func rollbackToSavepoint() throws(TransactionFault)
}

/// What has happened in a transaction, as far as its end depends on it.
struct TransactionState {
  /// The changes its jobs append to the `change` table, written at the end.
  var changes: [ChangeRecord] = []
  /// The sequence number of the last change, once they're appended.
  var lastChange: Int64 = 0
  /// The last numbers taken from clocks, written at the end.
  var clocks: [String: Int64] = [:]
  /// The stored state that every transaction needs, queried at the beginning.
  var stored: PendingQuery<StoredState>?
  /// Whether jobs may continue on assumptions, and the assumptions made, which are checked before the end.
  var mayAssume = false
  var assumptions: [PendingQuery<Bool>] = []
  /// Whether the current job has written anything that would have to be undone.
  var hasWritten = false
  /// The first failed statement of the current job, which is therefore undone.
  var statementFault: AppError?
  /// Why the transaction has ended early, if it has.
  var fault: TransactionFault?
}

/// What every transaction that writes needs to know: the rows of the table `migration`, and the last number of a
/// clock, if there is one.
struct StoredState {
  static func query(_ dialect: Dialect) -> SQL {
    switch dialect {
    case .sqlite: sqlite
    case .postgreSQL: postgreSQL
    }
  }

  private static let sqlite = query(joining: "group_concat")
  private static let postgreSQL = query(joining: "string_agg")

  private static func query(joining function: SQL) -> SQL {
    """
    SELECT (SELECT \(function)(name, '\n') FROM migration), c.name, c.last
    FROM (SELECT 1) AS one LEFT JOIN id_clock c ON 1 = 1
    """
  }

  /// The rows of `migration`, one per line.
  let migrations: String
  let clock: String?
  let last: Int64

  init(_ row: borrowing Row) {
    (migrations, clock, last) = (row.optionalText(0) ?? "", row.optionalText(1), row.integer(2))
  }
}

/// Why a whole transaction failed.
struct TransactionFault: Error {
  let error: AppError
  /// Whether the same jobs may succeed in a new transaction, since nothing of this one was stored.
  let mayRetry: Bool

  init(_ error: AppError, mayRetry: Bool = false) {
    self.error = error
    self.mayRetry = mayRetry
  }
}

extension TransactionConnection {
  /// Runs a transaction that no other job shares.
  func inTransaction<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
    transaction = TransactionState()
    do throws(TransactionFault) {
      try begin()
    } catch {
      throw error.error
    }
    let value: Value
    do throws(AppError) {
      value = try body()
    } catch {
      rollback()
      throw error
    }
    do throws(TransactionFault) {
      try commit()
    } catch {
      rollback()
      throw error.error
    }
    return value
  }

  var mayAssume: Bool { transaction.mayAssume }

  func assume(_ sql: SQL, _ holds: @escaping (borrowing Row) -> Bool) throws(AppError) {
    transaction.assumptions.append(try ask(sql, holds))
  }

  func appendChange(_ change: ChangeRecord) throws(AppError) {
    transaction.hasWritten = true
    transaction.changes.append(change)
  }

  func nextNumber(of clock: String, earliest: Int64) throws(AppError) -> Int64 {
    let last =
      if let last = transaction.clocks[clock] { last } else {
        try transaction.stored?.answer().first { $0.clock == clock }?.last
      }
    guard let last else { throw .unexpected(reference: "clock-missing") }
    let next = max(last + 1, earliest)
    transaction.clocks[clock] = next
    return next
  }
}
