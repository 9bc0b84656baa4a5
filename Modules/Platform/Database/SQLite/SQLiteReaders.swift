import AppValues
import Dispatch
import GRDB
import Synchronization

/// Connections for reading a file, each used by one caller at a time.
///
/// A caller reads on its own thread: a page takes a tenth of a millisecond, and switching threads takes longer. No
/// one waits for a connection, so there are never more connections than threads that read at once.
final class SQLiteReaders: Sendable {
  private struct State {
    /// The connections not in use. The last one returned is the next one used, since its cache is the warmest.
    var idle: [SQLiteLink] = []
    var isClosed = false
  }

  private let path: String
  private let readsPages: Bool
  private let faults: SQLiteFaults
  private let counter: StatementCounter
  private let state = Mutex(State())
  /// Entered by each reader.
  private let readers = DispatchGroup()

  /// - Parameters:
  ///   - path: A file that is already open for writing.
  ///   - readsPages: Whether no more than a page is read at once, so that what a statement sorts fits in memory.
  init(path: String, readsPages: Bool, faults: SQLiteFaults, counter: StatementCounter) {
    self.path = path
    self.readsPages = readsPages
    self.faults = faults
    self.counter = counter
  }

  /// Runs a body in a transaction that sees one consistent state.
  ///
  /// Throws the body's errors; `unavailable` once closed, `storage`.
  func read<Value>(
    _ body: (any SQLConnection) throws(AppError) -> Value
  ) throws(AppError) -> Value {
    try enter()
    defer { readers.leave() }
    let idle = state.withLock { $0.idle.popLast() }
    let link = if let idle { idle } else { try open() }
    defer { state.withLock { $0.idle.append(link) } }
    return try link.useAlone { connection throws(AppError) in try connection.read(body) }
  }

  /// The sequence number of the newest change; nil if all connections are in use. One statement sees one state, without a
  /// transaction around it.
  ///
  /// Throws `unavailable` once closed, `storage`.
  func newestChange() throws(AppError) -> Int64? {
    try enter()
    defer { readers.leave() }
    guard let link = state.withLock({ $0.idle.popLast() }) else { return nil }
    defer { state.withLock { $0.idle.append(link) } }
    return try link.useAlone { connection throws(AppError) in try connection.newestChange() }
  }

  private func enter() throws(AppError) {
    let isOpen = state.withLock { state in
      // Under the lock, so that closing waits for readers that were let in.
      if !state.isClosed { readers.enter() }
      return !state.isClosed
    }
    guard isOpen else { throw .unavailable }
  }

  /// Waits for all readers, then closes the connections. Blocks.
  func close() throws {
    state.withLock { $0.isClosed = true }
    readers.wait()
    for link in state.withLock({ $0.idle }) { try link.close() }
  }

  private func open() throws(AppError) -> SQLiteLink {
    do {
      let link = try SQLiteLink(path: path, isReadOnly: true, faults: faults, counter: counter)
      if readsPages {
        // Otherwise SQLite makes a cache of pages for each table that a statement keeps for itself.
        try link.queue.unsafeRead { try $0.execute(sql: "PRAGMA temp_store = MEMORY") }
      }
      return link
    } catch {
      throw faults.translate(opening: error)
    }
  }
}

extension SQLiteConnection {
  /// Runs a body that sees one consistent state.
  fileprivate func read<Value>(
    _ body: (any SQLConnection) throws(AppError) -> Value
  ) throws(AppError) -> Value {
    do throws(TransactionFault) {
      try beginReading()
    } catch {
      throw error.error
    }
    defer { rollback() }
    let value = try body(self)
    if let fault = transaction.statementFault { throw fault }
    return value
  }
}
