package import AppValues
package import SocialDatabase
import Synchronization

/// Reads the `change` table once for all listeners in this process, as long as there are any, and finds out once
/// for all of them whom a change concerns.
///
/// A listener that reads what it shows after each `lagged` hears of every change that it hasn't read, and one that hears
/// `disconnected` hears `lagged` once the source is back. That holds for changes of any process, after any fault, and when
/// old changes are deleted at any time: `ChangeFeedModel` goes through all orders in which those can happen.
package final class ChangeFeed: Sendable {
  /// What a listener hears.
  package enum Event: Sendable {
    /// Changes that concern it, and the person it belongs to: nil where no one is signed in, or no longer.
    case changes([ChangeRecord], viewer: Int64?)
    /// Changes were missed, or may have been.
    case lagged
    case disconnected

    /// What it means for a listener that reads a list again.
    package var signal: LiveSignal {
      switch self {
      case .changes: .changed
      case .lagged: .lagged
      case .disconnected: .disconnected
      }
    }
  }

  private struct State {
    var listeners = ChangeListeners()
    var next = 0
    var reader: Task<Void, Never>?
    /// Counts the readers. An earlier one may not have ended yet when the next begins, and is ignored.
    var turn = 0
    /// Whether the reader misses nothing from now on.
    var isInPlace = false
  }

  /// How many batches a slow listener may fall behind.
  private static let buffer = 64
  private static let batch = 500

  private let database: any SQLDatabase
  private let patience: Duration
  private let state = Mutex(State())

  /// - Parameter patience: How long to wait before reading again what couldn't be read.
  package init(database: any SQLDatabase, patience: Duration = .seconds(1)) {
    self.database = database
    self.patience = patience
  }

  /// Tells a listener what happens from now on, with one `lagged` when the watch is in place, for what happened until
  /// then.
  ///
  /// - Parameters:
  ///   - tokenHash: Of the session that the listener belongs to, as it is stored; nil for one that isn't signed in.
  ///   - viewer: Whose session that is; nil to find it out.
  ///   - hear: Takes what happens, and nil when there's nothing more to hear. It must not wait.
  package func listen(
    _ interest: Interest, to tokenHash: String?, of viewer: Int64? = nil,
    _ hear: @escaping @Sendable (Event?) -> Void
  ) -> Listening {
    let number = add(
      ChangeListener(interest: interest, tokenHash: tokenHash, viewer: viewer, hear: hear))
    return Listening { [weak self] in self?.remove(number) }
  }

  /// The events from now on, until cancelled.
  package func events(_ interest: Interest = .everything, to tokenHash: String? = nil) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.buffer)) { events in
      let listening = listen(interest, to: tokenHash) { event in
        guard let event else { return events.finish() }
        // A listener that lost the oldest batch is told so after the newest.
        if case .dropped = events.yield(event) { events.yield(.lagged) }
      }
      events.onTermination = { _ in listening.end() }
    }
  }

  /// Signals changes that concern the listener, and the end of its person's sessions, until cancelled.
  package func signals(_ interest: Interest, to tokenHash: String?) -> AsyncStream<LiveSignal> {
    // The last signal is enough: a listener then reads the whole list again.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { signals in
      let listening = listen(interest, to: tokenHash) { event in
        if let event { signals.yield(event.signal) } else { signals.finish() }
      }
      signals.onTermination = { _ in listening.end() }
    }
  }

  private func add(_ listener: ChangeListener) -> Int {
    let (number, isInPlace) = state.withLock { state in
      state.next += 1
      state.listeners.add(listener, as: state.next)
      if state.reader == nil {
        state.isInPlace = false
        state.turn += 1
        state.reader = Task { [weak self, database, patience, turn = state.turn] in
          // What the database signals, and what tells to try again.
          let (signals, next) = AsyncStream<LiveSignal>.makeStream(bufferingPolicy: .bufferingNewest(1))
          let watching = Task {
            for await signal in database.wakeUps() { next.yield(signal) }
            next.finish()
          }
          defer { watching.cancel() }
          var position = Position()
          for await signal in signals {
            guard let self, !Task.isCancelled else { return }
            position = await self.hear(signal, at: position, in: turn)
            // The database signals itself when its watch is back.
            guard position.isAway, signal != .disconnected else { continue }
            Task {
              try? await Task.sleep(for: patience)  // No one cancels it.
              next.yield(.changed)
            }
          }
          self?.finish(turn)
        }
      }
      return (state.next, state.isInPlace)
    }
    if isInPlace { listener.hear(.lagged) }
    return number
  }

  private func remove(_ number: Int) {
    let reader: Task<Void, Never>? = state.withLock { state in
      state.listeners.remove(number)
      guard state.listeners.isEmpty else { return nil }
      defer { state.reader = nil }
      return state.reader
    }
    reader?.cancel()
  }

  private func finish(_ turn: Int) {
    let listeners = state.withLock { $0.turn == turn ? Array($0.listeners.all.values) : [] }
    for listener in listeners { listener.hear(nil) }
  }

  /// How far the reader has come.
  private struct Position {
    /// The sequence number read up to; nil before the first signal.
    var last: Int64?
    /// Whether the listeners have been told that the source is away, and not yet that it's back.
    var isAway = false
  }

  /// Sends the listeners what a signal brings. Returns how far the reader has come.
  private func hear(_ signal: LiveSignal, at position: Position, in turn: Int) async -> Position {
    if signal == .disconnected {
      send(.disconnected, in: turn, isInPlace: false)
      return Position(last: position.last, isAway: true)
    }
    do throws(AppError) {
      if let last = position.last, !position.isAway {
        return Position(last: try await deliver(after: last, in: turn))
      }
      let newest = try await newest()
      send(.lagged, in: turn, isInPlace: true)
      return Position(last: newest)
    } catch {
      if !position.isAway { send(.disconnected, in: turn, isInPlace: false) }
      return Position(last: position.last, isAway: true)
    }
  }

  private func newest() async throws(AppError) -> Int64 {
    try await database.read { connection throws(AppError) in try connection.newestChange() }
  }

  /// The changes after a sequence number.
  private enum Batch {
    case none
    /// Some of them have been deleted.
    case forgotten
    case reaching(ChangeReach, newest: Int64, isLast: Bool)
  }

  private func deliver(after start: Int64, in turn: Int) async throws(AppError) -> Int64 {
    var last = start
    while true {
      let (sequence, questions) = (last, state.withLock { $0.listeners.questions })
      let found = try await database.read {
        connection throws(AppError) -> Batch in
        if try connection.hasForgottenChanges(after: sequence) { return .forgotten }
        let changes = try connection.changes(after: sequence, limit: Self.batch)
        guard let newest = changes.last?.sequence else { return .none }
        return .reaching(
          try ChangeReach(of: changes.map(\.record), answering: questions, connection), newest: newest,
          isLast: changes.count < Self.batch)
      }
      switch found {
      case .none: return last
      case .forgotten:
        let newest = try await newest()
        send(.lagged, in: turn)
        return newest
      case .reaching(let reach, let newest, let isLast):
        last = newest
        send(reach, in: turn)
        // What was committed since has its own signal.
        if isLast { return last }
      }
    }
  }

  /// - Parameter isInPlace: Whether the reader misses nothing from now on; as before if left out.
  private func send(_ event: Event, in turn: Int, isInPlace: Bool? = nil) {
    let listeners = state.withLock { state in
      guard state.turn == turn else { return [ChangeListener]() }
      state.isInPlace = isInPlace ?? state.isInPlace
      return Array(state.listeners.all.values)
    }
    for listener in listeners { listener.hear(event) }
  }

  /// Sends changes to the listeners that they concern, and remembers whose listeners these are.
  private func send(_ reach: ChangeReach, in turn: Int) {
    let listeners = state.withLock { state in
      state.turn == turn ? state.listeners.concerned(by: reach) : []
    }
    for listener in listeners {
      listener.hear(.changes(reach.changes, viewer: listener.viewer))
    }
  }
}
