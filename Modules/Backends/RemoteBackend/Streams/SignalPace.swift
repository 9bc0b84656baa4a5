import SocialNetworking
import Synchronization

/// Passes on signals at once, but no more than one every few seconds: each leads to a request, and a server's public
/// timeline never rests.
final class SignalPace: Sendable {
  private struct State {
    var isResting = false
    var isDue = false
  }

  private static let rest = Duration.seconds(3)

  private let state = Mutex(State())
  private let time: NetworkTime
  private let signal: @Sendable () -> Void

  /// - Parameter signal: Passes on a signal.
  init(_ time: NetworkTime, _ signal: @escaping @Sendable () -> Void) {
    self.time = time
    self.signal = signal
  }

  /// Passes on a signal, now or after the rest.
  func add() {
    let isResting = state.withLock { state in
      if state.isResting { state.isDue = true }
      defer { state.isResting = true }
      return state.isResting
    }
    if isResting { return }
    signal()
    Task { await rest() }
  }

  private func rest() async {
    while true {
      try? await time.pause(Self.rest)  // No one cancels it.
      let isDue = state.withLock { state in
        defer { (state.isResting, state.isDue) = (state.isDue, false) }
        return state.isDue
      }
      guard isDue else { return }
      signal()
    }
  }
}
