import AppValues
import MastodonAPI
import SocialConnectTesting
import SocialNetworking
import SocialTestSupport
import Testing

@Suite("Streams of a server that goes away and comes back", .timeLimit(.minutes(2))) struct LiveStreamTests {
  /// Waits for nothing.
  private static func hurry(_ options: inout ClientOptions) {
    options.time = NetworkTime(clock: .system, pause: { _ in try Task.checkCancellation() }, chance: { 0 })
  }

  private static func message(_ id: String) -> MastodonStreamMessage {
    MastodonStreamMessage(stream: ["user"], event: .update, payload: id)
  }

  @Test("Server-sent events")
  func serverSent() async throws {
    let count = LockedValue(0)
    let script: TestServer.Script = { connection in
      guard let request = try await connection.request() else { return }
      try #require(request.line == "GET /api/v1/streaming/user HTTP/1.1")
      count.change { $0 += 1 }
      try await connection.send(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n:)\n\nevent: update\ndata: \(count.value)\n\n"
      )
      if count.value > 1 { try await connection.waitForEnd() }
    }
    try await TestServer.with(script) { server in
      try await TestServer.withTransport { transport in
        let client = try APIClient.test(of: ServerAddress(server), over: transport, Self.hurry)
        var news = try client.events(Endpoints.Streaming.user, with: MastodonStreamFilters())
          .makeAsyncIterator()
        for (id, isLater) in [("1", false), ("2", true)] {
          #expect(try await news.next() == .connected(afterGap: isLater))
          var message = Self.message(id)
          message.stream = []
          #expect(try await news.next() == .event(message))
          if !isLater { #expect(try await news.next() == .interrupted(.interrupted)) }
        }
      }
    }
  }

  @Test(
    "A WebSocket: pings are answered, goodbyes too, long messages come in parts", arguments: [false, true])
  func webSocket(isSecure: Bool) async throws {
    let (count, isLeft) = (LockedValue(0), Gate())
    let script: TestServer.Script = { connection in
      let socket = try await TestWebSocket(connection)
      try #require(socket.request.line == "GET /api/v1/streaming HTTP/1.1")
      try #require(socket.request.headers["authorization"] == "Bearer token")
      try #require(
        try await socket.receive()
          == TestWebSocket.Frame(opcode: 1, text: #"{"type":"subscribe","stream":"user"}"#))
      count.change { $0 += 1 }
      try await socket.send(opcode: 9, "there?")
      try #require(try await socket.receive() == TestWebSocket.Frame(opcode: 10, text: "there?"))
      let text = String(decoding: JSONWriter.bytes(of: Self.message("\(count.value)")), as: UTF8.self)
      try await socket.send(opcode: 1, isLast: false, String(text.prefix(10)))
      try await socket.send(opcode: 0, String(text.dropFirst(10)))
      // Whoever has heard it goes.
      if count.value > 1 {
        try #require(try await socket.receive() == TestWebSocket.Frame(opcode: 8, text: ""))
        isLeft.open()
        return
      }
      try await socket.send(opcode: 8, "")
      try #require(try await socket.receive() == TestWebSocket.Frame(opcode: 8, text: ""))
    }
    let folder = try TemporaryFolder()
    var options = TransportOptions()
    options.certificateAuthority = LocalFile(path: try IssuedCertificate.writeAuthority(to: folder.url))
    try await TestServer.with(tls: isSecure ? .right : nil, script) { [options] server in
      try await TestServer.withTransport(options) { transport in
        let address =
          isSecure ? try ServerAddress("https://localhost:\(server.port)") : try ServerAddress(server)
        try await Self.listen(to: address, over: transport)
        await isLeft.pass()
      }
    }
  }

  @Test("A WebSocket through a proxy")
  func proxied() async throws {
    let count = LockedValue(0)
    let script: TestServer.Script = { connection in
      let socket = try await TestWebSocket(connection)
      count.change { $0 += 1 }
      try await socket.send(
        opcode: 1, String(decoding: JSONWriter.bytes(of: Self.message("\(count.value)")), as: UTF8.self))
      // By then, the other end has heard it.
      let wanted = TestWebSocket.Frame(opcode: 1, text: #"{"type":"subscribe","stream":"user"}"#)
      try #require(try await socket.receive() == wanted)
      if count.value > 1 { try await connection.waitForEnd() }
    }
    let folder = try TemporaryFolder()
    let authority = LocalFile(path: try IssuedCertificate.writeAuthority(to: folder.url))
    try await TestServer.with(tls: .right, script) { server in
      try await TestServer.withProxy(to: server.port) { proxy in
        var options = TransportOptions()
        options.certificateAuthority = authority
        options.proxies = try ProxySettings(environment: ["https_proxy": "http://127.0.0.1:\(proxy.port)"])
        try await TestServer.withTransport(options) { transport in
          try await Self.listen(to: try ServerAddress("social.test"), over: transport)
        }
      }
    }
  }

  /// Hears one event, a gap and another event.
  private static func listen(to server: ServerAddress, over transport: AsyncHTTPTransport) async throws {
    let client = try APIClient.test(of: server, over: transport, hurry)
    var news = try client.events(
      Endpoints.Streaming.webSocket, with: MastodonStreamQuery(),
      following: StreamSubscriptions([MastodonStreamRequest(stream: "user")])
    ).makeAsyncIterator()
    for (id, isLater) in [("1", false), ("2", true)] {
      #expect(try await news.next() == .connected(afterGap: isLater))
      #expect(try await news.next() == .event(message(id)))
      if !isLater { #expect(try await news.next() == .interrupted(.interrupted)) }
    }
  }

  @Test("A WebSocket that is refused, or closed at once, or isn't one")
  func refused() async throws {
    let script: TestServer.Script = { connection in
      guard let request = try await connection.request() else { return }
      if request.line.contains("stream=none") {
        try await connection.answer(401, [], #"{"error":"The access token is invalid"}"#)
      } else if request.line.contains("stream=wrong") {
        try await connection.send(
          "HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: no\r\n\r\n"
        )
        try await connection.waitForEnd()
      }
    }
    try await TestServer.with(script) { server in
      try await TestServer.withTransport { transport in
        func open(_ stream: String) async throws -> NetworkResponse {
          try await transport.send(
            NetworkRequest(
              .get, ServerAddress(server), "/api/v1/streaming?stream=\(stream)",
              kind: .webSocket(AsyncStream { _ in })))
        }
        let answer = try await open("none")
        #expect(answer.status == 401)
        #expect(
          try await answer.body.collected(upTo: 1000)
            == Array(#"{"error":"The access token is invalid"}"#.utf8))
        await #expect(throws: NetworkError.interrupted) { try await open("closed") }
        await #expect(throws: NetworkError.self) { try await open("wrong") }
      }
    }
  }

  @Test("A refusal that doesn't end isn't waited for once the task is cancelled")
  func endlessRefusal() async throws {
    let (begun, gone) = (Gate(), Gate())
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.send("HTTP/1.1 500 Error\r\nContent-Length: 100\r\n\r\nWait")
      begun.open()
      try await connection.waitForEnd()
      gone.open()
    }
    try await TestServer.with(script) { server in
      try await TestServer.withTransport { transport in
        let request = NetworkRequest(
          .get, try ServerAddress(server), "/", kind: .webSocket(AsyncStream { _ in }))
        let task = Task { try await transport.send(request) }
        await begun.pass()
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        await gone.pass()
      }
    }
  }

  @Test("A message that is longer than allowed ends a WebSocket")
  func limits() async throws {
    let script: TestServer.Script = { connection in
      let socket = try await TestWebSocket(connection)
      try await socket.send(opcode: 1, "one")
      try await socket.send(opcode: 1, String(repeating: "1", count: 1001))
      try await connection.waitForEnd()
    }
    try await TestServer.with(script) { server in
      var options = TransportOptions()
      options.messageLimit = 1000
      try await TestServer.withTransport(options) { transport in
        let response = try await transport.send(
          NetworkRequest(.get, ServerAddress(server), "/", kind: .webSocket(AsyncStream { _ in })))
        var pieces = response.body.makeAsyncIterator()
        #expect(try await pieces.next() == Array("one".utf8))
        await #expect(throws: NetworkError.tooLarge(limit: 1000)) { try await pieces.next() }
      }
    }
  }

  @Test("Messages that no one reads end a WebSocket before they fill the memory")
  func slowReader() async throws {
    let gone = Gate()
    let script: TestServer.Script = { connection in
      let socket = try await TestWebSocket(connection)
      for _ in 0..<5 { try await socket.send(opcode: 1, String(repeating: "1", count: 900)) }
      try await connection.waitForEnd()
      gone.open()
    }
    try await TestServer.with(script) { server in
      var options = TransportOptions()
      options.messageLimit = 1000
      try await TestServer.withTransport(options) { transport in
        let response = try await transport.send(
          NetworkRequest(.get, ServerAddress(server), "/", kind: .webSocket(AsyncStream { _ in })))
        await gone.pass()
        var pieces = response.body.makeAsyncIterator()
        for _ in 0..<4 { #expect(try await pieces.next()?.count == 900) }
        await #expect(throws: NetworkError.interrupted) { try await pieces.next() }
      }
    }
  }

  @Test("A message of far too many parts ends a WebSocket")
  func parts() async throws {
    let script: TestServer.Script = { connection in
      let socket = try await TestWebSocket(connection)
      try await socket.send(opcode: 1, isLast: false, "")
      for _ in 0..<1024 { try await socket.send(opcode: 0, isLast: false, "") }
      try await connection.waitForEnd()
    }
    try await TestServer.with(script) { server in
      try await TestServer.withTransport { transport in
        let response = try await transport.send(
          NetworkRequest(.get, ServerAddress(server), "/", kind: .webSocket(AsyncStream { _ in })))
        var pieces = response.body.makeAsyncIterator()
        await #expect(throws: NetworkError.undecodable(.malformed("WebSocket"))) { try await pieces.next() }
      }
    }
  }
}
