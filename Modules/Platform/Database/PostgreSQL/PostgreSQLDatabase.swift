public import AppValues
public import Logging
import SocialScheduling

/// A database on a PostgreSQL server, shared by any number of processes.
public final class PostgreSQLDatabase: SQLDatabase {
  public let dialect = Dialect.postgreSQL

  let url: String
  private let readers: PostgreSQLThreads
  private let writer: PostgreSQLThreads
  let faults: PostgreSQLFaults
  private let counter: StatementCounter
  private let writeWaits = StatementCounter()
  private let serverClock: PostgreSQLClock
  let writes: WriteQueue
  private let hub: SignalHub

  /// How often a transaction is tried, as long as each failure left nothing behind.
  private static let attempts = 4

  /// Connects, and brings the tables up to date.
  ///
  /// - Parameters:
  ///   - url: `postgresql://user:password@host:port/database`; for a socket `postgresql:///database?host=/folder`.
  ///   - readers: The maximum number of connections for reading, in addition to the one that writes.
  ///   - patience: How long to find out whether a write succeeded if the connection broke during its commit. After
  ///     that, it's `unconfirmed`.
  ///   - updating: Called with the progress if the database is of an earlier version. It isn't copied first: the
  ///     server's administrator knows how it's backed up, and where there's room.
  ///
  /// Throws `invalid(.database, .malformed)`; `invalid(.database, .unsafe)` if the server doesn't do what we rely on,
  /// such as writing commits to the disk; `unavailable`, `storage(.connectionsExhausted)`, `storage(.newerVersion)`,
  /// `storage(.earlierVersion)`, `storage(.restoreUnfinished)`.
  public static func open(
    url: String, migrations: [Migration], log: Logger, readers: Int = 8, patience: Duration = .seconds(15),
    updating: @escaping @Sendable (DatabaseUpdate) -> Void = { _ in }
  ) async throws(AppError) -> PostgreSQLDatabase {
    guard PostgreSQLLink.isWellFormed(url) else { throw .invalid(.database, .malformed) }
    let database = PostgreSQLDatabase(
      url: url, faults: PostgreSQLFaults(faultLog: FaultLog(log: log)), readers: readers,
      migrations: migrations, patience: patience)
    do throws(AppError) {
      try await database.migrate(migrations, updating)
    } catch {
      await database.close()
      throw error
    }
    return database
  }

  private init(
    url: String, faults: PostgreSQLFaults, readers: Int, migrations: [Migration], patience: Duration
  ) {
    writes = WriteQueue(migrations: migrations)
    let (counter, clock) = (StatementCounter(), PostgreSQLClock())
    let connect = { @Sendable (role: PostgreSQLRole) in
      PostgreSQLConnection(
        url: url, role: role, faults: faults, counter: counter, clock: clock, patience: patience)
    }
    self.url = url
    serverClock = clock
    self.faults = faults
    self.counter = counter
    self.readers = PostgreSQLThreads(limit: max(readers, 1)) { connect(.reader) }
    writer = PostgreSQLThreads(limit: 1) { [writeWaits] in connect(.writer(waits: writeWaits)) }
    let watcher = PostgreSQLWatcher(url: url, faults: faults)
    hub = SignalHub { hub in await watcher.watch(hub) }
  }

  private func migrate(
    _ migrations: [Migration], _ tell: @escaping @Sendable (DatabaseUpdate) -> Void
  ) async throws(AppError) {
    let migrator = Migrator(migrations: migrations, ownTables: Self.ownTables)
    let standing = try await read { connection throws(AppError) -> Migrator.SchemaState in
      let state = try connection.first(Self.restoreQuery) { row throws(AppError) in
        (isThere: row.boolean(0), isUnfinished: row.boolean(1))
      }
      if state?.isUnfinished == true { throw .storage(.restoreUnfinished) }
      return state?.isThere == true ? try migrator.standing(of: connection) : .behind
    }
    if standing == .upToDate { return }
    let outcome: Result<Void, AppError> = await withCheckedContinuation { done in
      do throws(AppError) {
        try writer.run { connection in
          done.resume(
            returning: Result { () throws(AppError) in
              try migrator.migrate(
                connection, hasBegun: standing == .begun, copy: { _ in tell(.notCopied) }, tell: tell)
            })
        }
      } catch {
        done.resume(returning: .failure(error))
      }
    }
    try outcome.get()
  }

  private static let ownTables: [SQL] = [
    "CREATE TABLE IF NOT EXISTS migration (name TEXT NOT NULL PRIMARY KEY)",
    "CREATE TABLE IF NOT EXISTS id_clock (name TEXT NOT NULL PRIMARY KEY, last BIGINT NOT NULL)",
    """
    CREATE TABLE IF NOT EXISTS change (
      sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind TEXT NOT NULL,
      subject BIGINT NOT NULL, object BIGINT, at BIGINT NOT NULL)
    """,
  ]

  public var statementCount: Int { counter.count }

  public var writeWaitCount: Int { writeWaits.count }

  public var waitingWrites: Int { writes.waitingCount }

  /// The server's clock.
  public var clock: WallClock { WallClock { [serverClock] in serverClock.now() } }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await TransactionJob.perform(body) { job in
      do throws(AppError) {
        try readers.run { connection in
          if job.start() { Self.read(job, on: connection) }
        }
      } catch {
        job.answer(error)
      }
    }
  }

  /// Reads as `read` does: all reading happens on our own threads.
  public func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await read(body)
  }

  /// Nil: the server has to be asked.
  public func newestChangeAtOnce() -> Int64? { nil }

  private static func read(_ job: any Job, on connection: PostgreSQLConnection) {
    for attempt in 1...attempts {
      do throws(TransactionFault) {
        try connection.beginReading()
        let succeeded = job.run(on: connection)
        if let fault = connection.transaction.fault { throw fault }
        if let fault = connection.transaction.statementFault, succeeded { job.fail(fault) }
        job.answer()
        return connection.endReading()
      } catch {
        connection.rollback()
        if !error.mayRetry || attempt == attempts { return job.answer(error.error) }
      }
    }
  }

  @discardableResult
  public func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value {
    try await TransactionJob.perform(within: scope, begin) { job in
      if writes.add(job) { startWriting() }
    }
  }

  /// Starts a thread that writes. Called with the first write that finds none at work.
  func startWriting() {
    do throws(AppError) {
      try writer.run { [writes] connection in
        writes.work { group in Self.commit(group, on: connection) }
      }
    } catch {
      // It was closed since the first came, and behind that one others may wait.
      writes.work { group in group.answer(error) }
    }
  }

  private static func commit(_ group: JobGroup, on connection: PostgreSQLConnection) {
    for attempt in 1...attempts {
      guard let fault = connection.perform(group) else { return }
      if !fault.mayRetry || attempt == attempts { return group.answer(fault.error) }
    }
  }

  public func wakeUps() -> AsyncStream<LiveSignal> { hub.listen() }

  public func close() async {
    writes.close()
    hub.close()
    await BlockingWork.run { [readers, writer] in
      writer.close()
      readers.close()
    }
  }
}
