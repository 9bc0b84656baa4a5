public import AppValues

/// A database that the program reads and writes through SQL written once for both kinds.
///
/// Bodies of transactions are synchronous, have no side effects, and may be run again.
public protocol SQLDatabase: Sendable {
  /// The differences between the kinds.
  var dialect: Dialect { get }

  /// Reads one consistent state, perhaps on the caller's thread: the body must not wait for anything.
  ///
  /// Throws the body's errors; `storage`, `unavailable`, `timeout` for the database's own faults.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Reads one consistent state on a thread that no other task waits for: for reading more than a page.
  ///
  /// Throws the same errors as `read`.
  func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Writes in one transaction, all or nothing, durable when it returns. Transactions that wait at the same
  /// time are committed together; one that throws is undone alone.
  ///
  /// - Parameters:
  ///   - scope: What the transaction changes, and what it asks about first.
  ///   - begin: Asks what has to be known, writes nothing, and returns what is done with the answers: a group waits for
  ///     those of all its transactions at once.
  @discardableResult
  func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value

  /// Signals after commits that appended to the `change` table, by this process or another: `changed`, or
  /// `disconnected` while the database is out of reach. Signals coalesce. Ends when cancelled.
  ///
  /// The first signal says that the watch is in place: reading after it misses nothing.
  func wakeUps() -> AsyncStream<LiveSignal>

  /// The time shared by everyone who uses the database, read without waiting.
  var clock: WallClock { get }

  /// How many statements have run in transactions since the database was opened, to count those of a page.
  var statementCount: Int { get }

  /// How often transactions that write have waited for a server's answer since the database was opened: all other writers
  /// wait as long. 0 for a database without a server.
  var writeWaitCount: Int { get }

  /// How many writes are waiting to begin, to know that some will be committed together.
  var waitingWrites: Int { get }

  /// Writes the contents of the database at one moment to a file, while others keep writing.
  ///
  /// - Parameters:
  ///   - file: A file in a private folder, which must not exist. Its format is the database's own.
  ///   - tables: Tables that are empty in the copy, if they exist at all: the file contains nothing of their rows.
  ///   - progress: Called with how much is done, from 0 to 1, if that is known.
  ///   - body: Reads the same state that is copied.
  ///
  /// Throws the body's errors; `storage`, `unavailable`, `invalid(.file, .toolMissing)`.
  func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Finishes running transactions and closes files and connections.
  func close() async
}

/// Asks what a transaction has to know, and returns what it does with the answers.
public typealias TransactionBeginning<Value> =
  @Sendable (any SQLConnection) throws(AppError) -> () throws(AppError) -> Value

extension SQLDatabase {
  /// Writes in one transaction that may change anything, all or nothing, durable when it returns.
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

  /// The rows of a statement, each converted to a value while it is read.
  func rows<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> [Value]

  /// Asks for rows that are read later: the question is sent together with the next statement that is waited for.
  func ask<Value>(
    _ sql: SQL, _ decode: @escaping (borrowing Row) -> Value
  ) throws(AppError) -> PendingQuery<Value>

  /// Whether a body that writes can continue on an assumption.
  var mayAssume: Bool { get }

  /// Continues as if a statement answered one row that `holds`, if `mayAssume` is true: nothing waits for the answer
  /// before the transaction ends. If the answer is different, or a statement is refused, everything is undone, and the
  /// body runs again without assumptions.
  func assume(_ sql: SQL, _ holds: @escaping (borrowing Row) -> Bool) throws(AppError)

  /// Runs a statement.
  ///
  /// A transaction in which a statement failed is undone, whatever its body does with the error.
  ///
  /// - Returns: How many rows it changed.
  @discardableResult
  func execute(_ sql: SQL) throws(AppError) -> Int

  /// Runs a statement without waiting for its answer: it may still be on its way when this returns. Statements keep
  /// their order. If it is refused, the transaction is undone, however far its body has got.
  func submit(_ sql: SQL) throws(AppError)

  /// The next number of a clock, a row of the table `id_clock`: higher than all that any process got before, and no
  /// lower than `earliest`. Later writers get higher ones.
  func nextNumber(of clock: String, earliest: Int64) throws(AppError) -> Int64

  /// Appends to the `change` table, which wakes the listeners once this transaction is committed.
  func appendChange(_ change: ChangeRecord) throws(AppError)
}

extension SQLConnection {
  /// The first row of the answer; nil if there is none.
  public func first<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> Value? {
    try rows(sql, decode).first
  }

  /// Whether some of the changes after a sequence number are no longer kept. Numbers that were never given are no gap.
  public func hasForgottenChanges(after sequence: Int64) throws(AppError) -> Bool {
    // The oldest are deleted first, and never the newest: as long as there is one up to the number, all after it are
    // there, too, and a reader that isn't that far behind has missed nothing, either.
    try first(
      "SELECT MIN(sequence) > \(sequence) AND MAX(sequence) > \(sequence + ChangeHistory.kept) FROM change"
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
      WHERE sequence > \(sequence) ORDER BY sequence LIMIT \(limit)
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

/// A row of the `change` table: something was written, with these ids.
public struct ChangeRecord: Hashable, Sendable {
  /// The kind of change, in the writer's own word.
  public let kind: String
  /// The id of what was changed.
  public let subject: Int64
  /// The id of something else it concerns.
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
