import AppValues
import SocialNetworking
import Synchronization

/// Whether a server can be reached, by what became of the latest requests of everyone in this process.
final class ServerReach: Sendable {
  private struct State {
    /// When a request last found no way to the server; nil once it has answered another one.
    var missedAt: Timestamp?
    var listeners: [Int: SignalPace] = [:]
    var last = 0
  }

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

  /// Notes that there's no way to the server.
  func miss() {
    let now = time.clock.now()
    state.withLock { $0.missedAt = now }
  }

  /// Notes that the server has answered, whatever it said.
  func arrive() {
    let listeners = state.withLock { state -> [SignalPace] in
      guard state.missedAt != nil else { return [] }
      state.missedAt = nil
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.add() }
  }
}
