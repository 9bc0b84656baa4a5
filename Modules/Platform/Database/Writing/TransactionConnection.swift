import AppValues

/// What a kind of database adds to a connection so that transactions are run on it in one way for both.
protocol TransactionConnection: SQLConnection {
  /// What happened in the transaction at hand.
  var transaction: TransactionState { get set }
  /// Whether the jobs of a group ask before the first of them runs: where answers take their time.
  static var asksAhead: Bool { get }

  /// Begins a transaction that writes, alone among all processes.
  func begin() throws(TransactionFault)
  func commit() throws(TransactionFault)
  /// Undoes the transaction if there still is one.
  func rollback()
  /// Waits for what was submitted; a refusal becomes the transaction's `statementFault`.
  func settle() throws(TransactionFault)
  func savepoint() throws(TransactionFault)
  func releaseSavepoint() throws(TransactionFault)
  func rollbackToSavepoint() throws(TransactionFault)
}

/// What happened in a transaction that its end depends on.
struct TransactionState {
  /// What its jobs append to the `change` table, all at its end.
  var changes: [ChangeRecord] = []
  /// The sequence of the last of them, once they are appended.
  var lastChange: Int64 = 0
  /// The last numbers taken from clocks, stored at its end.
  var clocks: [String: Int64] = [:]
  /// What is stored of all tables, asked as the transaction begins.
  var stored: PendingQuery<StoredState>?
  /// Whether jobs may go on with what they take for true, and what they took, to be looked at before the end.
  var mayAssume = false
  var assumptions: [PendingQuery<Bool>] = []
  /// Whether the job at hand has written anything that would have to be undone.
  var hasWritten = false
  /// The first statement that failed in the job at hand, which is therefore undone.
  var statementFault: AppError?
  /// Why there is no transaction any more, when there is none.
  var fault: TransactionFault?
}

/// What every transaction that writes has to know: the rows of the table `migration`, and the last number of a clock, of
/// which there may be none.
struct StoredState {
  static func question(_ dialect: Dialect) -> SQL {
    switch dialect {
    case .sqlite: sqlite
    case .postgreSQL: postgreSQL
    }
  }

  private static let sqlite = question(joining: "group_concat")
  private static let postgreSQL = question(joining: "string_agg")

  private static func question(joining function: SQL) -> SQL {
    """
    SELECT (SELECT \(function)(name, '\n') FROM migration), c.name, c.last
    FROM (SELECT 1) AS one LEFT JOIN id_clock c ON 1 = 1
    """
  }

  /// The rows of `migration`, each on a line.
  let migrations: String
  let clock: String?
  let last: Int64

  init(_ row: borrowing Row) {
    (migrations, clock, last) = (row.optionalText(0) ?? "", row.optionalText(1), row.integer(2))
  }
}

/// Why a whole transaction came to nothing.
struct TransactionFault: Error {
  let error: AppError
  /// Whether the same jobs may succeed in a new transaction, nothing of this one being stored.
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
