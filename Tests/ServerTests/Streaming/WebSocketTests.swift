import AppValues
import Entities
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import SocialConnectTesting
import Testing

@testable import SocialServer

@Suite("Streams by WebSocket", .timeLimit(.minutes(5)))
struct WebSocketTests {
  @Test("Each subscription that something belongs to hears it, until it's given up")
  func subscriptions() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.connect(as: aiko) { socket in
        try await socket.subscribe("public")
        try await socket.subscribe("hashtag", tag: "Cats")
        try await socket.subscribe("hashtag", tag: "Cats")
        let post = try await bob.post("three #cats")
        let both = [try await socket.message(), try await socket.message()]
        #expect(Set(both.map(\.stream)) == [["public"], ["hashtag", "Cats"]])
        #expect(both.allSatisfy { $0.event == .update })
        #expect(try both.map { try $0.status().id } == [post.id.rawValue, post.id.rawValue])
        try await bob.edit(post, "four #cats")
        let edits = [try await socket.message(), try await socket.message()]
        #expect(edits.allSatisfy { $0.event == .statusUpdate })
        #expect(Set(edits.map(\.stream)) == [["public"], ["hashtag", "Cats"]])
        try await socket.unsubscribe("hashtag", tag: "Cats")
        try await bob.delete(post)
        #expect(
          try await socket.message() == .init(stream: ["public"], event: .delete, payload: post.id.rawValue))
        try await socket.unsubscribe("public")
        try await bob.post("five #cats")
        try await socket.subscribe("public:local")
        let last = try await bob.post("six #cats")
        #expect(try await socket.message().status().id == last.id.rawValue)
      }
    }
  }

  @Test("A stream in the address is listened to at once")
  func query() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.connect(as: aiko, query: "?stream=user:notification") { socket in
        try await bob.follow(aiko)
        let message = try await socket.message()
        #expect(message.stream == ["user:notification"] && message.event == .notification)
        let data = Data((message.payload ?? "").utf8)
        #expect(try JSONDecoder().decode(MastodonNotification.self, from: data).type == .follow)
      }
    }
  }

  @Test("A token comes in the header, the address or as a protocol, which is chosen then")
  func tokens() async throws {
    try await ServerWorld.with(over: .live) { world in
      let aiko = try await world.join("aiko")
      try await LiveConnection.open(to: try world.port) { connection in
        let socket = try await WebSocketClient(connection, [("Sec-WebSocket-Protocol", aiko.token)])
        #expect(socket.head.status == 101)
        #expect(socket.head.headers["sec-websocket-protocol"] == aiko.token)
        // The example of RFC 6455, section 1.3.
        #expect(socket.head.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        try await socket.subscribe("user")
      }
      try await LiveConnection.open(to: try world.port) { connection in
        let socket = try await WebSocketClient(connection, query: "?access_token=\(aiko.token)", [])
        #expect(socket.head.status == 101 && socket.head.headers["sec-websocket-protocol"] == nil)
      }
      try await LiveConnection.open(to: try world.port) { connection in
        let socket = try await WebSocketClient(connection, [("Sec-WebSocket-Protocol", "something")])
        #expect(socket.head.status == 401 && socket.head.headers["connection"] == "close")
        let length = try #require(socket.head.headers["content-length"].flatMap { Int($0) })
        #expect(try await connection.bytes(length) != nil)
        #expect(try await connection.line() == nil, "closed")
      }
    }
  }

  @Test("What isn't a stream, or isn't one's own, is refused, and the connection stays")
  func refusals() async throws {
    try await ServerWorld.with({ $0.streams.subscriptions = 2 }, over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob", scopes: "read:statuses"))
      let list = try await aiko.list("Friends")
      try await world.connect(as: bob, query: "?stream=nothing") { socket in
        #expect(try await socket.receive() == .text(#"{"error":"Unknown stream type","status":400}"#))
        for (request, error) in [
          (MastodonStreamRequest(stream: "hashtag"), "Missing tag name parameter"),
          (MastodonStreamRequest(stream: "list"), "Missing list name parameter"),
          (MastodonStreamRequest(stream: "list", list: list.id.rawValue), "Record not found"),
          (MastodonStreamRequest(stream: "user"), "This action is outside the authorized scopes"),
        ] {
          try await socket.say(request)
          guard case .text(let text) = try await socket.receive() else { throw WebSocketClient.ClosedEarly() }
          #expect(text.hasPrefix(#"{"error":"\#(error)","status":4"#))
        }
        try await socket.send(0x81, Array("no JSON".utf8))
        try await socket.subscribe("public")
        try await socket.subscribe("public:remote")
        try await socket.say(MastodonStreamRequest(stream: "public:media"))
        #expect(try await socket.receive() == .text(#"{"error":"Too many subscriptions","status":429}"#))
      }
    }
  }

  @Test("A connection that was kept alive can become a WebSocket; what isn't one is refused")
  func upgrade() async throws {
    try await ServerWorld.with(over: .live) { world in
      let aiko = try await world.join("aiko")
      try await LiveConnection.open(to: try world.port) { connection in
        let first = try await connection.ask("/health", [])
        #expect(first.status == 200)
        #expect(try await connection.bytes(2) == Array("OK".utf8))
        let socket = try await WebSocketClient(connection, token: aiko.token)
        try await socket.subscribe("user")
      }
      for (field, value, status) in [
        ("Sec-WebSocket-Version", "8", 426), ("Sec-WebSocket-Key", "short", 400), ("Upgrade", "h2c", 400),
      ] {
        try await LiveConnection.open(to: try world.port) { connection in
          var headers = [
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Authorization": "Bearer \(aiko.token)",
          ]
          headers[field] = value
          let head = try await connection.ask("/api/v1/streaming", headers.map { ($0.key, $0.value) })
          #expect(head.status == status, "\(field)")
        }
      }
    }
  }

  @Test("Frames in pieces are put together, pings answered, and the client's close, too")
  func frames() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.connect(as: aiko) { socket in
        let request = JSONWriter.bytes(of: MastodonStreamRequest(stream: "public"))
        try await socket.send(0x01, Array(request.prefix(10)))
        try await socket.send(0x89, [7])
        let pong = try #require(try await socket.frame())
        #expect(pong.opcode == 10 && pong.data == [7])
        try await socket.send(0x80, Array(request.dropFirst(10)))
        try await socket.subscribe("public:remote")
        let post = try await bob.post("whole")
        #expect(try await socket.message().status().id == post.id.rawValue)
        try await socket.send(0x88, [3, 232])
        #expect(try await socket.receive() == .closed(1000))
        #expect(try await socket.receive() == .closed(nil))
      }
      #expect(try await eventually { world.server.streams.count == 0 })
    }
  }

  @Test("A frame that a client can't send closes the connection, and says why")
  func faults() async throws {
    try await ServerWorld.with({ $0.streams.messageSize = 1000 }, over: .live) { world in
      let aiko = try await world.join("aiko")
      let large = [UInt8](repeating: 97, count: 1001)
      let faults: [(frames: [(UInt8, [UInt8])], code: Int)] = [
        ([(0x81, large)], 1009), ([(0x01, Array(large.dropLast(2))), (0x80, [97, 97])], 1009),
        ([(0xC1, [97])], 1002), ([(0x83, [97])], 1002), ([(0x80, [97])], 1002), ([(0x09, [97])], 1002),
        ([(0x82, [97])], 1003), ([(0x81, [0xFF])], 1007),
      ]
      for (frames, code) in faults {
        try await world.connect(as: aiko) { socket in
          for frame in frames { try await socket.send(frame.0, frame.1) }
          #expect(try await socket.receive() == .closed(code))
          #expect(try await socket.receive() == .closed(nil), "\(code)")
        }
      }
      try await world.connect(as: aiko) { socket in
        try await socket.connection.send([0x81, 1, 97])
        #expect(try await socket.receive() == .closed(1002), "not masked")
      }
      #expect(try await eventually { world.server.streams.count == 0 })
    }
  }
}
