import AppValues

/// A connection to a server. One thread uses it, transaction after transaction.
final class PostgreSQLConnection: TransactionConnection {
  static let asksAhead = true
  let dialect = Dialect.postgreSQL
  var transaction = TransactionState()

  private let link: PostgreSQLLink
  private let faults: PostgreSQLFaults
  private let counter: StatementCounter
  private let clock: PostgreSQLClock
  private var isInTransaction = false
  private var plansOnce = false
  /// Whether the current transaction only reads.
  private var isReading = false
  /// The name of the current transaction, if it may write.
  private var name: PostgreSQLTransactionName?
  private let patience: Duration

  /// - Parameter patience: How long to find out whether a commit that wasn't answered succeeded.
  init(
    url: String, role: PostgreSQLRole = .reader, faults: PostgreSQLFaults, counter: StatementCounter,
    clock: PostgreSQLClock, patience: Duration
  ) {
    link = PostgreSQLLink(url: url, role: role)
    self.patience = patience
    self.faults = faults
    self.counter = counter
    self.clock = clock
  }

  func rows<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws(AppError) -> Value
  ) throws(AppError) -> [Value] {
    try plan(sql)
    return try run(sql)?.rows(decode) ?? []
  }

  func ask<Value>(
    _ sql: SQL, _ decode: @escaping (borrowing Row) -> Value
  ) throws(AppError) -> PendingQuery<Value> {
    let query = PendingQuery<Value> { [unowned self] () throws(AppError) in
      _ = try attempt { link throws(PostgreSQLFault) in try link.exchange() }
    }
    try plan(sql)
    counter.add()
    if !sql.text.hasPrefix("SELECT") { transaction.hasWritten = true }
    try attempt { link throws(PostgreSQLFault) in
      try link.send(sql) { query.resolve($0.rows(decode)) }
    }
    return query
  }

  func execute(_ sql: SQL) throws(AppError) -> Int {
    try run(sql)?.changedRows ?? 0
  }

  /// Sends a statement without a round trip of its own: it's sent together with the next statement that someone waits
  /// for.
  func submit(_ sql: SQL) throws(AppError) {
    transaction.hasWritten = true
    counter.add()
    try attempt { link throws(PostgreSQLFault) in try link.send(sql) }
  }

  func settle() throws(TransactionFault) {
    guard link.isExpecting else { return }
    do throws(PostgreSQLFault) {
      try link.exchange()
    } catch {
      _ = note(error)
      if let fault = transaction.fault { throw fault }
    }
  }

  /// Makes the server reuse its plan for a statement that is planned once, and for the rest of a transaction that
  /// writes. By default it plans a long statement for the given values each time, which takes longer than running it.
  private func plan(_ sql: SQL) throws(AppError) {
    guard sql.isPlannedOnce != plansOnce, sql.isPlannedOnce || isReading else { return }
    plansOnce = sql.isPlannedOnce
    try attempt { link throws(PostgreSQLFault) in
      try link.send("SET LOCAL plan_cache_mode TO \(plansOnce ? "force_generic_plan" : "DEFAULT")")
    }
  }

  private func run(_ sql: SQL) throws(AppError) -> PostgreSQLResult? {
    counter.add()
    let result = try attempt { link throws(PostgreSQLFault) in
      try link.send(sql)
      return try link.exchange()
    }
    if result?.hasChangedNothing != true { transaction.hasWritten = true }
    return result
  }

  private func attempt<Value>(
    _ body: (PostgreSQLLink) throws(PostgreSQLFault) -> Value
  ) throws(AppError) -> Value {
    // The server takes nothing more before this is undone.
    if let fault = transaction.fault?.error ?? transaction.statementFault { throw fault }
    do throws(PostgreSQLFault) {
      return try body(link)
    } catch {
      throw note(error)
    }
  }

  /// Records a fault for the end of the transaction. Some faults end it at once.
  private func note(_ fault: PostgreSQLFault) -> AppError {
    let told = (mayAssume ? faults.passing : faults).translate(fault)
    transaction.statementFault = transaction.statementFault ?? told
    if ends(fault) {
      transaction.fault = TransactionFault(told, mayRetry: PostgreSQLFaults.mayRetry(fault))
    }
    return told
  }

  /// Whether a fault ends the transaction.
  private func ends(_ fault: PostgreSQLFault) -> Bool {
    switch fault {
    case .lost, .unreachable, .unanswered, .unfit: true
    case .malformed, .invalid: false
    // Waiting in vain for the right to write is the only wait there is, and a lock of others' otherwise.
    case .refused(let state, _, _): PostgreSQLFaults.mayRetry(fault) || state == "55P03"
    }
  }
}

extension PostgreSQLConnection {
  /// Locks writing, so that changes become visible in the order of their sequence numbers and ids. Every transaction
  /// that writes takes this lock. The number is arbitrary: "SoCn". The statement returns the transaction's name,
  /// which would otherwise take a round trip.
  private static let lock: SQL = "SELECT pg_current_xact_id() FROM pg_advisory_xact_lock(1399800686)"

  /// Connects. Returns whether the server had room.
  func findsRoom() -> Bool {
    do throws(PostgreSQLFault) {
      try link.connect()
    } catch .refused(PostgreSQLFaults.crowded, _, _) {
      return false
    } catch {
      // The first transaction tells.
    }
    return true
  }

  func begin() throws(TransactionFault) {
    (plansOnce, isReading) = (false, false)
    name = nil
    try control { link throws(PostgreSQLFault) in
      try link.connect()
      // Each statement has to see what was committed before it, and the first to have the right to write.
      try link.send("BEGIN ISOLATION LEVEL READ COMMITTED")
      try askTime(link)
      try link.send(Self.lock) { [unowned self] in
        let number = $0.rows { $0.text(0) }.first
        name = number.map { PostgreSQLTransactionName(number: $0, life: link.life) }
      }
    }
    isInTransaction = true
  }

  /// Begins to read a consistent state.
  func beginReading() throws(TransactionFault) {
    transaction = TransactionState()
    (plansOnce, isReading) = (false, true)
    try control { link throws(PostgreSQLFault) in
      try link.connect()
      try link.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      try askTime(link)
    }
    isInTransaction = true
  }

  /// Fetches the server's time with the next statements. The server sends it at once, rather than after it has
  /// granted the lock.
  private func askTime(_ link: PostgreSQLLink) throws(PostgreSQLFault) {
    guard clock.isOld else { return }
    let sent = ContinuousClock.now
    try link.send(PostgreSQLClock.query) { [clock] answer in
      for time in answer.rows({ $0.integer(0) }) { clock.learn(time, sent: sent) }
    }
    try link.askForAnswers()
  }

  /// Ends reading without waiting for the server's answer.
  func endReading() {
    guard isInTransaction else { return }
    isInTransaction = false
    do throws(PostgreSQLFault) {
      try link.send("ROLLBACK")
      try link.endBatch()
    } catch {
      _ = faults.translate(error)  // Logged; the next transaction connects again.
    }
  }

  func commit() throws(TransactionFault) {
    do throws(PostgreSQLFault) {
      if !transaction.changes.isEmpty { try link.send("NOTIFY \(PostgreSQLWatcher.channel)") }
      try link.send("COMMIT")
      let answer = try link.exchange()
      isInTransaction = false
      guard answer?.command == "COMMIT" else {
        throw .refused(
          state: "", message: "the answer was \(answer?.command ?? "empty")", sql: "COMMIT")
      }
    } catch {
      guard case .lost(let message) = error else {
        throw TransactionFault(faults.translate(error), mayRetry: PostgreSQLFaults.mayRetry(error))
      }
      isInTransaction = false
      try learnOutcome(message)
    }
  }

  /// Returns if the server committed a transaction whose commit it didn't answer. Running that again would do
  /// everything twice.
  private func learnOutcome(_ message: String) throws(TransactionFault) {
    switch name.map({ link.outcome(of: $0, within: patience) }) ?? .unknown {
    case .committed: return
    case .undone: throw TransactionFault(faults.translate(.lost(message)), mayRetry: true)
    case .unknown: throw TransactionFault(faults.translate(.unanswered(message)))
    }
  }

  func savepoint() throws(TransactionFault) {
    try control { link throws(PostgreSQLFault) in try link.send("SAVEPOINT job") }
  }

  func releaseSavepoint() throws(TransactionFault) {
    try control { link throws(PostgreSQLFault) in try link.send("RELEASE job") }
  }

  func rollbackToSavepoint() throws(TransactionFault) {
    try control { link throws(PostgreSQLFault) in
      try link.send("ROLLBACK TO job")
      try link.send("RELEASE job")
    }
  }

  func rollback() {
    guard isInTransaction else { return }
    isInTransaction = false
    guard link.isConnected else { return }
    do throws(PostgreSQLFault) {
      // What is on its way may have been refused, and behind that the server would skip this.
      if link.isExpecting { try link.exchange() }
    } catch {
      // It is undone now, or else the connection is gone.
    }
    guard link.isConnected else { return }
    do throws(PostgreSQLFault) {
      try link.send("ROLLBACK")
      try link.exchange()
    } catch {
      link.disconnect()
    }
  }

  /// Closes the connection to the server.
  func disconnect() {
    link.disconnect()
  }

  private func control(
    _ body: (PostgreSQLLink) throws(PostgreSQLFault) -> Void
  ) throws(TransactionFault) {
    do throws(PostgreSQLFault) {
      try body(link)
    } catch {
      let fault = TransactionFault(
        faults.translate(error), mayRetry: PostgreSQLFaults.mayRetry(error))
      transaction.fault = fault
      throw fault
    }
  }
}
