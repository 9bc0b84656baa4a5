import AppValues
import SocialNetworking
import Synchronization

/// Whether a server can be reached, by what became of the latest requests of everyone in this process.
final class ServerReach: Sendable {
  private struct State {
    /// When a request last found no way to the server, and why; nil once it has answered another one.
    var missed: (at: Timestamp, fault: NetworkError)?
    var listeners: [Int: SignalPace] = [:]
    var last = 0
  }

  /// For how long a server that couldn't be reached is taken for one that still can't be, in milliseconds.
  private static let patience: Int64 = 60_000

  private let state = Mutex(State())
  private let time: NetworkTime

  init(time: NetworkTime) {
    self.time = time
  }

  /// Signals when the server answers again that couldn't be reached, until cancelled: at once, but no more often than every
  /// few seconds, however the connection comes and goes.
  func returns() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let pace = SignalPace(time) { continuation.yield() }
      let number = state.withLock { state in
        state.last += 1
        state.listeners[state.last] = pace
        return state.last
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[number] = nil }
      }
    }
  }

  /// Why the server couldn't be reached a moment ago; nil if it has answered since, or if that was longer ago.
  var recentFault: NetworkError? {
    let now = time.clock.now().milliseconds
    return state.withLock { state in
      guard let missed = state.missed, (0..<Self.patience).contains(now - missed.at.milliseconds) else {
        return nil
      }
      return missed.fault
    }
  }

  /// Notes that there's no way to the server, and why.
  func miss(_ fault: NetworkError) {
    let now = time.clock.now()
    state.withLock { $0.missed = (now, fault) }
  }

  /// Notes that the server has answered, whatever it said.
  func arrive() {
    let listeners = state.withLock { state -> [SignalPace] in
      if state.missed == nil { return [] }
      state.missed = nil
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.add() }
  }
}
