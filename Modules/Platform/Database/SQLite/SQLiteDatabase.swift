import Dispatch
public import Entities
import GRDB
public import Logging
import Synchronization

/// A database in a file, or in memory, that needs no server.
public final class SQLiteDatabase: SQLDatabase {
  public let dialect = Dialect.sqlite

  private let writer: any DatabaseWriter
  /// Read a file; a database in memory has the one connection that writes.
  private let readers: SQLiteReaders?
  private let faults: SQLiteFaults
  private let counter: StatementCounter
  let writes: WriteQueue
  private let isClosed = Atomic(false)
  private let hub: SignalHub
  private let seen: SeenChange

  /// Opens a file, made when there is none, or a database in memory, and brings its tables up to date.
  ///
  /// - Parameter path: The file, in a folder that is there; nil for memory.
  ///
  /// Throws `storage`: `notADatabase` for a file that is damaged or another program's, `readOnly` for one
  /// that cannot be made or written, `locked` when another process holds it for five seconds,
  /// `newerVersion`, `full`.
  public static func open(
    path: String?, migrations: [Migration], log: Logger
  ) async throws(SocialError) -> SQLiteDatabase {
    let faults = SQLiteFaults(faultLog: FaultLog(log: log))
    let counter = StatementCounter()
    let opening = SQLiteOpening(
      path: path, migrations: migrations, faults: faults, counter: counter)
    let outcome: Result<any DatabaseWriter, SocialError> = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        done.resume(
          returning: Result { () throws(SocialError) -> any DatabaseWriter in try opening.open() })
      }
    }
    return SQLiteDatabase(
      try outcome.get(), path: path, migrations: migrations.count, faults: faults, counter: counter)
  }

  private init(
    _ writer: any DatabaseWriter, path: String?, migrations: Int, faults: SQLiteFaults,
    counter: StatementCounter
  ) {
    self.writer = writer
    writes = WriteQueue(migrations: migrations)
    readers = path.map {
      SQLiteReaders(
        path: $0, configuration: SQLiteOpening.configuration, faults: faults, counter: counter)
    }
    self.faults = faults
    self.counter = counter
    let seen = SeenChange()
    self.seen = seen
    let watcher = SQLiteWatcher(path: path, faults: faults, seen: seen)
    hub = SignalHub { hub in await watcher.watch(hub) }
  }

  public var statementCount: Int { counter.count }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    if isClosed.load(ordering: .acquiring) { throw .unavailable }
    if let readers {
      if Task.isCancelled { throw .cancelled }
      return try readers.read(body)
    }
    return try await TransactionJob.perform(body) { job in
      writer.asyncRead { [faults, counter] access in
        guard job.start() else { return }
        switch access {
        case .failure(let error): job.answer(faults.translate(error))
        case .success(let database):
          guard let connection = SQLiteConnection(database, faults: faults, counter: counter) else {
            return job.answer(.unavailable)
          }
          if job.run(on: connection), let fault = connection.transaction.statementFault {
            job.fail(fault)
          }
          job.answer()
        }
      }
    }
  }

  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    try await TransactionJob.perform(body) { job in
      guard writes.add(job) else { return }
      writer.asyncWriteWithoutTransaction { [self] database in
        let connection = SQLiteConnection(database, faults: faults, counter: counter)
        writes.work { group in commit(group, on: connection) }
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

  public func integrityFaults() async throws(SocialError) -> [String] {
    try await read { connection throws(SocialError) in
      let structure = try connection.rows("PRAGMA integrity_check") { row throws(SocialError) in
        row.text(0)
      }
      let references = try connection.rows("PRAGMA foreign_key_check") { row throws(SocialError) in
        "\(row.text(0)) row \(row.integer(1)) refers to a missing \(row.text(2))"
      }
      return structure.filter { $0 != "ok" } + references
    }
  }

  public func close() async {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    writes.close()
    hub.close()
    await withCheckedContinuation { done in
      DispatchQueue.global().async { [self] in
        do {
          try readers?.close()
          try writer.close()
        } catch {
          _ = faults.translate(error)  // Logged; nothing else is left to be done.
        }
        done.resume()
      }
    }
  }
}
