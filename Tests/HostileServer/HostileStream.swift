import HTTPTypes
import Hummingbird
import NIOCore

/// Events of a server: most of them are of types that no one knows, or lack what they should have.
enum HostileStream {
  /// Answers with the events, and says nothing more until the other end leaves.
  static func answer(to request: Request) -> Response {
    let body = ResponseBody { writer in
      let (end, ends) = AsyncStream<Void>.makeStream()
      try await request.body.consumeWithInboundCloseHandler { _ in
        for event in events { try await writer.write(ByteBuffer(string: event)) }
        for await _ in end {}
        let last = writer
        try await last.finish(nil)
      } onInboundClosed: {
        ends.finish()
      }
    }
    return Response(status: .ok, headers: [.contentType: "text/event-stream; charset=utf-8"], body: body)
  }

  private static let events = [
    "\u{FEFF}:welcome\r\n\r\n", "retry: 1\n\n", "event: update\n\n", "event: update\ndata: {}\n\n",
    "event: update\ndata: <html>\n\n", "event: status.update\ndata: {\"id\": null}\n\n",
    "event: notification\ndata: {\"id\": 9, \"type\": \"emoji_reaction\"}\n\n", "event: delete\n\n",
    "event: announcement.reaction\ndata: {}\n\n", "data: no event at all\n\n",
    "event: encrypted_message\nid: 7\ndata: a\ndata: b\n\n", "event: delete\rdata: 01JGONE\r\r",
  ]
}
