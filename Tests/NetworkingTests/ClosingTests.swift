import MastodonAPI
import SocialConnectTesting
import SocialNetworking
import Testing

@Suite("What closes a connection", .timeLimit(.minutes(2))) struct ClosingTests {
  /// Answers without end, and notes when the client has gone.
  private static func endless(_ gone: Gate, _ begun: Gate) -> TestServer.Script {
    { connection in
      _ = try await connection.request()
      try await connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n[[[[\r\n")
      begun.open()
      try await connection.waitForEnd()
      gone.open()
    }
  }

  @Test("Whoever is cancelled in the middle of an answer")
  func cancelledInBody() async throws {
    let (gone, begun) = (Gate(), Gate())
    try await TestServer.withClient(Self.endless(gone, begun)) { client in
      let task = Task { try await client.answer(Endpoints.Lists.list) }
      await begun.pass()
      task.cancel()
      await #expect(throws: NetworkError.cancelled) { try await task.value }
      await gone.pass()
    }
  }

  @Test("Whoever is cancelled before there is one")
  func cancelledBeforeHead() async throws {
    let (gone, begun) = (Gate(), Gate())
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      begun.open()
      try await connection.waitForEnd()
      gone.open()
    }
    try await TestServer.withClient(script) { client in
      let task = Task { try await client.answer(Endpoints.Lists.list) }
      await begun.pass()
      task.cancel()
      await #expect(throws: NetworkError.cancelled) { try await task.value }
      await gone.pass()
    }
  }

  @Test("An answer that no one reads, or reads to its end")
  func unread() async throws {
    let (gone, begun) = (Gate(), Gate())
    try await TestServer.with(Self.endless(gone, begun)) { server in
      try await TestServer.withTransport { transport in
        let request = NetworkRequest(.get, try ServerAddress(server), "/")
        #expect(try await transport.send(request).status == 200)
        await gone.pass()
        #expect(try await Self.first(of: transport.send(request)) == Array("[[[[".utf8))
        await gone.pass()
      }
    }
  }

  private static func first(of response: NetworkResponse) async throws -> [UInt8]? {
    for try await piece in response.body { return piece }
    return nil
  }

  @Test("An answer that is longer than allowed")
  func tooLong() async throws {
    let gone = Gate()
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = "4000\r\n\(String(repeating: "[", count: 0x4000))\r\n"
      // It fails once the other end has closed the connection.
      do {
        while true { try await connection.send(chunk) }
      } catch {
        gone.open()
      }
    }
    try await TestServer.withClient(script) { client in
      await #expect(throws: NetworkError.tooLarge(limit: client.options.answerLimit)) {
        try await client.answer(Endpoints.Lists.list)
      }
      await gone.pass()
    }
  }

  @Test("The end of the transport, after which nothing is sent")
  func shutDown() async throws {
    let transport = try AsyncHTTPTransport()
    await transport.shutDown()
    let request = NetworkRequest(.get, try ServerAddress("http://127.0.0.1:1"), "/")
    await #expect(throws: NetworkError.cancelled) { try await transport.send(request) }
  }
}
