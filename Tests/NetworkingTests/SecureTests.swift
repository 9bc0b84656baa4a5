import AppValues
import MastodonAPI
import SocialNetworking
import SocialTestSupport
import Testing

@Suite("Servers that prove who they are", .timeLimit(.minutes(2))) struct SecureTests {
  private static let script: TestServer.Script = { connection in
    while try await connection.request() != nil { try await connection.answer(200, [], "[]") }
  }

  /// Calls a server that shows a certificate, trusting its authority or not.
  private static func call(
    _ certificate: IssuedCertificate?, as name: String = "localhost", isTrusted: Bool,
    _ script: @escaping TestServer.Script = script
  ) async throws {
    let folder = try TemporaryFolder()
    var options = TransportOptions()
    if isTrusted {
      options.certificateAuthority = LocalFile(path: try IssuedCertificate.writeAuthority(to: folder.url))
    }
    try await TestServer.with(tls: certificate, script) { [options] server in
      try await TestServer.withTransport(options) { transport in
        let address = try ServerAddress("https://\(name):\(server.port)")
        let client = try APIClient.test(of: address, over: transport) { $0.retries.attempts = 1 }
        _ = try await client.answer(Endpoints.Lists.list)
      }
    }
  }

  @Test("A private authority is trusted where its file is given", arguments: ["localhost", "127.0.0.1"])
  func trusted(name: String) async throws {
    try await Self.call(.right, as: name, isTrusted: true)
  }

  @Test("Otherwise it isn't")
  func untrusted() async throws {
    await #expect(throws: NetworkError.tls(.untrusted)) { try await Self.call(.right, isTrusted: false) }
  }

  @Test("A certificate of another server", arguments: ["localhost", "127.0.0.1"])
  func wrongName(name: String) async throws {
    await #expect(throws: NetworkError.tls(.wrongName(host: name))) {
      try await Self.call(.wrong, as: name, isTrusted: true)
    }
  }

  @Test("A server without encryption")
  func plain() async throws {
    await #expect(throws: NetworkError.tls(.failed)) {
      try await Self.call(nil, isTrusted: true) { connection in
        _ = try await connection.some()
        try await connection.answer(400)
      }
    }
  }

  @Test("A file that names no authority")
  func noAuthority() throws {
    let folder = try TemporaryFolder()
    var options = TransportOptions()
    for name in ["missing.pem", "."] {
      let file = LocalFile(path: folder.path(name))
      options.certificateAuthority = file
      #expect(throws: NetworkError.unreadable(file)) { try AsyncHTTPTransport(options) }
    }
  }
}
