import AppValues
import Entities
import ServiceLifecycle
import Synchronization

/// All connections to streams. It limits their number, and ends all of them when the server stops.
final class StreamHub: Service {
  private struct State {
    var connections: [Int: StreamConnection] = [:]
    var people: [ID<User>: Int] = [:]
    var next = 0
    var isStopping = false
  }

  private let limits: StreamLimits
  private let state = Mutex(State())

  init(limits: StreamLimits) {
    self.limits = limits
  }

  /// The number of connections.
  var count: Int { state.withLock { $0.connections.count } }

  /// Admits a connection for as long as the returned place is held.
  ///
  /// Throws if there are too many, or the server stops.
  func enter(_ connection: StreamConnection) throws(ServerError) -> StreamSlot {
    let person = connection.session.user
    let number = try state.withLock { state throws(ServerError) in
      if state.isStopping || state.connections.count >= limits.connections {
        throw ServerError(.busy(retryAfter: 5))
      }
      let count = state.people[person, default: 0]
      if count >= limits.connectionsPerPerson { throw .tooMany(retryAfter: 60) }
      state.people[person] = count + 1
      state.next += 1
      state.connections[state.next] = connection
      return state.next
    }
    return StreamSlot(connection) { [weak self] in self?.leave(number, person) }
  }

  /// Ends all streams when the server stops or this task is cancelled.
  func run() async throws {
    // It throws when cancelled, which means the same here.
    try? await gracefulShutdown()
    stop()
  }

  private func stop() {
    let connections = state.withLock { state in
      state.isStopping = true
      return Array(state.connections.values)
    }
    for connection in connections { connection.end(.stopped) }
  }

  private func leave(_ number: Int, _ person: ID<User>) {
    state.withLock { state in
      guard state.connections.removeValue(forKey: number) != nil else { return }
      let count = state.people[person, default: 0] - 1
      state.people[person] = count > 0 ? count : nil
    }
  }
}

/// The place of a connection among all. It is given back when it's no longer held, however the request ended: the
/// body of an answer is never asked for if the client goes before.
final class StreamSlot: Sendable {
  private let connection: StreamConnection
  private let giveBack: @Sendable () -> Void

  init(_ connection: StreamConnection, giveBack: @escaping @Sendable () -> Void) {
    self.connection = connection
    self.giveBack = giveBack
  }

  deinit {
    leave()
  }

  func leave() {
    connection.end(.left)
    giveBack()
  }
}
