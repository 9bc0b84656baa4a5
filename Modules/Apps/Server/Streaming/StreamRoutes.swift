import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore

/// Streams of what happens.
struct StreamRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    let events = EventStreams(streams: self)
    routes.stream(Endpoints.Streaming.user) { try await events.answer("user", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.notifications) {
      try await events.answer("user:notification", $0, $1, $2)
    }
    routes.stream(Endpoints.Streaming.everyone) { try await events.answer("public", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.local) { try await events.answer("public:local", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.remote) { try await events.answer("public:remote", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.hashtag) { try await events.answer("hashtag", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.localHashtag) { try await events.answer("hashtag:local", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.direct) { try await events.answer("direct", $0, $1, $2) }
    routes.stream(Endpoints.Streaming.list) { try await events.answer("list", $0, $1, $2) }
    routes.router.get(RouterPath(Endpoints.Streaming.webSocket.path + "/**")) { _, _ -> Response in
      throw Self.unknownChannel
    }
    let sockets = WebSockets(streams: self)
    routes.stream(Endpoints.Streaming.webSocket) { try await sockets.answer($0, $1, $2) }
  }

  static let unknownChannel = ServerError(.badRequest, "Unknown channel requested")

  /// Admits someone who wants to listen.
  ///
  /// - Parameter bytes: A message as it's sent.
  func enter<Parameters>(
    _ call: Call<Parameters>, _ context: ServerContext,
    sending bytes: @escaping @Sendable (StreamConnection.Message) -> ByteBuffer
  ) async throws -> (connection: StreamConnection, slot: StreamSlot) {
    let (member, callers) = (try call.member, parts.callers)
    let session = member.session
    let connection = StreamConnection(session, on: context.channel, parts, bytes: bytes) {
      callers.member(of: session)
    }
    let slot = try parts.streams.enter(connection)
    try await connection.listen()
    return (connection, slot)
  }
}
