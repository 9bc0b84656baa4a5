public import AppValues

/// A database that is read and written through SQL, written once for both kinds.
///
/// The bodies of transactions are synchronous, have no side effects, and may be run again.
public protocol SQLDatabase: Sendable {
  /// The dialect of SQL.
  var dialect: Dialect { get }

  /// Reads one consistent state, perhaps on the caller's thread: the body must not wait for anything.
  ///
  /// Throws the body's errors; `storage`, `unavailable`, `timeout` for the database's own faults.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Reads one consistent state on a thread that no other task waits for. Use this to read more than a page.
  ///
  /// Throws the same errors as `read`.
  func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Writes in one transaction: all or nothing, and durable when it returns. Transactions that wait at the same time
  /// are committed together; one that throws is undone alone.
  ///
  /// - Parameters:
  ///   - scope: What the transaction changes, and what it queries first.
  ///   - begin: Sends the queries the transaction needs, without writing, and returns a closure that uses their
  ///     answers. A group of transactions waits for all of these answers at once.
  @discardableResult
  func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value

  /// Signals commits that appended to the `change` table, by this process or another: `changed`, or `disconnected`
  /// while the database is out of reach. Signals coalesce. The stream ends when cancelled.
  ///
  /// The first signal says that watching has begun: a read after it misses nothing.
  func wakeUps() -> AsyncStream<LiveSignal>

  /// The sequence number of the newest row of the `change` table, with all that was committed before the call, read on
  /// the caller's thread. 0 if there is none yet; nil where that would mean to wait for a server.
  ///
  /// Throws `storage`, `unavailable`.
  func newestChangeAtOnce() throws(AppError) -> Int64?

  /// The clock shared by everyone who uses the database. Reading it never waits.
  var clock: WallClock { get }

  /// How many statements have run in transactions since the database was opened, for counting those of a page.
  var statementCount: Int { get }

  /// How often transactions that write have waited for the server since the database was opened, and with them all other
  /// writers. 0 for a database without a server.
  var writeWaitCount: Int { get }

  /// How many writes are waiting to begin, for knowing that some will be committed together.
  var waitingWrites: Int { get }

  /// Writes the contents of the database at one moment to a file, while others keep writing.
  ///
  /// - Parameters:
  ///   - file: A new file in a private folder. Its format is the database's own.
  ///   - tables: Tables that are empty in the copy, if they exist: it has no trace of their rows.
  ///   - progress: Called with the fraction that is done, from 0 to 1, if known.
  ///   - body: Reads the state that is copied.
  ///
  /// Throws the body's errors; `storage`, `unavailable`, `invalid(.file, .toolMissing)`.
  func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Finishes the running transactions, and closes files and connections.
  func close() async
}

/// Sends the queries that a transaction needs, and returns a closure that uses their answers.
public typealias TransactionBeginning<Value> =
  @Sendable (any SQLConnection) throws(AppError) -> () throws(AppError) -> Value

extension SQLDatabase {
  /// Writes in one transaction that may change anything: all or nothing, and durable when it returns.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await write(within: .anything) { connection throws(AppError) in
      { () throws(AppError) in try body(connection) }
    }
  }
}

/// A connection inside a transaction.
public protocol SQLConnection: AnyObject {
  var dialect: Dialect { get }

  /// The rows of a statement, each converted to a value as it's read.
  func rows<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> [Value]

  /// Queries rows that are read later: the statement is sent together with the next one that is waited for.
  func ask<Value>(
    _ sql: SQL, _ decode: @escaping (borrowing Row) -> Value
  ) throws(AppError) -> PendingQuery<Value>

  /// Whether a body that writes can continue on an assumption.
  var mayAssume: Bool { get }

  /// Continues as if a statement returned one row for which `holds` is true, if `mayAssume` is true: nothing waits
  /// for the answer until the transaction ends. If the answer is different, or a statement is refused, everything is
  /// undone, and the body runs again without assumptions.
  func assume(_ sql: SQL, _ holds: @escaping (borrowing Row) -> Bool) throws(AppError)

  /// Runs a statement.
  ///
  /// A transaction is undone if one of its statements failed, even if its body handles the error.
  ///
  /// - Returns: The number of rows it changed.
  @discardableResult
  func execute(_ sql: SQL) throws(AppError) -> Int

  /// Runs a statement without waiting for its answer, which may not have arrived when this returns. Statements keep
  /// their order. If a statement is refused, the transaction is undone, however far its body has got.
  func submit(_ sql: SQL) throws(AppError)

  /// The next number of a clock, a row of the table `id_clock`: higher than all that any process got before, and at
  /// least `earliest`. Later writers get higher numbers.
  func nextNumber(of clock: String, earliest: Int64) throws(AppError) -> Int64

  /// Appends to the `change` table. That wakes the listeners once the transaction is committed.
  func appendChange(_ change: ChangeRecord) throws(AppError)
}

extension SQLConnection {
  /// The first row of the answer; nil if there is none.
  public func first<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> Value? {
    try rows(sql, decode).first
  }

  /// The sequence number of the newest change; 0 if there was none.
  public func newestChange() throws(AppError) -> Int64 {
    try first("SELECT COALESCE(MAX(sequence), 0) FROM change") { row throws(AppError) in row.integer(0) } ?? 0
  }

  /// Whether some of the changes after a sequence number have been pruned. Unused numbers don't count as a gap.
  public func hasForgottenChanges(after sequence: Int64) throws(AppError) -> Bool {
    // The oldest are deleted first, and never the newest: as long as there is one up to the number, all after it are
    // there, too, and a reader that isn't that far behind has missed nothing, either.
    // Each by itself is found at an end of the key; both together SQLite would look for in the whole table.
    // Mostly the newest is enough. On PostgreSQL, the oldest is found only behind those that were deleted.
    try first(
      """
      SELECT (SELECT MAX(sequence) FROM change) > \(sequence + ChangeHistory.kept)
        AND (SELECT MIN(sequence) FROM change) > \(sequence)
      """
    ) {
      row throws(AppError) in !row.isNull(0) && row.boolean(0)
    } ?? false
  }

  /// The changes after a sequence number, oldest first.
  public func changes(
    after sequence: Int64, limit: Int
  ) throws(AppError) -> [(sequence: Int64, record: ChangeRecord)] {
    try rows(
      """
      SELECT sequence, kind, subject, object, at FROM change
      WHERE sequence > \(sequence) ORDER BY sequence LIMIT \(number: limit)
      """
    ) { row throws(AppError) in
      (
        row.integer(0),
        ChangeRecord(
          kind: row.text(1), subject: row.integer(2), object: row.optionalInteger(3),
          at: row.integer(4))
      )
    }
  }
}

/// A row of the `change` table: something with these ids was written.
public struct ChangeRecord: Hashable, Sendable {
  /// The kind of change, as the writer names it.
  public let kind: String
  /// The id of what was changed.
  public let subject: Int64
  /// The id of something else that the change concerns.
  public let object: Int64?
  /// Milliseconds since the epoch.
  public let at: Int64

  public init(kind: String, subject: Int64, object: Int64?, at: Int64) {
    self.kind = kind
    self.subject = subject
    self.object = object
    self.at = at
  }
}
