public import MastodonAPI
import Synchronization

/// The streams that are wanted of a WebSocket: those from the beginning, and those that are added and removed while it's
/// open. After a gap, all of them are asked for again.
public final class StreamSubscriptions: Sendable {
  private struct State {
    var wanted: [MastodonStreamRequest]
    var connections: [Int: AsyncStream<String>.Continuation] = [:]
    var lastConnection = 0
  }

  private let state: Mutex<State>

  /// - Parameter wanted: The streams to begin with.
  public init(_ wanted: [MastodonStreamRequest] = []) {
    state = Mutex(State(wanted: wanted))
  }

  /// Asks for another stream.
  ///
  /// - Parameter request: The stream, with its hashtag or list.
  public func add(_ request: MastodonStreamRequest) {
    state.withLock { state in
      guard !state.wanted.contains(request) else { return }
      state.wanted.append(request)
      for connection in state.connections.values { connection.yield(Self.text(request)) }
    }
  }

  /// Asks for nothing more of a stream.
  ///
  /// - Parameter request: The stream as it was asked for.
  public func remove(_ request: MastodonStreamRequest) {
    state.withLock { state in
      guard let index = state.wanted.firstIndex(of: request) else { return }
      state.wanted.remove(at: index)
      var end = request
      end.type = "unsubscribe"
      for connection in state.connections.values { connection.yield(Self.text(end)) }
    }
  }

  /// What to send on a new connection: first all that is wanted, then each change.
  func messages() -> AsyncStream<String> {
    let (messages, continuation) = AsyncStream<String>.makeStream()
    let number = state.withLock { state -> Int in
      state.lastConnection += 1
      state.connections[state.lastConnection] = continuation
      for request in state.wanted { continuation.yield(Self.text(request)) }
      return state.lastConnection
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.connections[number] = nil }
    }
    return messages
  }

  private static func text(_ request: MastodonStreamRequest) -> String {
    String(decoding: JSONWriter.bytes(of: request), as: UTF8.self)
  }
}
