public import AppValues
public import Logging
import SocialScheduling

// Restoring a database takes a while, and may be interrupted. A table marks it as unfinished from beginning to end: while
// the table exists, the database can't be opened, so that no one makes an empty one there.
extension PostgreSQLDatabase {
  /// Whether there are tables, and whether something is being restored.
  static let restoreQuery: SQL =
    "SELECT to_regclass('migration') IS NOT NULL, to_regclass('unfinished_restore') IS NOT NULL"

  /// What `psql` does first, so that no one else begins while it runs.
  static let restoreLock: SQL = "LOCK TABLE unfinished_restore IN ACCESS EXCLUSIVE MODE"
  /// What it does last.
  static let restoreEnd: SQL = "DROP TABLE unfinished_restore"

  /// Marks an empty database as being restored.
  ///
  /// - Parameter id: The id that the database will have.
  /// - Returns: The ids of earlier attempts that weren't finished.
  ///
  /// Throws `invalid(.database, .taken)` for a database that isn't empty, `storage(locked)` while another fills it,
  /// `invalid(.database, .malformed)`, `unavailable`.
  public static func beginRestore(
    of id: String, into url: String, log: Logger
  ) async throws(AppError) -> [String] {
    try await onConnection(to: url, log) { connection throws(AppError) in
      let state = try connection.first(Self.restoreQuery) { row throws(AppError) in row.boolean(0) }
      if state == true { throw .invalid(.database, .taken) }
      try connection.execute("CREATE TABLE IF NOT EXISTS unfinished_restore (id TEXT NOT NULL)")
      try connection.execute("\(Self.restoreLock) NOWAIT")
      let former = try connection.rows("SELECT id FROM unfinished_restore") { row throws(AppError) in
        row.text(0)
      }
      try connection.execute("DELETE FROM unfinished_restore")
      try connection.execute("INSERT INTO unfinished_restore (id) VALUES (\(id))")
      return former
    }
  }

  /// Removes that mark after a restore that failed.
  ///
  /// Throws `unavailable`, and as `beginRestore` does.
  public static func cancelRestore(into url: String, log: Logger) async throws(AppError) {
    try await onConnection(to: url, log) { connection throws(AppError) in
      _ = try connection.execute("DROP TABLE IF EXISTS unfinished_restore")
    }
  }

  private static func onConnection<Value: Sendable>(
    to url: String, _ log: Logger, _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    guard PostgreSQLLink.isWellFormed(url) else { throw .invalid(.database, .malformed) }
    return try await BlockingWork.run { () throws(AppError) in
      let connection = PostgreSQLConnection(
        url: url, faults: PostgreSQLFaults(faultLog: FaultLog(log: log)), counter: StatementCounter(),
        clock: PostgreSQLClock(), patience: .zero)
      defer { connection.disconnect() }
      return try connection.inTransaction { () throws(AppError) in try body(connection) }
    }
  }
}
