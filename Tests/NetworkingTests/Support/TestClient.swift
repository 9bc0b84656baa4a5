import AppValues
import SocialNetworking

extension APIClient {
  /// A client of `https://social.test`, with a token.
  static func test(
    over transport: any Transport, time: TestTime = TestTime(), isSignedIn: Bool = true,
    _ change: (inout ClientOptions) -> Void = { _ in }
  ) throws -> APIClient {
    try test(
      of: ServerAddress("https://social.test"), over: transport, time: time, isSignedIn: isSignedIn, change)
  }

  /// A client of a server, with a token.
  static func test(
    of server: ServerAddress, over transport: any Transport, time: TestTime = TestTime(),
    isSignedIn: Bool = true,
    _ change: (inout ClientOptions) -> Void = { _ in }
  ) throws -> APIClient {
    var options = ClientOptions()
    options.time = time.time
    change(&options)
    return APIClient(
      server, token: isSignedIn ? AccessToken("token", for: server) : nil, over: transport, options: options)
  }
}

extension ServerAddress {
  /// A server of a test, by plain HTTP.
  init(_ server: TestServer) throws {
    try self.init("http://127.0.0.1:\(server.port)")
  }
}

extension TestServer {
  /// Runs a server, and a transport to it, for a while. Calls are sent once, and wait as long as a test says.
  @discardableResult
  static func withClient<Value: Sendable>(
    patience: Duration = .seconds(60), _ script: @escaping Script,
    _ body: @Sendable (APIClient) async throws -> Value
  ) async throws -> Value {
    try await with(script) { server in
      try await withTransport { transport in
        try await body(
          .test(of: ServerAddress(server), over: transport) { options in
            options.patience = patience
            options.retries.attempts = 1
          })
      }
    }
  }

  /// Makes a transport for a while.
  @discardableResult
  static func withTransport<Value: Sendable>(
    _ options: TransportOptions = TransportOptions(), _ body: (AsyncHTTPTransport) async throws -> Value
  ) async throws -> Value {
    let transport = try AsyncHTTPTransport(options)
    do {
      let value = try await body(transport)
      await transport.shutDown()
      return value
    } catch {
      await transport.shutDown()
      throw error
    }
  }
}
