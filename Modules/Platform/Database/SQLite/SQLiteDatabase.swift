public import AppValues
import GRDB
import GRDBSQLite
public import Logging
import SocialScheduling
import Synchronization

/// A database in a file or in memory. It needs no server.
public final class SQLiteDatabase: SQLDatabase {
  public let dialect = Dialect.sqlite

  /// How long the last process to close the database waits for others to release the journal, in milliseconds.
  private static let lastPatience: CInt = 100

  let writer: SQLiteLink
  /// The file; nil for a database in memory.
  let path: String?
  /// Connections for reading a file; nil in memory, where the writing connection also reads.
  private let readers: SQLiteReaders?
  /// Those for reading at length.
  private let lengthyReaders: SQLiteReaders?
  let writes: WriteQueue
  private let isClosed = Atomic(false)
  private let hub: SignalHub
  private let seen: SeenChange

  /// SocialConnect's application id: "SoCn".
  public static let socialConnect: Int32 = 0x536F_436E

  /// Opens a database file, making it if there is none, or a database in memory, and brings the tables up to date.
  ///
  /// - Parameters:
  ///   - path: The file, in an existing folder; nil for memory.
  ///   - applicationID: The app's number, stored in the header of its files so that no app takes another's file for
  ///     its own.
  ///   - updating: Called with the progress if the file is of an earlier version. Before a step that may stop midway,
  ///     the file is copied to one next to it, named after the step.
  ///
  /// Throws `storage`: `notADatabase` for a damaged file or another program's, `readOnly` if the file can't be made
  /// or written, `locked` if another process holds it for five seconds; `newerVersion`, `earlierVersion`, `full`.
  public static func open(
    path: String?, applicationID: Int32 = socialConnect, migrations: [Migration], log: Logger,
    updating: @escaping @Sendable (DatabaseUpdate) -> Void = { _ in }
  ) async throws(AppError) -> SQLiteDatabase {
    let faults = SQLiteFaults(faultLog: FaultLog(log: log))
    let counter = StatementCounter()
    let opening = SQLiteOpening(
      path: path, applicationID: applicationID, migrations: migrations, faults: faults, counter: counter,
      tell: updating)
    let writer = try await BlockingWork.run { () throws(AppError) in try opening.open() }
    return SQLiteDatabase(writer, path: path, migrations: migrations)
  }

  private init(_ writer: SQLiteLink, path: String?, migrations: [Migration]) {
    self.writer = writer
    self.path = path
    writes = WriteQueue(migrations: migrations)
    let readers = { (readsPages: Bool) in
      path.map {
        SQLiteReaders(path: $0, readsPages: readsPages, faults: writer.faults, counter: writer.counter)
      }
    }
    (self.readers, lengthyReaders) = (readers(true), readers(false))
    let seen = SeenChange()
    self.seen = seen
    let watcher = SQLiteWatcher(path: path, faults: writer.faults, seen: seen)
    hub = SignalHub { hub in await watcher.watch(hub) }
  }

  public var statementCount: Int { writer.counter.count }

  /// Always 0: there is no server.
  public var writeWaitCount: Int { 0 }

  public var waitingWrites: Int { writes.waitingCount }

  /// This machine's clock, shared by everyone who opens the file.
  public var clock: WallClock { .system }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    if isClosed.load(ordering: .acquiring) { throw .unavailable }
    if let readers {
      if Task.isCancelled { throw .cancelled }
      return try readers.read(body)
    }
    return try await TransactionJob.perform(body) { job in
      writer.queue.asyncRead { [writer] access in
        guard job.start() else { return }
        switch access {
        case .failure(let error): job.answer(writer.faults.translate(error))
        case .success(let database):
          guard let connection = writer.connection(database) else { return job.answer(.unavailable) }
          if job.run(on: connection), let fault = connection.transaction.statementFault {
            job.fail(fault)
          }
          job.answer()
        }
      }
    }
  }

  public func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    guard let lengthyReaders else { return try await read(body) }
    return try await BlockingWork.run { () throws(AppError) in try lengthyReaders.read(body) }
  }

  public func newestChangeAtOnce() throws(AppError) -> Int64? {
    if isClosed.load(ordering: .acquiring) { throw .unavailable }
    return try readers?.newestChange()
  }

  @discardableResult
  public func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value {
    try await TransactionJob.perform(within: scope, begin) { job in
      guard writes.add(job) else { return }
      writer.queue.asyncWriteWithoutTransaction { [self] database in
        let connection = writer.connection(database)
        var begun = ContinuousClock.now
        writes.work { group in
          commit(group, on: connection)
          if readers != nil { SQLitePatience.pause(after: &begun) }
        }
      }
    }
  }

  private func commit(_ group: JobGroup, on connection: SQLiteConnection?) {
    guard let connection else { return group.answer(.unavailable) }
    if let fault = connection.perform(group) {
      group.answer(fault.error)
    } else if !connection.transaction.changes.isEmpty {
      seen.advance(to: connection.transaction.lastChange)
      hub.send(.changed)
    }
  }

  public func wakeUps() -> AsyncStream<LiveSignal> { hub.listen() }

  public func close() async {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    writes.close()
    hub.close()
    await BlockingWork.run { [self] in
      do {
        // The writer leaves last, for only then may the journal be emptied.
        hub.waitForWatches()
        try readers?.close()
        try lengthyReaders?.close()
        try writer.close(writeBack)
      } catch {
        _ = writer.faults.translate(error)  // Logged; nothing else is left to be done.
      }
    }
  }

  /// Moves the journal's contents into the file and empties the journal, so that the file is complete once everyone
  /// has closed it. SQLite does so only for the last process; if two close at the same time, neither counts as the
  /// last.
  private func writeBack(_ database: GRDB.Database) throws {
    guard readers != nil, database.totalChangesCount > 0 else { return }
    sqlite3_busy_timeout(database.sqliteConnection, Self.lastPatience)
    // Where others are in the way, who stays does it later.
    _ = try Int.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
  }
}
