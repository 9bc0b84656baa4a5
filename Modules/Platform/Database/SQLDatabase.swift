public import AppValues

/// A database that the program reads and writes through SQL written once for both kinds.
///
/// Bodies of transactions are synchronous, have no side effects, and may be run again.
public protocol SQLDatabase: Sendable {
  /// What differs between the kinds.
  var dialect: Dialect { get }

  /// Reads one consistent state, perhaps on the thread of the caller: the body waits for no one.
  ///
  /// Throws what the body throws; `storage`, `unavailable`, `timeout` for the database's own faults.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Reads one consistent state, on a thread that keeps no other task waiting: for what takes longer than a page.
  ///
  /// Throws as `read` does.
  func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Writes in one transaction, all or nothing, durable when it returns. Transactions that wait at the same
  /// time are committed together; one that throws is undone alone.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Signals after commits that appended to the `change` table, by this process or another: `changed`, or
  /// `disconnected` while the database is out of reach. Signals coalesce. Ends when cancelled.
  ///
  /// The first signal says that the watch is in place: reading after it misses nothing.
  func wakeUps() -> AsyncStream<LiveSignal>

  /// The time that all who use the database go by, told without waiting.
  var clock: WallClock { get }

  /// How many statements transactions have run since the database was opened, to count those of a page.
  var statementCount: Int { get }

  /// How many writes wait that no one has begun, to know of some that they will be committed together.
  var waitingWrites: Int { get }

  /// Writes all that is in the database at one moment into a file, while others go on writing.
  ///
  /// - Parameters:
  ///   - file: Not there yet, in a private folder; its form is the database's own.
  ///   - tables: Those that are empty in the copy, where they are there at all: nothing of their rows is in the file.
  ///   - progress: Told how much is done, from 0 to 1, where that is known.
  ///   - body: Reads the very state that is copied.
  ///
  /// Throws what the body throws; `storage`, `unavailable`, `invalid(.file, .toolMissing)`.
  func copy<Value: Sendable>(
    to file: String, emptying tables: [String], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value

  /// Finishes what is under way and lets go of files and connections.
  func close() async
}

/// A connection inside a transaction.
public protocol SQLConnection: AnyObject {
  var dialect: Dialect { get }

  /// The rows that a statement answers, each turned into a value while it is at hand.
  func rows<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> [Value]

  /// Asks for rows that are looked at later: the question travels together with the next statement that
  /// is waited for.
  func ask<Value>(
    _ sql: SQL, _ decode: @escaping (borrowing Row) -> Value
  ) throws(AppError) -> Question<Value>

  /// Whether a body that writes may go on with what it takes for true.
  var mayAssume: Bool { get }

  /// Goes on as if a statement answered one row that `holds`, where one `mayAssume`: nothing waits for the answer
  /// before the transaction ends. Where it is another, or where a statement is refused, all is undone, and the
  /// body run again without assuming anything.
  func assume(_ sql: SQL, _ holds: @escaping (borrowing Row) -> Bool) throws(AppError)

  /// Runs a statement; answers how many rows it changed.
  ///
  /// A transaction in which a statement failed is undone, whatever its body makes of the error.
  @discardableResult
  func execute(_ sql: SQL) throws(AppError) -> Int

  /// Runs a statement whose answer is not waited for: it may be on its way still when this returns, in the
  /// order of the others. Where it is refused, the transaction is undone, however far its body has gone on.
  func submit(_ sql: SQL) throws(AppError)

  /// The next number of a clock, a row of the table `id_clock`: higher than all that any process was given
  /// before, and no lower than `earliest`. Later writers are given higher ones.
  func nextNumber(of clock: String, earliest: Int64) throws(AppError) -> Int64

  /// Appends to the `change` table, which wakes the listeners once this transaction is committed.
  func appendChange(_ change: ChangeRecord) throws(AppError)
}

extension SQLConnection {
  /// The first row of the answer; nil when there is none.
  public func first<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> Value? {
    try rows(sql, decode).first
  }

  /// Whether some of the changes after a sequence number are no longer kept. Numbers that were never given are no gap.
  public func hasForgottenChanges(after sequence: Int64) throws(AppError) -> Bool {
    // The oldest are forgotten first, and never the newest: as long as one up to the number is there, so are all after
    // it, and a reader that is not that far behind has missed nothing either.
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

/// A row of the `change` table: that something was written, by what ids.
public struct ChangeRecord: Hashable, Sendable {
  /// What was done to it, in a word of the writer's.
  public let kind: String
  /// What was changed.
  public let subject: Int64
  /// What else it concerns.
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
