public import AppValues
import Dispatch
public import Logging

extension PostgreSQLDatabase {
  public func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let (snapshots, told) = AsyncStream.makeStream(of: String.self)
    let dumped = DispatchSemaphore(value: 0)
    async let reading = Self.outcome { [self] () throws(AppError) -> Value in
      try await read(in: told, until: dumped, body)
    }
    var failure: AppError?
    for await snapshot in snapshots {
      failure = await dump(snapshot, to: file, emptying: tables)
      dumped.signal()
    }
    let value = try await reading.get()
    if let failure { throw failure }
    return value
  }

  /// Reads a consistent state that other connections can read as well, until `body` returns.
  private func read<Value: Sendable>(
    in snapshots: AsyncStream<String>.Continuation, until dumped: DispatchSemaphore,
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    defer { snapshots.finish() }
    return try await read { connection throws(AppError) in
      try connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
      let snapshot = try connection.first("SELECT pg_export_snapshot()") { row throws(AppError) in
        row.text(0)
      }
      guard let snapshot else { throw .unavailable }
      // Cancelled before now, the caller has stopped listening, and would never say that it is done.
      guard case .enqueued = snapshots.yield(snapshot) else { throw .cancelled }
      // The state is there for others only as long as this transaction.
      defer { dumped.wait() }
      return try body(connection)
    }
  }

  private static func outcome<Value>(
    _ body: () async throws(AppError) -> Value
  ) async -> Result<Value, AppError> {
    do throws(AppError) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }

  private func dump(_ snapshot: String, to file: String, emptying tables: [SQLName]) async -> AppError? {
    do throws(AppError) {
      try await PostgreSQLPrograms(url: url, faultLog: faults.faultLog).run(
        "pg_dump",
        ["--format=custom", "--no-owner", "--no-privileges", "--snapshot=\(snapshot)", "--file=\(file)"]
          + tables.map { "--exclude-table-data=\($0)" })
      return nil
    } catch {
      return error
    }
  }

  /// Fills an empty database with what `copy` has written: everything, or nothing. Call `beginRestore` first.
  ///
  /// - Parameters:
  ///   - changes: Further statements to run in the same transaction, at the end.
  ///   - scratch: The path of a new file in a private folder.
  ///
  /// Throws `invalid(.database, .taken)` if there are such tables already; `invalid(.database, .malformed)`,
  /// `unavailable`, `storage(full)`, `storage(tooManyFiles)`, `invalid(.file, .malformed)`, `invalid(.file,
  /// .toolMissing)`, `cancelled`.
  public static func restore(
    _ file: String, into url: String, changes: [SQL], scratch: String, log: Logger
  ) async throws(AppError) {
    guard PostgreSQLLink.isWellFormed(url) else { throw .invalid(.database, .malformed) }
    // The script names every table in full, and leaves nothing to be found without.
    var commands = ["RESET search_path"]
    for change in changes + [restoreEnd] { commands.append(try PostgreSQLScript(change).text) }
    let programs = PostgreSQLPrograms(url: url, faultLog: FaultLog(log: log))
    try await programs.run("pg_restore", ["--no-owner", "--no-privileges", "--file=\(scratch)", file])
    try await programs.run(
      "psql",
      [
        "-X", "-q", "-o", "/dev/null", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose",
        "--single-transaction",
      ]
        + ["-c", restoreLock.text, "-f", scratch] + commands.flatMap { ["-c", $0] })
  }
}
