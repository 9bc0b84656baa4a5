import Foundation
import MastodonAPI
import SocialNetworking
import Testing

@Suite("Servers that answer, and servers that don't", .timeLimit(.minutes(2))) struct TransportTests {
  /// A packed list of one list, and a hundred thousand packed zeros.
  private static let packed = (
    lists: Data(base64Encoded: "H4sIAAAAAAACA4uuVspMUbJSMlTSUSrJLMlJBbKdE0uKlWpjAZRAPGMbAAAA"),
    zeros: Data(
      base64Encoded: "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0Po\(String(repeating: "A", count: 128))IBXA32VEdSghgEA")
  )

  @Test("An answer, its headers and the next one on the same connection")
  func answers() async throws {
    let script: TestServer.Script = { connection in
      while let request = try await connection.request() {
        let token = request.headers["authorization"] ?? ""
        try await connection.answer(
          200, ["Link: <https://social.test/x?max_id=7>; rel=\"next\"", "Content-Type: application/json"],
          #"[{"id":"\#(request.line)","title":"\#(token) \#(request.headers["host"] ?? "")"}]"#)
      }
    }
    try await TestServer.withClient(script) { client in
      for id in ["1", "2"] {
        let page = try await client.page(
          Endpoints.Accounts.lists, at: [id], with: NoParameters())
        #expect(page.answer.first?.id == "GET /api/v1/accounts/\(id)/lists HTTP/1.1")
        #expect(page.answer.first?.title == "Bearer token \(client.server.name)")
        #expect(page.links.next == "https://social.test/x?max_id=7")
      }
    }
  }

  @Test("What is packed is unpacked, up to the limit")
  func packed() async throws {
    let (lists, zeros) = (try #require(Self.packed.lists), try #require(Self.packed.zeros))
    let script: TestServer.Script = { connection in
      while let request = try await connection.request() {
        let isBomb = request.line.contains("preferences")
        try #require(request.headers["accept-encoding"] == "gzip")
        try await connection.answer(200, ["Content-Encoding: gzip"], Array(isBomb ? zeros : lists))
      }
    }
    try await TestServer.with(script) { server in
      var options = TransportOptions()
      options.unpackedLimit = 50_000
      try await TestServer.withTransport(options) { transport in
        let client = try APIClient.test(of: ServerAddress(server), over: transport)
        #expect(try await client.answer(Endpoints.Lists.list).map(\.title) == ["Cats"])
        await #expect(throws: NetworkError.tooLarge(limit: 50_000)) {
          try await client.answer(Endpoints.Accounts.preferences)
        }
      }
    }
  }

  @Test("Nothing that listens")
  func refused() async throws {
    let port = try await TestServer.with({ _ in }) { $0.port }
    try await TestServer.withTransport { transport in
      let client = try APIClient.test(of: ServerAddress("http://127.0.0.1:\(port)"), over: transport)
      await #expect(throws: NetworkError.refused) { try await client.answer(Endpoints.Lists.list) }
    }
  }

  @Test("Something that neither answers nor refuses")
  func blackHole() async throws {
    let hole = try BlackHole()
    var options = TransportOptions()
    options.connectPatience = .milliseconds(50)
    try await TestServer.withTransport(options) { transport in
      let address = try ServerAddress("http://127.0.0.1:\(hole.port)")
      for kind in [NetworkRequest.Kind.call, .webSocket(AsyncStream { $0.finish() })] {
        await #expect(throws: NetworkError.timedOut(.connecting)) {
          try await transport.send(NetworkRequest(.get, address, "/", kind: kind))
        }
      }
    }
  }

  @Test("A name that no one has")
  func unknownName() async throws {
    try await TestServer.withTransport { transport in
      let client = try APIClient.test(of: ServerAddress("https://nothing.invalid"), over: transport)
      let error = await #expect(throws: NetworkError.self) { try await client.answer(Endpoints.Lists.list) }
      // On a machine without a network, no one can be asked for it.
      #expect(error == .nameNotFound || error == .offline)
    }
  }

  @Test("A server that takes connections, and says nothing")
  func silent() async throws {
    let script: TestServer.Script = { connection in try await connection.waitForEnd() }
    try await TestServer.withClient(patience: .milliseconds(50), script) { client in
      await #expect(throws: NetworkError.timedOut(.answering)) {
        try await client.answer(Endpoints.Lists.list)
      }
    }
  }

  @Test("A server that stops in the middle of its answer")
  func stalled() async throws {
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[")
      try await connection.waitForEnd()
    }
    try await TestServer.withClient(patience: .milliseconds(50), script) { client in
      await #expect(throws: NetworkError.timedOut(.answering)) {
        try await client.answer(Endpoints.Lists.list)
      }
    }
  }

  @Test(
    "Half an answer",
    arguments: [
      "", "HTTP/1.1 200 OK\r\nConte", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[]",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n",
    ])
  func half(answer: String) async throws {
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.send(answer)
    }
    try await TestServer.withClient(script) { client in
      await #expect(throws: NetworkError.interrupted) { try await client.answer(Endpoints.Lists.list) }
    }
  }

  @Test("A server that speaks something else")
  func garbage() async throws {
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.send("220 mail.test ESMTP\r\n")
      try await connection.waitForEnd()
    }
    try await TestServer.withClient(script) { client in
      await #expect(throws: NetworkError.undecodable(.malformed("HTTP"))) {
        try await client.answer(Endpoints.Lists.list)
      }
    }
  }

  @Test("An error is an answer")
  func status() async throws {
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.answer(500, [], #"{"error":"Something went wrong"}"#)
    }
    try await TestServer.withClient(script) { client in
      await #expect(throws: NetworkError.status(ServerRefusal(status: 500, message: "Something went wrong")))
      {
        try await client.answer(Endpoints.Lists.list)
      }
    }
  }
}
