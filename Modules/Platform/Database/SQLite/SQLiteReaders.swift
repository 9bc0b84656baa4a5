import Dispatch
import Entities
import GRDB
import Synchronization

/// Connections that read a file, each lent to one caller at a time.
///
/// A caller reads on the thread that it is on: a page takes a tenth of a millisecond, and going to another
/// thread and back takes longer. Nobody waits for a connection, so that there are never more of them than
/// threads that read at once.
final class SQLiteReaders: Sendable {
  private struct State {
    /// The last to be given back is the next to be lent: it has most of what is wanted in its cache.
    var idle: [DatabaseQueue] = []
    var isClosed = false
  }

  private let path: String
  private let configuration: Configuration
  private let faults: SQLiteFaults
  private let counter: StatementCounter
  private let state = Mutex(State())
  /// Entered by each that reads.
  private let readers = DispatchGroup()

  /// - Parameter path: A file that is open for writing already.
  init(path: String, configuration: Configuration, faults: SQLiteFaults, counter: StatementCounter) {
    var configuration = configuration
    configuration.readonly = true
    self.path = path
    self.configuration = configuration
    self.faults = faults
    self.counter = counter
  }

  /// Runs a body in a transaction of its own, in which it sees one state.
  ///
  /// Throws what the body throws, `unavailable` once closed, `storage`.
  func read<Value>(
    _ body: (any SQLConnection) throws(SocialError) -> Value
  ) throws(SocialError) -> Value {
    let isOpen = state.withLock { state in
      // Under the lock, so that closing waits for whoever was let in.
      if !state.isClosed { readers.enter() }
      return !state.isClosed
    }
    guard isOpen else { throw .unavailable }
    defer { readers.leave() }
    let idle = state.withLock { $0.idle.popLast() }
    let queue = if let idle { idle } else { try open() }
    defer { state.withLock { $0.idle.append(queue) } }
    let outcome = queue.unsafeRead { database in
      guard let connection = SQLiteConnection(database, faults: faults, counter: counter) else {
        return Result<Value, SocialError>.failure(.unavailable)
      }
      return Result { () throws(SocialError) -> Value in try connection.read(body) }
    }
    return try outcome.get()
  }

  /// Waits for those who read, then closes their connections. Blocks.
  func close() throws {
    state.withLock { $0.isClosed = true }
    readers.wait()
    for queue in state.withLock({ $0.idle }) { try queue.close() }
  }

  private func open() throws(SocialError) -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch {
      throw faults.translate(error)
    }
  }
}

extension SQLiteConnection {
  /// Runs a body that sees one state.
  fileprivate func read<Value>(
    _ body: (any SQLConnection) throws(SocialError) -> Value
  ) throws(SocialError) -> Value {
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
