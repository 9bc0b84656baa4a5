import AppValues
import PostActions
import Synchronization

/// Hears once, for all who listen in this process, what happens at a server for one viewer, as long as anyone listens.
///
/// A listener that reads what it shows after each `lagged` hears of everything it hasn't read, and one that hears
/// `disconnected` hears `lagged` once the server is back. What no stream tells is looked at every minute or so.
final class LiveFeed: Sendable {
  /// How many changes of posts a slow listener may fall behind.
  private static let buffer = 256

  let source: LiveSource
  let state = Mutex(LiveState())
  let unread = UnreadMemory()
  /// Whether the session has ended.
  var isOver: Bool { state.withLock { $0.isOver } }

  init(_ source: LiveSource) {
    self.source = source
  }

  /// Signals what may be new, until cancelled.
  func signals(_ interest: LiveInterest) -> AsyncStream<LiveSignal> {
    // The last signal is enough: a listener then reads the whole list again.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let pace = SignalPace(source.time) { continuation.yield(.changed) }
      let number = add(
        LiveListener(interest: interest) { event in
          switch event {
          case .happened(let fact, let topic): if interest.concerns(fact, on: topic) { pace.add() }
          case .due: continuation.yield(.changed)
          case .lagged: continuation.yield(.lagged)
          case .disconnected: continuation.yield(.disconnected)
          }
        })
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// Changes of posts, until cancelled.
  func changes() -> AsyncStream<PostChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.buffer)) { continuation in
      let knowledge = source.knowledge
      let number = add(
        LiveListener(interest: .posts) { event in
          let changes: [PostChange] =
            switch event {
            case .happened(let fact, _): fact.changes
            case .lagged: [.lagged]
            // Where each post is a request, they stay as they were read.
            case .due: knowledge.lacks(.statusList) ? [] : [.lagged]
            case .disconnected: []
            }
          for change in changes {
            // A listener that lost the oldest change is told so after the newest.
            if case .dropped = continuation.yield(change) { continuation.yield(.lagged) }
          }
        })
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  private func add(_ listener: LiveListener) -> Int {
    let (number, turn) = state.withLock { state in
      let number = state.add(listener)
      if state.work == nil, !state.isOver {
        state.beginTurn()
        state.work = LiveState.Work(
          connecting: connect(in: state.turn), watching: Task { await LiveWatch(feed: self).run() })
      }
      return (number, state.turn)
    }
    begin(in: turn) { $0.adjust() }
    return number
  }

  private func remove(_ number: Int) {
    let work = state.withLock { state -> LiveState.Work? in
      state.remove(number)
      guard state.listeners.isEmpty else {
        _ = state.adjust()
        return nil
      }
      defer { state.work = nil }
      state.beginTurn()
      state.isAway = false
      return state.work
    }
    work?.cancel()
  }

  private func connect(in turn: Int) -> Task<Void, Never> {
    Task { await LiveConnector(feed: self, turn: turn).run() }
  }

  /// Gives up the connection, which may be dead, and makes another.
  func restart() {
    let old = state.withLock { state -> Task<Void, Never>? in
      guard let old = state.work?.connecting else { return nil }
      state.beginTurn()
      let new = connect(in: state.turn)
      state.work?.connecting = new
      return old
    }
    old?.cancel()
  }
}
