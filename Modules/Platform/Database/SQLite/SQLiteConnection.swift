import AppValues
import GRDBSQLite

/// A connection, for the duration of one access.
final class SQLiteConnection: TransactionConnection {
  static let asksAhead = false
  let dialect = Dialect.sqlite
  var transaction = TransactionState()

  private let handle: OpaquePointer
  private let statements: SQLiteStatements
  private let faults: SQLiteFaults
  private let counter: StatementCounter

  init(
    _ handle: OpaquePointer, statements: SQLiteStatements, faults: SQLiteFaults, counter: StatementCounter
  ) {
    self.handle = handle
    self.statements = statements
    self.faults = faults
    self.counter = counter
  }

  func rows<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> [Value] {
    counter.add()
    var values: [Value] = []
    try step(sql) { statement throws(AppError) in
      values.append(try decode(Row(source: SQLiteRow(statement: statement))))
    }
    return values
  }

  func ask<Value>(
    _ sql: SQL, _ decode: @escaping (borrowing Row) -> Value
  ) throws(AppError) -> PendingQuery<Value> {
    PendingQuery(rows: try rows(sql, decode))
  }

  func execute(_ sql: SQL) throws(AppError) -> Int {
    counter.add()
    try step(sql) { _ in }
    return Int(sqlite3_changes(handle))
  }

  func submit(_ sql: SQL) throws(AppError) {
    counter.add()
    try step(sql) { _ in }
  }

  /// Does nothing: every statement is answered at once.
  func settle() {}

  /// Runs a statement to its end.
  private func step(
    _ sql: SQL, _ visit: (OpaquePointer) throws(AppError) -> Void
  ) throws(AppError) {
    if let refusal = sql.refusal { throw note(currentFaults.faultLog.unexpected(refusal, sql: sql.text)) }
    let (statement, isKept) = try statement(sql.text)
    let changes = sqlite3_stmt_readonly(statement) == 0 ? sqlite3_total_changes64(handle) : nil
    defer {
      // Rows are counted when the statement ends, be it in the middle.
      _ = isKept ? sqlite3_reset(statement) : sqlite3_finalize(statement)
      if let changes { noteWriting(sql.text, since: changes) }
    }
    for (index, value) in sql.values.enumerated() {
      guard try bind(value, to: statement, at: CInt(index + 1)) == SQLITE_OK else {
        throw failure(of: sql.text)
      }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try visit(statement)
      case SQLITE_DONE: return
      default: throw failure(of: sql.text)
      }
    }
  }

  /// Records that a statement has written, unless it changed no rows. Statements that make tables don't count rows.
  private func noteWriting(_ text: String, since changes: Int64) {
    let countsRows = ["INSERT", "UPDATE", "DELETE"].contains { text.hasPrefix($0) }
    if countsRows, sqlite3_total_changes64(handle) == changes { return }
    transaction.hasWritten = true
  }

  private func statement(_ text: String) throws(AppError) -> (OpaquePointer, isKept: Bool) {
    let kept = statements.find(text)
    // A statement that runs already, in whose rows this one is asked for, cannot be run twice at once.
    if let kept, sqlite3_stmt_busy(kept) == 0 { return (kept, true) }
    var statement: OpaquePointer?
    let flags = kept == nil ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    guard sqlite3_prepare_v3(handle, text, -1, flags, &statement, nil) == SQLITE_OK, let statement else {
      throw failure(of: text)
    }
    if kept == nil { statements.keep(statement, text) }
    return (statement, kept == nil)
  }

  private func bind(
    _ value: SQLValue, to statement: OpaquePointer, at index: CInt
  ) throws(AppError) -> CInt {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let value): return sqlite3_bind_int64(statement, index, value)
    case .boolean(let value): return sqlite3_bind_int64(statement, index, value ? 1 : 0)
    case .double(let value): return sqlite3_bind_double(statement, index, value)
    case .text(var text):
      try text.refuseNUL()
      // An empty string may have no address, and no address would be a null.
      if text.isEmpty { return sqlite3_bind_text(statement, index, "", 0, Self.transient) }
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(statement, index, $0.baseAddress, CInt($0.count), Self.transient)
        }
      }
    case .blob(let bytes):
      return bytes.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : sqlite3_bind_blob(statement, index, bytes, CInt(bytes.count), Self.transient)
    }
  }

  /// Tells SQLite to copy bound values.
  private static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func failure(of sql: String) -> AppError {
    note(currentFaults.translate(handle, sql: sql))
  }

  private var currentFaults: SQLiteFaults { mayAssume ? faults.passing : faults }

  /// Records a fault for the end of the transaction. Some faults end it at once.
  private func note(_ error: AppError) -> AppError {
    transaction.statementFault = transaction.statementFault ?? error
    if sqlite3_get_autocommit(handle) != 0 {
      transaction.fault = transaction.fault ?? TransactionFault(error)
    }
    return error
  }
}

extension SQLiteConnection {
  /// Begins to read a consistent state: that of the first statement.
  func beginReading() throws(TransactionFault) { try control("BEGIN DEFERRED") }
  func begin() throws(TransactionFault) { try control("BEGIN IMMEDIATE") }
  func commit() throws(TransactionFault) { try control("COMMIT") }
  func savepoint() throws(TransactionFault) { try control("SAVEPOINT job") }
  func releaseSavepoint() throws(TransactionFault) { try control("RELEASE job") }

  func rollbackToSavepoint() throws(TransactionFault) {
    try control("ROLLBACK TO job")
    try control("RELEASE job")
  }

  func rollback() {
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    do throws(TransactionFault) {
      try control("ROLLBACK")
    } catch {
      // Logged already; the next transaction fails because the old one is still open.
    }
  }

  private func control(_ sql: SQL) throws(TransactionFault) {
    do throws(AppError) {
      try step(sql) { _ in }
    } catch {
      throw TransactionFault(error)
    }
  }
}

/// Reads columns directly from a statement's current row.
private struct SQLiteRow: RowSource {
  let statement: OpaquePointer

  func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL
  }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, CInt(column)) }
  func boolean(_ column: Int) -> Bool { sqlite3_column_int64(statement, CInt(column)) != 0 }
  func double(_ column: Int) -> Double { sqlite3_column_double(statement, CInt(column)) }

  func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(statement, CInt(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, CInt(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement, CInt(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, CInt(column)))
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
