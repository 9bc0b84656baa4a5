import AppValues
import GRDB

/// A connection to a file or to a database in memory, and what belongs to it.
struct SQLiteLink: Sendable {
  let queue: DatabaseQueue
  let faults: SQLiteFaults
  let counter: StatementCounter
  let statements = SQLiteStatements()

  /// - Parameter path: The file; nil for a database in memory.
  init(
    path: String?, isReadOnly: Bool = false, faults: SQLiteFaults, counter: StatementCounter
  ) throws {
    var configuration = SQLiteOpening.configuration
    configuration.readonly = isReadOnly
    queue =
      if let path { try DatabaseQueue(path: path, configuration: configuration) } else {
        try DatabaseQueue(configuration: configuration)
      }
    self.faults = faults
    self.counter = counter
  }

  /// The connection, for the duration of one access.
  ///
  /// - Returns: nil if it has been closed.
  func connection(_ database: GRDB.Database) -> SQLiteConnection? {
    guard let handle = database.sqliteConnection else { return nil }
    return SQLiteConnection(handle, statements: statements, faults: faults, counter: counter)
  }

  /// Runs a body with the connection, on the caller's thread, once no one else uses it.
  ///
  /// Throws the body's errors; `unavailable` once closed.
  func use<Value>(
    _ body: (SQLiteConnection) throws(AppError) -> Value
  ) throws(AppError) -> Value {
    let outcome = queue.unsafeRead { database in
      guard let connection = connection(database) else {
        return Result<Value, AppError>.failure(.unavailable)
      }
      return Result { () throws(AppError) -> Value in try body(connection) }
    }
    return try outcome.get()
  }

  /// Waits until no one uses the connection, then closes it. Blocks.
  ///
  /// - Parameter last: Runs before closing, with exclusive access.
  func close(_ last: (GRDB.Database) throws -> Void = { _ in }) throws {
    let outcome = queue.unsafeRead { database in
      defer { statements.finalize() }
      return Result { try last(database) }
    }
    try queue.close()
    try outcome.get()
  }
}
