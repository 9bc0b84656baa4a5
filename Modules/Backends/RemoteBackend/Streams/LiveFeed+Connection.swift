import AppValues
import MastodonAPI
import SocialNetworking
import Synchronization

// What a connection says.
extension LiveFeed {
  /// How long servers take to begin with a stream. They don't say when they have.
  private static let settling = Duration.seconds(1)

  /// Notes what is asked for streams beside `user`.
  func open(_ subscriptions: any LiveSubscriptions, in turn: Int) {
    state.withLock { state in
      guard state.turn == turn else { return }
      state.open(subscriptions)
      _ = state.adjust()
    }
  }

  func close(in turn: Int) {
    state.withLock { if $0.turn == turn { $0.close() } }
  }

  /// Notes that a connection is there, which brings these streams.
  func connected(_ topics: [LiveTopic], in turn: Int) {
    begin(in: turn) { $0.all(topics) }
  }

  /// Waits until streams are in place, and then tells those whom they concern.
  ///
  /// - Parameter ask: Asks for streams. Returns those that begin now.
  func begin(in turn: Int, _ ask: @Sendable (inout LiveState) -> [LiveTopic]) {
    let (topics, beginning) = state.withLock { state -> ([LiveTopic], Int) in
      let topics = state.turn == turn ? ask(&state) : []
      return (topics, topics.isEmpty ? 0 : state.begin(topics))
    }
    if topics.isEmpty { return }
    Task {
      try? await source.time.pause(Self.settling)  // No one cancels it.
      tell(.lagged, state.withLock { $0.turn == turn ? $0.settle(topics, beginning) : [] })
    }
  }

  func lost(_ topics: [LiveTopic], in turn: Int) {
    unread.forget()
    let now = source.time.clock.now()
    state.withLock { state in
      if state.turn == turn { state.lose(state.all(topics), at: now) }
    }
  }

  func doubt(in turn: Int) {
    state.withLock { if $0.turn == turn { $0.doubt() } }
  }

  /// Tells those whom a message concerns.
  ///
  /// - Parameter topic: The stream that it came on; nil if the message says so.
  func hear(_ message: MastodonStreamMessage, on topic: LiveTopic?, in turn: Int) {
    guard let fact = LiveFact(message) else { return }
    let (listeners, topic) = state.withLock { state -> ([LiveListener], LiveTopic?) in
      guard state.turn == turn else { return ([], nil) }
      return (Array(state.listeners.values), topic ?? state.topic(of: message.stream))
    }
    tell(.happened(fact, on: topic), listeners)
  }

  func tell(_ event: LiveListener.Event, _ listeners: [LiveListener]) {
    unread.forget()
    for listener in listeners { listener.hear(event) }
  }
}
