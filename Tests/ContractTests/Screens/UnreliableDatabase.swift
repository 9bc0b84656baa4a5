import AppValues
import SocialDatabase
import SocialTestSupport
import Synchronization

/// A database that takes its time and fails now and then, by a seed. What fails has changed nothing.
final class UnreliableDatabase: SQLDatabase {
  enum Mood { case calm, slow, failing }

  private struct State {
    var random: SeededGenerator
    var mood = Mood.calm
    var commits = 0
    var calls = 0
  }

  private static let errors: [AppError] = [.unavailable, .timeout, .offline, .storage(.locked)]

  private let base: any SQLDatabase
  private let state: Mutex<State>

  init(_ base: any SQLDatabase, seed: UInt64) {
    self.base = base
    state = Mutex(State(random: SeededGenerator(seed: seed)))
  }

  /// How many writes were committed.
  var commits: Int { state.withLock { $0.commits } }

  /// Waits until no one asks for anything.
  func rest() async {
    var turns = 0
    while turns < 20 {
      turns = state.withLock { $0.calls } == 0 ? turns + 1 : 0
      await Task.yield()
    }
  }

  func become(_ mood: Mood) { state.withLock { $0.mood = mood } }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    state.withLock { $0.calls += 1 }
    defer { state.withLock { $0.calls -= 1 } }
    try await trouble()
    let value = try await base.read(body)
    await pause()
    return value
  }

  /// Nil: nothing is at hand here.
  func newestChangeAtOnce() -> Int64? { nil }

  func readAtLength<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    state.withLock { $0.calls += 1 }
    defer { state.withLock { $0.calls -= 1 } }
    try await trouble()
    return try await base.readAtLength(body)
  }

  func write<Value: Sendable>(
    within scope: WriteScope, asking begin: @escaping TransactionBeginning<Value>
  ) async throws(AppError) -> Value {
    state.withLock { $0.calls += 1 }
    defer { state.withLock { $0.calls -= 1 } }
    try await trouble()
    let value = try await base.write(within: scope, asking: begin)
    state.withLock { $0.commits += 1 }
    await pause()
    return value
  }

  /// Takes its time, then fails one time in five.
  private func trouble() async throws(AppError) {
    await pause()
    let error = state.withLock { state -> AppError? in
      state.mood != .failing || Int.random(in: 0..<5, using: &state.random) > 0
        ? nil : Self.errors.randomElement(using: &state.random)
    }
    if let error { throw error }
  }

  private func pause() async {
    let turns = state.withLock { state in
      state.mood == .calm ? 0 : [0, 0, 1, 5, 30].randomElement(using: &state.random) ?? 0
    }
    for _ in 0..<turns { await Task.yield() }
  }

  var dialect: Dialect { base.dialect }
  var clock: WallClock { base.clock }
  var statementCount: Int { base.statementCount }
  var writeWaitCount: Int { base.writeWaitCount }
  var waitingWrites: Int { base.waitingWrites }
  func wakeUps() -> AsyncStream<LiveSignal> { base.wakeUps() }
  func close() async { await base.close() }

  func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await base.copy(to: file, emptying: tables, progress: progress, reading: body)
  }
}
