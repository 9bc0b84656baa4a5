import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore

/// Streams as server-sent events (https://html.spec.whatwg.org, section 9.2), one for each connection.
struct EventStreams: Sendable {
  let streams: StreamRoutes

  /// Answers with a stream.
  ///
  /// - Parameter name: The name of the stream, as on a WebSocket.
  func answer(
    _ name: String, _ call: Call<MastodonStreamFilters>, _ request: Request, _ context: ServerContext
  ) async throws -> Response {
    let filters = call.parameters
    var topic = try StreamTopic(name, tag: filters.tag, list: filters.list)
    topic.onlyMedia = filters.onlyMedia ?? false
    if request.method == .head { return Response(status: .ok, headers: Self.headers) }
    let (connection, slot) = try await streams.enter(call, context)
    try await connection.subscribe(to: topic)
    connection.beat()
    let body = ResponseBody { writer in
      defer { slot.leave() }
      try await request.body.consumeWithInboundCloseHandler { _ in
        try await writer.write(Self.opening)
        for await message in connection.messages { try await writer.write(Self.bytes(message)) }
        let end = writer
        try await end.finish(nil)
      } onInboundClosed: {
        connection.end(.left)
      }
    }
    return Response(status: .ok, headers: Self.headers, body: body)
  }

  private static let headers: HTTPFields = {
    var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "private, no-store"]
    // Proxies that buffer answers would hold events back.
    headers["X-Accel-Buffering"] = "no"
    return headers
  }()

  private static let opening = ByteBuffer(string: ":)\n")
  private static let beat = ByteBuffer(string: ":thump\n")

  private static func bytes(_ message: StreamConnection.Message) -> ByteBuffer {
    switch message {
    case .event(let event):
      ByteBuffer(string: "event: \(event.event.rawValue)\ndata: \(event.payload ?? "")\n\n")
    case .refusal, .beat: beat
    }
  }
}
