import AppValues
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@Suite("A provider's keys") struct ProviderKeyTests {
  @Test("A key that is new is fetched, but only once a minute, however many ask")
  func rotation() async throws {
    let world = try ProviderWorld()
    _ = try await world.signIn()
    #expect(world.server.count("GET /keys") == 1)
    world.server.rotateKeys()
    // Keys were fetched a moment ago.
    #expect(try await world.refusal() == .unknownKey("rsa-1"))
    world.clock.advance(seconds: 59)
    #expect(try await world.refusal() == .unknownKey("rsa-1"))
    #expect(world.server.count("GET /keys") == 1)
    world.clock.advance(seconds: 1)
    let answers = try await withThrowingTaskGroup(of: IdentityError?.self) { group in
      for _ in 0..<50 { group.addTask { try await world.refusal() } }
      return try await group.reduce(into: [IdentityError?]()) { $0.append($1) }
    }
    #expect(answers == [IdentityError?](repeating: nil, count: 50))
    #expect(world.server.count("GET /keys") == 2)
    // Tokens with made-up keys make us ask no more often.
    world.server.wrongs = [.unknownKeyID]
    for _ in 0..<10 {
      #expect(try await world.refusal() == .unknownKey("nobody"))
      world.clock.advance(seconds: 20)
    }
    #expect(world.server.count("GET /keys") <= 6)
  }

  @Test("A key that was taken back is forgotten within an hour")
  func takenBack() async throws {
    let world = try ProviderWorld()
    let token = Secret(try world.server.identityToken(for: "app", nonce: "n"))
    #expect(try await world.client.identity(of: token, nonce: .exact("n")).subject == "000123.mia")
    world.server.rotateKeys(keepingOld: false)
    world.clock.advance(seconds: 3599)
    #expect(try await world.client.identity(of: token, nonce: .exact("n")).subject == "000123.mia")
    world.clock.advance(seconds: 1)
    await #expect(throws: IdentityError.unknownKey("rsa-0")) {
      try await world.client.identity(of: token, nonce: .exact("n"))
    }
  }

  @Test("While the provider can't be asked for a new key, known ones still count")
  func outage() async throws {
    let world = try ProviderWorld()
    let old = Secret(try world.server.identityToken(for: "app", nonce: "n"))
    _ = try await world.client.identity(of: old, nonce: .exact("n"))
    world.server.rotateKeys()
    let new = Secret(try world.server.identityToken(for: "app", nonce: "n"))
    world.transport.isDown = true
    world.clock.advance(seconds: 60)
    await #expect(throws: IdentityError.unreachable("refused")) {
      try await world.client.identity(of: new, nonce: .exact("n"))
    }
    #expect(try await world.client.identity(of: old, nonce: .exact("n")).subject == "000123.mia")
    world.transport.isDown = false
    world.clock.advance(seconds: 60)
    #expect(try await world.client.identity(of: new, nonce: .exact("n")).subject == "000123.mia")
  }

  @Test("Of several keys, a token must say which one signed it")
  func unnamed() async throws {
    let world = try ProviderWorld()
    world.server.wrongs = [.noKeyID]
    #expect(try await world.refusal() == nil)
    let other = try ProviderWorld()
    other.server.rotateKeys()
    other.server.wrongs = [.noKeyID]
    #expect(try await other.refusal() == .unknownKey(nil))
  }

  @Test(
    "A set without a usable key, and what isn't a set",
    arguments: [
      (#"{"keys":[]}"#, IdentityError.unknownKey("rsa-0")),
      (#"{"keys":[{"kty":"oct"}]}"#, .unknownKey("rsa-0")),
      (#"{"keys":{}}"#, .malformed("the answer of https://id.example/keys")),
      ("<html>", .malformed("the answer of https://id.example/keys")),
    ])
  func sets(document: String, error: IdentityError) async throws {
    let world = try ProviderWorld()
    world.transport.answer("https://id.example/keys", with: document)
    #expect(try await world.refusal() == error)
  }

  @Test("Apple's keys as it publishes them")
  func apple() async throws {
    let world = try ProviderWorld(.apple, clients: [AppleKeys.app])
    world.transport.answer("https://id.example/auth/keys", with: try document("apple-keys"))
    let token = try world.server.identityToken(for: "org.example.social", nonce: "n")
    await #expect(throws: IdentityError.unknownKey("rsa-0")) {
      try await world.client.identity(of: Secret(token), nonce: .exact("n"))
    }
    // The header of a token that names the published key, before another one's signature.
    let parts = token.split(separator: ".")
    let renamed = "eyJraWQiOiJlWGF1bm1MIiwiYWxnIjoiUlMyNTYifQ.\(parts[1]).\(parts[2])"
    await #expect(throws: IdentityError.wrongSignature) {
      try await world.client.identity(of: Secret(renamed), nonce: .exact("n"))
    }
  }
}
