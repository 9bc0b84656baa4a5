import AppValues
import SocialIdentityServer
import SocialOpenIDConnect
import Testing

@Suite("Providers over HTTP") struct HTTPIdentityTransportTests {
  @Test("The whole way, over the network")
  func signIn() async throws {
    let server = IdentityServer()
    try await server.run {
      let client = try Self.client(of: server)
      let start = try await client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
      let back = try #require(try await server.visit(start.address))
      let identity = try await client.finish(start.pending, with: try AuthorizationResponse(back.fields))
      #expect(identity.issuer == server.issuer && identity.subject == "000123.mia")
      let token = try #require(identity.refreshToken)
      _ = try await client.refresh(token, of: identity.subject, clientID: "web")
      try await client.revoke(token, clientID: "web")
      #expect(server.revokedTokens == [token.value])
    }
  }

  @Test(
    "What isn't as it should be fails the call",
    arguments: [
      (Misbehaviour.down, IdentityError.unavailable(status: 503)), (.huge, .tooLarge),
      (.redirects, .redirected),
    ])
  func faults(wrong: Misbehaviour, error: IdentityError) async throws {
    let server = IdentityServer()
    server.wrongs = [wrong]
    try await server.run {
      let client = try Self.client(of: server)
      await #expect(throws: error) {
        try await client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
      }
    }
  }

  @Test("Who no longer waits for a provider that doesn't answer goes at once")
  func cancelled() async throws {
    let server = IdentityServer()
    server.wrongs = [.slow(.seconds(3))]
    try await server.run {
      let transport = HTTPIdentityTransport()
      let began = ContinuousClock.now
      let task = Task { try await transport.send(ProviderCall(address: server.issuer + "/keys")) }
      while server.count("GET /keys") == 0 { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      await #expect(throws: IdentityError.cancelled) { try await task.value }
      #expect(ContinuousClock.now - began < .seconds(2))
    }
  }

  @Test("Where no one listens, that is said at once")
  func refused() async throws {
    let server = IdentityServer()
    try await server.run {}
    do {
      _ = try await HTTPIdentityTransport().send(ProviderCall(address: server.issuer + "/keys"))
      Issue.record("answered")
    } catch {
      guard case .unreachable = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  private static func client(of server: IdentityServer) throws -> IdentityClient {
    let provider = try #require(
      IdentityProvider(ProviderName(rawValue: "x"), issuer: server.issuer, clients: [ProviderWorld.web]))
    return IdentityClient(provider)
  }
}
