import AppValues
import MastodonAPI
import SocialConnectTesting
import SocialNetworking
import SocialTestSupport
import Testing

@Suite("Proxies", .timeLimit(.minutes(2))) struct ProxyTests {
  @Test("The server is reached through it, and proves itself as without")
  func connect() async throws {
    let folder = try TemporaryFolder()
    let authority = LocalFile(path: try IssuedCertificate.writeAuthority(to: folder.url))
    let asked = LockedValue<[TestRequest]>([])
    let script: TestServer.Script = { connection in
      while try await connection.request() != nil { try await connection.answer(200, [], "[]") }
    }
    try await TestServer.with(tls: .wrong, script) { server in
      try await TestServer.withProxy(
        to: server.port, asked: { request in asked.change { $0.append(request) } }
      ) { proxy in
        var options = TransportOptions()
        options.certificateAuthority = authority
        options.proxies = try ProxySettings(environment: [
          "https_proxy": "http://aiko:secret@127.0.0.1:\(proxy.port)"
        ])
        try await TestServer.withTransport(options) { transport in
          let other = try APIClient.test(of: ServerAddress("other.test"), over: transport)
          _ = try await other.answer(Endpoints.Lists.list)
          let client = try APIClient.test(over: transport)
          await #expect(throws: NetworkError.tls(.wrongName(host: "social.test"))) {
            try await client.answer(Endpoints.Lists.list)
          }
        }
      }
    }
    let request = try #require(asked.value.first)
    #expect(request.line == "CONNECT other.test:443 HTTP/1.1")
    #expect(request.headers["proxy-authorization"] == "Basic YWlrbzpzZWNyZXQ=")
    #expect(request.headers["authorization"] == nil)
  }

  @Test("A certificate for its own address proves no server")
  func impostor() async throws {
    let folder = try TemporaryFolder()
    let authority = LocalFile(path: try IssuedCertificate.writeAuthority(to: folder.url))
    let heard = LockedValue(0)
    let script: TestServer.Script = { connection in
      while let bytes = try await connection.some() { heard.change { $0 += bytes.count } }
    }
    let requests = try Self.requests(to: "other.test") + Self.requests(to: "192.0.2.1")
    try await TestServer.with(tls: .right, script) { server in
      try await TestServer.withProxy(to: server.port) { proxy in
        for request in requests {
          await #expect(throws: NetworkError.tls(.wrongName(host: request.server.host))) {
            try await Self.send(request, through: proxy.port, trusting: authority)
          }
        }
      }
    }
    #expect(heard.value == 0)
  }

  @Test(
    "One that refuses",
    arguments: [("HTTP/1.1 403 Forbidden", ProxyFault.refused), ("HTTP/1.1 407 Authenticate", .unauthorized)])
  func refusing(line: String, fault: ProxyFault) async throws {
    let script: TestServer.Script = { connection in
      _ = try await connection.request()
      try await connection.send("\(line)\r\nContent-Length: 0\r\n\r\n")
      try await connection.waitForEnd()
    }
    try await TestServer.with(script) { proxy in
      let requests = try Self.requests()
      for request in requests {
        await #expect(throws: NetworkError.proxy(fault)) { try await Self.send(request, through: proxy.port) }
      }
    }
  }

  @Test("One that isn't there")
  func missing() async throws {
    let port = try await TestServer.with({ _ in }) { $0.port }
    for request in try Self.requests() {
      await #expect(throws: NetworkError.proxy(.unreachable)) { try await Self.send(request, through: port) }
    }
  }

  /// A call, and a request for a WebSocket.
  private static func requests(to server: String = "social.test") throws -> [NetworkRequest] {
    let call = NetworkRequest(.get, try ServerAddress(server), "/")
    var webSocket = call
    webSocket.kind = .webSocket(AsyncStream { $0.finish() })
    return [call, webSocket]
  }

  private static func send(
    _ request: NetworkRequest, through port: Int, trusting authority: LocalFile? = nil
  ) async throws {
    var options = TransportOptions()
    options.certificateAuthority = authority
    options.proxies = try ProxySettings(environment: ["HTTPS_PROXY": "http://127.0.0.1:\(port)"])
    try await TestServer.withTransport(options) { transport in
      _ = try await transport.send(request)
    }
  }
}
