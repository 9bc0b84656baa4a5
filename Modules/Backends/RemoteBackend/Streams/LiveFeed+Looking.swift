import AppValues
import Synchronization

// What is known of the server without a stream.
extension LiveFeed {
  /// Whether those who listen have been told that the server is out of reach, and not yet that it's back.
  var isAway: Bool { state.withLock { $0.isAway } }

  /// Whether a stream tells everything from now on.
  func isInPlace(_ topic: LiveTopic) -> Bool { state.withLock { $0.inPlace.contains(topic) } }

  /// Whether someone is told nothing by a stream, and whether the connection has been gone for a while.
  func lacks(at time: Timestamp, _ patience: Int64) -> (streams: Bool, connection: Bool) {
    state.withLock { state in
      let isLost = state.lostAt.map { time.milliseconds - $0.milliseconds >= patience } ?? false
      return (!state.isOver && !state.uncovered.isEmpty, isLost && !state.isAway && !state.isOver)
    }
  }

  /// Tells everyone that the server is out of reach, once, unless a connection says otherwise.
  func leave() {
    let listeners = state.withLock { state -> [LiveListener] in
      if state.isAway || state.listeners.isEmpty || state.inPlace.contains(.user) { return [] }
      (state.isAway, state.lostAt) = (true, nil)
      return Array(state.listeners.values)
    }
    tell(.disconnected, listeners)
  }

  /// Asks the server for a sign behind what is shown in place of its answers. Those who listen are told once it's back.
  func ask() {
    let isNeeded = state.withLock { state in
      if state.isAsking || state.isOver || state.listeners.isEmpty { return false }
      state.isAsking = true
      return true
    }
    guard isNeeded else { return }
    leave()
    Task {
      await LiveWatch(feed: self).look()
      state.withLock { $0.isAsking = false }
    }
  }

  /// Tells those to look whom no stream tells, or everyone if the server was out of reach.
  func arrive() {
    let (event, listeners) = state.withLock { state -> (LiveListener.Event, [LiveListener]) in
      defer { (state.isAway, state.lostAt) = (false, nil) }
      return state.isAway ? (.lagged, Array(state.listeners.values)) : (.due, state.uncovered)
    }
    tell(event, listeners)
  }

  /// Tells everyone, who read in vain then, that the session has ended.
  func end() {
    let (listeners, work) = state.withLock { state in
      defer { (state.isOver, state.work) = (true, nil) }
      return (state.isOver ? [] : Array(state.listeners.values), state.work)
    }
    work?.cancel()
    tell(.lagged, listeners)
  }
}
