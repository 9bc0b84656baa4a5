import AppValues
import SocialConnectTesting
import SocialDatabase

/// A database whose signals a test gives, and that can't be read for as long as the test says.
struct TroubledDatabase: SQLDatabase {
  let base: any SQLDatabase
  let isOut = LockedValue(false)
  private let signals = AsyncStream<LiveSignal>.makeStream()

  init(_ base: any SQLDatabase) {
    self.base = base
  }

  func signal(_ signal: LiveSignal) {
    signals.continuation.yield(signal)
  }

  /// Ends the signals, as a database does that is closed.
  func end() {
    signals.continuation.finish()
  }

  func wakeUps() -> AsyncStream<LiveSignal> { signals.stream }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    if isOut.value { throw .busy(retryAfter: 1) }
    return try await base.read(body)
  }

  func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await read(body)
  }

  func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value {
    try await base.write(within: scope, asking: begin)
  }

  func newestChangeAtOnce() throws(AppError) -> Int64? {
    if isOut.value { throw .busy(retryAfter: 1) }
    return try base.newestChangeAtOnce()
  }

  var dialect: Dialect { base.dialect }
  var clock: WallClock { base.clock }
  var statementCount: Int { base.statementCount }
  var writeWaitCount: Int { base.writeWaitCount }
  var waitingWrites: Int { base.waitingWrites }

  func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await base.copy(to: file, emptying: tables, progress: progress, reading: body)
  }

  func close() async { await base.close() }
}
