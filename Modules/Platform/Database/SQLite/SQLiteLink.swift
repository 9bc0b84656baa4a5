import AppValues
import GRDB

/// A connection to a file or to a database in memory, and what belongs to it.
struct SQLiteLink: Sendable {
  let queue: DatabaseQueue
  let faults: SQLiteFaults
  let counter: StatementCounter
  let statements = SQLiteStatements()
  /// SQLite's own address of the connection; 0 for none.
  private let address: UInt

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
    address = queue.unsafeRead { UInt(bitPattern: $0.sqliteConnection) }
  }

  /// The connection, for the duration of one access.
  ///
  /// - Returns: nil if it has been closed.
  func connection(_ database: GRDB.Database) -> SQLiteConnection? {
    guard let handle = database.sqliteConnection else { return nil }
    return SQLiteConnection(handle, statements: statements, faults: faults, counter: counter)
  }

  /// Runs a body with the connection, on the caller's thread and without the queue, whose closures take longer than a
  /// short statement. The caller makes sure that no one else uses the connection, and that it's open.
  ///
  /// Throws the body's errors.
  func useAlone<Value>(
    _ body: (SQLiteConnection) throws(AppError) -> Value
  ) throws(AppError) -> Value {
    guard let handle = OpaquePointer(bitPattern: address) else { throw .unavailable }
    return try body(SQLiteConnection(handle, statements: statements, faults: faults, counter: counter))
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
