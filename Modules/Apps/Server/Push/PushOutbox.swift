import SocialWebPush
import Synchronization

/// The messages that wait to be sent. A limited number is sent at once, and a part of that to each push service;
/// the services take turns.
final class PushOutbox: Sendable {
  /// The messages for one push service.
  private struct Lane {
    var waiting: [PushDelivery] = []
    var running = 0
    /// Whether it is among those that wait for their turn.
    var hasTurn = false
  }

  private struct State {
    var lanes: [String: Lane] = [:]
    var turns: [String] = []
    var running = 0
    var waiting = 0
    /// How many messages pause before they are tried again.
    var paused = 0
    var handled = 0
    var isClosed = false
  }

  private let limits: PushLimits
  private let attempt: @Sendable (PushDelivery) async -> Duration?
  private let state = Mutex(State())
  /// The messages to send now.
  private let due: AsyncStream<PushDelivery>
  private let start: AsyncStream<PushDelivery>.Continuation

  /// - Parameter attempt: Sends a message. Returns how long to wait before trying again; nil for no further try.
  init(limits: PushLimits, attempt: @escaping @Sendable (PushDelivery) async -> Duration?) {
    self.limits = limits
    self.attempt = attempt
    // There are never more in it than requests are allowed.
    (due, start) = AsyncStream.makeStream()
  }

  /// How many messages were sent or given up.
  var handled: Int { state.withLock { $0.handled } }

  /// Adds a message. Returns false if there's no room for it.
  @discardableResult
  func add(_ delivery: PushDelivery) -> Bool {
    state.withLock { state in
      let isFull = state.running + state.waiting + state.paused >= limits.waiting
      if state.isClosed || isFull || !take(delivery, &state) {
        state.handled += 1
        return false
      }
      startNext(&state)
      return true
    }
  }

  /// Sends messages until it's closed and empty, or the task is cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      for await delivery in due {
        group.addTask { await self.send(delivery) }
      }
      // Messages that wait for another try are given up.
      group.cancelAll()
    }
  }

  /// Accepts no more messages. Those that wait are still sent, but not tried again.
  func close() {
    state.withLock { state in
      state.isClosed = true
      finishIfEmpty(&state)
    }
  }

  private func send(_ delivery: PushDelivery) async {
    let pause = await attempt(delivery)
    let isPaused = state.withLock { state in
      state.running -= 1
      state.lanes[delivery.endpoint.origin]?.running -= 1
      let isPaused = pause != nil && !state.isClosed
      if isPaused { state.paused += 1 } else { state.handled += 1 }
      giveTurn(delivery.endpoint.origin, &state)
      startNext(&state)
      finishIfEmpty(&state)
      return isPaused
    }
    guard isPaused, let pause else { return }
    // It throws only when cancelled, when it's given up.
    let isCancelled = (try? await Task.sleep(for: pause)) == nil
    var again = delivery
    again.attempts += 1
    state.withLock { state in
      state.paused -= 1
      if isCancelled || state.isClosed || !take(again, &state) { state.handled += 1 }
      startNext(&state)
    }
  }

  /// Returns false if too many messages wait for the same push service.
  private func take(_ delivery: PushDelivery, _ state: inout State) -> Bool {
    let origin = delivery.endpoint.origin
    if state.lanes[origin, default: Lane()].waiting.count >= limits.waitingPerService { return false }
    state.lanes[origin, default: Lane()].waiting.append(delivery)
    state.waiting += 1
    giveTurn(origin, &state)
    return true
  }

  private func giveTurn(_ origin: String, _ state: inout State) {
    guard let lane = state.lanes[origin], !lane.hasTurn else { return }
    if lane.waiting.isEmpty {
      if lane.running == 0 { state.lanes[origin] = nil }
    } else if lane.running < limits.requestsPerService {
      state.lanes[origin]?.hasTurn = true
      state.turns.append(origin)
    }
  }

  private func startNext(_ state: inout State) {
    while state.running < limits.requests, !state.turns.isEmpty {
      let origin = state.turns.removeFirst()
      guard let delivery = state.lanes[origin]?.waiting.removeFirst() else { continue }
      state.lanes[origin]?.hasTurn = false
      state.lanes[origin]?.running += 1
      state.running += 1
      state.waiting -= 1
      giveTurn(origin, &state)
      start.yield(delivery)
    }
  }

  private func finishIfEmpty(_ state: inout State) {
    if state.isClosed, state.running == 0, state.waiting == 0 { start.finish() }
  }
}
