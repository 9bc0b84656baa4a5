import AppValues

/// Opens connections for a stream.
struct EventSource: Sendable {
  let request: NetworkRequest
  let transport: any Transport
  /// What is wanted of a WebSocket; nil for server-sent events.
  let subscriptions: StreamSubscriptions?
  /// The highest number of bytes of a message.
  let limit: Int
  let clock: WallClock

  /// Opens a connection.
  ///
  /// Throws `status` if the server refuses it, and `undecodable` if it answers with something else.
  func connect() async throws(NetworkError) -> EventConnection {
    var request = request
    if let subscriptions { request.kind = .webSocket(subscriptions.messages()) }
    let response = try await transport.send(request)
    if let address = Redirect.address(of: response) { throw .redirected(to: address) }
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    switch (subscriptions, response.status) {
    case (_?, 101): return EventConnection(response.body, decoder: .messages)
    case (nil, 200) where type.hasPrefix("text/event-stream"):
      return EventConnection(response.body, decoder: .events(ServerSentEvents(limit: limit)))
    case (_, 200..<300): throw .undecodable(type.contains("html") ? .webPage : .malformed("the stream"))
    default:
      let body = try await response.body.collected(upTo: limit)
      let answer = ReceivedAnswer(status: response.status, headers: response.headers, body: body)
      throw .status(ServerRefusal(answer, now: clock.now()))
    }
  }
}
