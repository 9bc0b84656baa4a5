public import MastodonAPI

extension APIClient {
  /// Listens to a stream of server-sent events.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint of the stream.
  ///   - pieces: The values for the placeholders in its path, in order.
  ///   - parameters: Its parameters.
  public func events<Parameters>(
    _ endpoint: Endpoint<Parameters, MastodonEvents>, at pieces: [String] = [], with parameters: Parameters
  ) throws(NetworkError) -> EventStream {
    var request = try streamRequest(endpoint, at: pieces, with: parameters)
    request.kind = .events
    request.headers["Accept"] = "text/event-stream"
    return stream(of: request, nil)
  }

  /// Listens to any number of streams on one WebSocket.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint of the WebSocket.
  ///   - parameters: The stream that is named in the address, if any: some servers know no others.
  ///   - subscriptions: The streams that are asked for once it's open.
  public func events<Parameters>(
    _ endpoint: Endpoint<Parameters, MastodonWebSocket>, with parameters: Parameters,
    following subscriptions: StreamSubscriptions = StreamSubscriptions()
  ) throws(NetworkError) -> EventStream {
    stream(of: try streamRequest(endpoint, at: [], with: parameters), subscriptions)
  }

  private func streamRequest<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String], with parameters: Parameters
  ) throws(NetworkError) -> NetworkRequest {
    var request = try Call(endpoint, at: pieces, with: try Call.values(of: parameters)).request(of: self)
    request.server = token?.streaming ?? server
    request.patience = options.streamPatience
    return request
  }

  private func stream(of request: NetworkRequest, _ subscriptions: StreamSubscriptions?) -> EventStream {
    let source = EventSource(
      request: request, transport: transport, subscriptions: subscriptions, limit: options.answerLimit,
      clock: options.time.clock)
    return EventStream(source: source, retries: options.streamRetries, time: options.time)
  }
}
