import AppValues
import Dispatch
import Synchronization

/// Passes signals on to all listeners. It watches the database as long as there are listeners.
final class SignalHub: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<LiveSignal>.Continuation] = [:]
    var next = 0
    var watch: Task<Void, Never>?
    /// The first signal for new listeners; nil while watching hasn't begun.
    var current: LiveSignal?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let watch: @Sendable (SignalHub) async -> Void
  /// Entered by each watch.
  private let watches = DispatchGroup()

  /// - Parameter watch: Watches until cancelled, and reports to the hub.
  init(watch: @escaping @Sendable (SignalHub) async -> Void) {
    self.watch = watch
  }

  /// The signals from now on.
  func listen() -> AsyncStream<LiveSignal> {
    // A listener that is slow needs the last signal only: it reads everything again.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = add(continuation)
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// Sends a signal to all listeners.
  func send(_ signal: LiveSignal) {
    let listeners = state.withLock { state in
      state.current = signal
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.yield(signal) }
  }

  /// Ends all streams and the watch.
  func close() {
    let (listeners, watch) = state.withLock { state in
      state.isClosed = true
      defer { state.watch = nil }
      return (Array(state.listeners.values), state.watch)
    }
    watch?.cancel()
    for listener in listeners { listener.finish() }
  }

  /// Waits until every watch has given up its connection, once closed. Blocks.
  func waitForWatches() {
    watches.wait()
  }

  private func add(_ continuation: AsyncStream<LiveSignal>.Continuation) -> Int {
    let (number, current, isClosed) = state.withLock { state in
      state.next += 1
      guard !state.isClosed else { return (state.next, LiveSignal?.none, true) }
      state.listeners[state.next] = continuation
      if state.watch == nil {
        state.current = nil
        watches.enter()
        state.watch = Task { [weak self, watch, watches] in
          if let self { await watch(self) }
          watches.leave()
        }
      }
      return (state.next, state.current, false)
    }
    if let current { continuation.yield(current) }
    if isClosed { continuation.finish() }
    return number
  }

  private func remove(_ number: Int) {
    let watch: Task<Void, Never>? = state.withLock { state in
      state.listeners[number] = nil
      guard state.listeners.isEmpty else { return nil }
      defer { state.watch = nil }
      return state.watch
    }
    watch?.cancel()
  }
}
