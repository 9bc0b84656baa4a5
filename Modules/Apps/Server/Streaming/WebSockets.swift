import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import MastodonAPI
import NIOCore

/// Streams over WebSockets, any number on one connection.
struct WebSockets: Sendable {
  let streams: StreamRoutes

  /// Answers with a change to the WebSocket protocol, which `WebSocketUpgrade` makes. From then on, the body of the
  /// request consists of the incoming messages, and each piece of the answer's body is an outgoing one.
  func answer(
    _ call: Call<MastodonStreamQuery>, _ request: Request, _ context: ServerContext
  ) async throws -> Response {
    guard WebSocketHandshake.isAsked(request.head) else { throw StreamRoutes.unknownChannel }
    let headers = try WebSocketHandshake.answer(to: request.head)
    let (connection, slot) = try await streams.enter(call, context, sending: Self.bytes)
    let client = WebSocketClient(connection: connection, log: context.logger)
    if let stream = call.parameters.stream {
      await client.subscribe(
        MastodonStreamRequest(stream: stream, tag: call.parameters.tag, list: call.parameters.list))
    }
    let body = ResponseBody { writer in
      defer { slot.leave() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await client.hear(request.body) }
        connection.sendHeld()
        for await _ in connection.ends {}
        // It ends, too, when this task is cancelled.
        connection.end(.stopped)
        let end = writer
        try await end.finish(WebSocketBridge.closing(with: connection.ending?.closeCode))
        // Further messages from the other end are read until the connection is closed.
        try await group.waitForAll()
      }
    }
    return Response(status: .switchingProtocols, headers: headers, body: body)
  }

  @Sendable private static func bytes(_ message: StreamConnection.Message) -> ByteBuffer {
    switch message {
    case .event(let event): ByteBuffer(bytes: JSONWriter.bytes(of: event, capacity: 8192))
    case .refusal(let error): ByteBuffer(bytes: JSONWriter.bytes(of: error))
    case .beat: ByteBuffer()
    }
  }
}

/// Handles the messages of a client on a WebSocket.
private struct WebSocketClient: Sendable {
  let connection: StreamConnection
  let log: Logger

  /// Handles messages until the connection is closed.
  func hear(_ messages: HummingbirdCore.RequestBody) async {
    do {
      for try await message in messages {
        // In a task of its own, which gives its memory back.
        async let followed: Void = follow(message)
        await followed
      }
    } catch {
      // The connection broke, which is the same as being closed.
    }
    connection.end(.left)
  }

  func subscribe(_ request: MastodonStreamRequest) async {
    do {
      try await connection.subscribe(to: StreamTopic(request.stream, tag: request.tag, list: request.list))
    } catch {
      connection.refuse(ErrorAnswers.failure(error, log))
    }
  }

  /// Handles a message. Messages that can't be read or ask for something else are ignored, as on other servers.
  private func follow(_ message: ByteBuffer) async {
    // A message that isn't JSON is ignored.
    let decoded = try? JSONDecoder().decode(MastodonStreamRequest.self, from: Data(message.readableBytesView))
    guard let request = decoded else { return }
    switch request.type {
    case "subscribe": await subscribe(request)
    case "unsubscribe":
      // What can't be subscribed to isn't.
      guard let topic = try? StreamTopic(request.stream, tag: request.tag, list: request.list) else { return }
      connection.unsubscribe(from: topic)
    default: return
    }
  }
}
