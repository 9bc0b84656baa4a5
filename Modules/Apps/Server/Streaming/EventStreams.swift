import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore
import SocialScheduling

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
    let (connection, slot) = try await streams.enter(call, context, sending: Self.bytes)
    try await connection.subscribe(to: topic)
    connection.beat()
    let body = ResponseBody { writer in
      defer { slot.leave() }
      Requester.current?.whenGone { connection.end(.left) }
      try await writer.write(Self.opening)
      connection.sendHeld()
      for await _ in connection.ends {}
      // It ends, too, when this task is cancelled.
      connection.end(.stopped)
      let end = writer
      try await end.finish(nil)
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

  @Sendable private static func bytes(_ message: StreamConnection.Message) -> ByteBuffer {
    switch message {
    case .event(let event):
      ByteBuffer(string: "event: \(event.event.rawValue)\ndata: \(event.payload ?? "")\n\n")
    case .refusal, .beat: beat
    }
  }
}
