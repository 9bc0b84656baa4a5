package import AppValues
package import SocialDatabase
import Synchronization

/// An embedded database that takes no writes while the machine's clock shows an impossible time: ids follow the clock
/// and never go back, and everything that waits for its time would happen at once.
package final class ClockGuardedDatabase: SQLDatabase {
  private let guarded: any SQLDatabase
  package let clock: WallClock
  /// The times that the clock may show, as of the last look: writes since then only add to them.
  private let plausible = Mutex<ClosedRange<Timestamp>?>(nil)

  /// - Parameter clock: Shows the present, even where what is written is given an earlier time.
  package init(_ guarded: any SQLDatabase, clock: WallClock) {
    self.guarded = guarded
    self.clock = clock
  }

  @discardableResult
  package func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value {
    try await guarded.write(within: scope) { [self] connection throws(AppError) in
      try requirePlausibleTime(connection)
      return try begin(connection)
    }
  }

  private func requirePlausibleTime(_ connection: any SQLConnection) throws(AppError) {
    let now = clock.now()
    if let plausible = plausible.withLock({ $0 }), plausible.contains(now) { return }
    let last = try connection.lastIDTime().flatMap { PlausibleTime.all.contains($0) ? $0 : nil }
    try PlausibleTime.require(now, after: last)
    // Where the last write is unknown, as in a new database, the next one is not.
    if last != nil { plausible.withLock { $0 = PlausibleTime.range(after: last) } }
  }

  package var dialect: Dialect { guarded.dialect }
  package var statementCount: Int { guarded.statementCount }
  package var writeWaitCount: Int { guarded.writeWaitCount }
  package var waitingWrites: Int { guarded.waitingWrites }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await guarded.read(body)
  }

  package func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await guarded.readAtLength(body)
  }

  package func newestChangeAtOnce() throws(AppError) -> Int64? { try guarded.newestChangeAtOnce() }

  package func wakeUps() -> AsyncStream<LiveSignal> { guarded.wakeUps() }

  package func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await guarded.copy(to: file, emptying: tables, progress: progress, reading: body)
  }

  package func close() async { await guarded.close() }
}
