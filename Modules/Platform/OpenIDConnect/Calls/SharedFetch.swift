import AppValues
import Synchronization

/// What is fetched once for all who wait for it, and kept for a while.
///
/// Who is cancelled stops waiting at once; the fetch goes on for the others.
final class SharedFetch<Value: Sendable>: Sendable {
  /// A value, and how many there were before it.
  struct Version: Sendable {
    let value: Value
    let number: Int
    let fetchedAt: Timestamp
  }

  private struct State {
    var version: Version?
    /// When the last fetch began.
    var attemptedAt: Timestamp?
    var isFetching = false
    var waiting: [Int: CheckedContinuation<Result<Version?, IdentityError>, Never>] = [:]
    var lastWaiting = 0
  }

  private let lifetime: Int64
  private let pause: Int64
  private let clock: WallClock
  private let fetch: @Sendable () async throws(IdentityError) -> Value
  private let state = Mutex(State())

  /// - Parameters:
  ///   - lifetime: How long a value is kept, in seconds.
  ///   - pause: How much time there is at least between a fetch and one for something newer, in seconds.
  ///   - clock: The current time.
  ///   - fetch: Fetches a value. It ends within a time of its own.
  init(
    lifetime: Int64, pause: Int64 = 60, clock: WallClock,
    fetch: @escaping @Sendable () async throws(IdentityError) -> Value
  ) {
    self.lifetime = lifetime
    self.pause = pause
    self.clock = clock
    self.fetch = fetch
  }

  /// The value, fetched if there's none that is recent.
  ///
  /// Throws what the fetch throws; `cancelled`.
  func current() async throws(IdentityError) -> Version {
    let version = try await wait { [lifetime] state, now in
      if let version = state.version, Self.isRecent(version.fetchedAt, lifetime, now) {
        return .success(version)
      }
      return nil
    }
    guard let version else { throw .cancelled }
    return version
  }

  /// A value after one that turned out to be too old; nil if there's none, and it's too early to fetch again.
  ///
  /// Throws what the fetch throws; `cancelled`.
  func newer(than number: Int) async throws(IdentityError) -> Version? {
    try await wait { [pause] state, now in
      if let version = state.version, version.number > number { return .success(version) }
      return !state.isFetching && Self.isRecent(state.attemptedAt, pause, now) ? .success(nil) : nil
    }
  }

  /// Waits for the next fetch, unless there's an answer already.
  private func wait(
    unless answer: @Sendable (State, Timestamp) -> Result<Version?, IdentityError>?
  ) async throws(IdentityError) -> Version? {
    let id = state.withLock { state in
      state.lastWaiting += 1
      return state.lastWaiting
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let now = clock.now()
        let (ready, begins) = state.withLock { state -> (Result<Version?, IdentityError>?, Bool) in
          if Task.isCancelled { return (.failure(.cancelled), false) }
          if let ready = answer(state, now) { return (ready, false) }
          state.waiting[id] = continuation
          if state.isFetching { return (nil, false) }
          state.isFetching = true
          state.attemptedAt = now
          return (nil, true)
        }
        if let ready { continuation.resume(returning: ready) }
        if begins { Task { await self.run(now) } }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: .failure(.cancelled))
    }
    return try result.get()
  }

  private func run(_ now: Timestamp) async {
    let result: Result<Value, IdentityError>
    do {
      result = .success(try await fetch())
    } catch {
      result = .failure(error)
    }
    let (waiting, outcome) = state.withLock { state in
      let outcome = result.map {
        Version(value: $0, number: (state.version?.number ?? 0) + 1, fetchedAt: now)
      }
      if case .success(let version) = outcome { state.version = version }
      state.isFetching = false
      defer { state.waiting = [:] }
      return (state.waiting.values, outcome)
    }
    for continuation in waiting { continuation.resume(returning: outcome.map { $0 }) }
  }

  /// Whether something happened at most so many seconds ago. Nothing happened in the future: then the clock was wrong.
  private static func isRecent(_ time: Timestamp?, _ seconds: Int64, _ now: Timestamp) -> Bool {
    time.map { $0 <= now && now < $0.adding(seconds: seconds) } ?? false
  }
}
