import AppValues
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@Suite("What a provider publishes of itself") struct DiscoveryTests {
  private static let address = "https://id.example/.well-known/openid-configuration"
  private static let request = AuthorizationRequest(redirect: ProviderWorld.redirect)

  @Test("It's kept for an hour")
  func kept() async throws {
    let world = try ProviderWorld()
    for _ in 0..<3 { _ = try await world.client.beginAuthorization(Self.request) }
    world.clock.advance(seconds: 3599)
    _ = try await world.client.beginAuthorization(Self.request)
    #expect(world.transport.calls.count == 1)
    world.clock.advance(seconds: 1)
    _ = try await world.client.beginAuthorization(Self.request)
    #expect(world.transport.calls.count == 2)
    // The clock was wrong, and is set back.
    world.clock.advance(seconds: -10_000)
    _ = try await world.client.beginAuthorization(Self.request)
    #expect(world.transport.calls.count == 3)
  }

  @Test("However many wait for it, it's asked for once; who no longer waits goes")
  func shared() async throws {
    let world = try ProviderWorld()
    let gate = Latch()
    world.transport.hold(behind: gate)
    let waiting = (0..<100).map { _ in
      Task { try await world.client.beginAuthorization(Self.request) }
    }
    while world.transport.calls.isEmpty { await Task.yield() }
    waiting[0].cancel()
    await #expect(throws: IdentityError.cancelled) { try await waiting[0].value }
    gate.open()
    for task in waiting[1...] {
      #expect(try await task.value.address.hasPrefix("https://id.example/authorize?"))
    }
    #expect(world.transport.calls.count == 1)
  }

  @Test(
    "What a provider does wrong is a fault of this call",
    arguments: [
      (Misbehaviour.down, IdentityError.unavailable(status: 503)), (.huge, .tooLarge),
      (.notJSON, .malformed("the answer of \(address)")), (.redirects, .redirected),
      (.otherIssuersDocument, .wrongDocument(issuer: "https://other.example")),
    ])
  func faults(wrong: Misbehaviour, error: IdentityError) async throws {
    let world = try ProviderWorld()
    world.server.wrongs = [wrong]
    await #expect(throws: error) { try await world.client.beginAuthorization(Self.request) }
    // The next call tries again.
    world.server.wrongs = []
    _ = try await world.client.beginAuthorization(Self.request)
  }

  @Test("A provider that is down fails each of its calls, and says that it may pass")
  func down() async throws {
    let world = try ProviderWorld()
    world.transport.isDown = true
    let error = try #require(try await world.refusal())
    #expect(error == .unreachable("refused") && error.isOutage && error.appError == .unavailable)
    world.transport.isDown = false
    let start = try await world.client.beginAuthorization(Self.request)
    let answer = try await world.answer(to: start)
    world.server.wrongs = [.down]
    await #expect(throws: IdentityError.unavailable(status: 503)) {
      try await world.client.finish(start.pending, with: answer)
    }
  }

  @Test("Its document may move within its host")
  func moved() async throws {
    let world = try ProviderWorld()
    world.server.wrongs = [.moved]
    #expect(try await world.refusal() == nil)
    #expect(world.server.count("GET /moved/openid-configuration") == 1)
  }

  @Test(
    "An issuer is https, or on this machine",
    arguments: [
      ("https://id.example", true), ("https://id.example/", true), ("https://id.example:8443/realms/a", true),
      ("https://[2001:db8::1]/", true), ("http://127.0.0.1:9400", true), ("http://localhost:9400", true),
      ("http://[::1]:9400", true), ("http://id.example", false), ("http://127.0.0.1.example", false),
      ("https://id.example?a=b", false), ("https://id.example#a", false), ("https://me@id.example", false),
      ("ftp://id.example", false), ("id.example", false), ("", false), ("https://id .example", false),
      ("https://", false), ("https://id.example/\u{e9}", false),
    ])
  func issuers(issuer: String, isGood: Bool) {
    let provider = IdentityProvider(
      ProviderName(rawValue: "x"), issuer: issuer, clients: [ProviderWorld.web])
    #expect((provider != nil) == isGood)
    #expect(IdentityProvider(ProviderName(rawValue: "x"), issuer: issuer, clients: []) == nil)
  }

  @Test(
    "What it names must be safe to go to",
    arguments: [
      ("authorization_endpoint", #""http://id.example/authorize""#),
      ("authorization_endpoint", #""javascript:x""#),
      ("token_endpoint", #""http://127.0.0.1/token""#), ("token_endpoint", #""https://localhost/token""#),
      ("jwks_uri", #""https://[::1]/keys""#), ("jwks_uri", #""""#),
      ("id_token_signing_alg_values_supported", #"["HS256","none","PS256"]"#),
    ])
  func addresses(key: String, value: String) async throws {
    let world = try ProviderWorld()
    let published = try await world.server.answer(
      ProviderRequest(method: "GET", target: "/.well-known/openid-configuration"))
    let pattern = try Regex("\"\(key)\":(\"[^\"]*\"|\\[[^\\]]*\\])")
    world.transport.answer(Self.address, with: published.body.replacing(pattern, with: "\"\(key)\":\(value)"))
    await #expect(throws: IdentityError.malformed(key)) {
      try await world.client.beginAuthorization(Self.request)
    }
  }

  @Test("An issuer with a path publishes below it")
  func path() async throws {
    let provider = try #require(
      IdentityProvider(
        ProviderName(rawValue: "x"), issuer: "https://id.example/realms/a/", clients: [ProviderWorld.web]))
    let transport = ServerTransport(IdentityServer())
    _ = try? await IdentityClient(provider, transport: transport).beginAuthorization(Self.request)
    #expect(
      transport.calls.map(\.address) == ["https://id.example/realms/a/.well-known/openid-configuration"])
  }
}
