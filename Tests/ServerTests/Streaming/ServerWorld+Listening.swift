import Foundation

extension ServerWorld {
  /// Listens to a stream of events for a while.
  func listen(
    to path: String, as person: ServerPerson, _ body: (EventStreamClient) async throws -> Void
  ) async throws {
    try await LiveConnection.open(to: try port) { connection in
      try await body(EventStreamClient(connection, path, token: person.token))
    }
  }

  /// Listens by a WebSocket for a while.
  ///
  /// - Parameter window: How many bytes the system takes in that aren't read; nil for what is usual.
  func connect(
    as person: ServerPerson, query: String = "", window: Int? = nil,
    _ body: (WebSocketClient) async throws -> Void
  ) async throws {
    try await LiveConnection.open(to: try port, window: window) { connection in
      try await body(WebSocketClient(connection, query: query, token: person.token))
    }
  }
}

extension EventStreamClient.Event {
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(data.utf8))
  }
}
