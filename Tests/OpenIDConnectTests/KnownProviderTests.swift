import AppValues
import Foundation
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@Suite("Apple and Google as their documentation shows them") struct KnownProviderTests {
  @Test("Apple is asked for a form, at the addresses of its documentation")
  func appleAddress() async throws {
    let provider = try #require(IdentityProvider.apple(clients: [try AppleKeys.client()]))
    let client = IdentityClient(
      provider, transport: ServerTransport(IdentityServer()), random: Numbered().next)
    let start = try await client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
    #expect(
      start.address
        == "https://appleid.apple.com/auth/authorize?response_type=code&client_id=org.example.social.web"
        + "&redirect_uri=https%3A%2F%2Fsocial.example%2Fsign-in%2Fdone&scope=name%20email&state=random-1"
        + "&nonce=random-2&response_mode=form_post")
    #expect(provider.responseMode == .formPost)
  }

  @Test("Apple says the name once, beside the code")
  func appleName() async throws {
    let world = try ProviderWorld(.apple, clients: [try AppleKeys.client(), AppleKeys.app])
    world.server.person.isEmailPrivate = true
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let back = try #require(try await world.server.visit(start.address))
    #expect(back.isPost && back.address == ProviderWorld.redirect)
    #expect(back.value("user")?.contains("Tanaka") == true)
    let first = try await world.client.finish(start.pending, with: try AuthorizationResponse(back.fields))
    #expect(first.name == "Mia Tanaka" && first.email == "mia@example.org")
    #expect(first.isEmailVerified && first.isPrivateEmail)
    #expect(try await world.signIn().name == nil)
  }

  @Test(
    "What the browser could have changed of Apple's answer counts for no more than a name",
    arguments: [
      (#"{"name":{"firstName":"Mia"},"email":"root@example.org"}"#, "Mia"),
      (#"{"email":"root@example.org"}"#, nil),
      ("no JSON", nil), (#"{"name":"Mia"}"#, nil), (#"{"name":{"firstName":"  ","lastName":null}}"#, nil),
    ])
  func appleUser(user: String, name: String?) async throws {
    let world = try ProviderWorld(.apple, clients: [try AppleKeys.client()])
    _ = try await world.signIn()
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let back = try #require(try await world.server.visit(start.address))
    let identity = try await world.client.finish(
      start.pending, with: try AuthorizationResponse(back.fields + [("user", user)]))
    #expect(identity.name == name && identity.email == "mia@example.org")
  }

  @Test("Apple's client secret is signed, used for most of an hour, and then signed again")
  func appleSecret() async throws {
    let world = try ProviderWorld(.apple, clients: [try AppleKeys.client()])
    func secret() throws -> String {
      let form = try #require(world.transport.calls.compactMap(\.form).last)
      return String(try #require(form.firstMatch(of: /client_secret=([^&]*)/)).1)
    }
    _ = try await world.signIn()
    let first = try secret()
    let parts = first.split(separator: ".").map { Data(base64URL: String($0)) ?? Data() }
    #expect(String(decoding: parts[0], as: UTF8.self) == #"{"alg":"ES256","kid":"KEY1234567"}"#)
    #expect(
      String(decoding: parts[1], as: UTF8.self)
        == #"{"aud":"https://id.example","exp":1767229200,"iat":1767225600,"iss":"TEAM123456","sub":"org.example.social.web"}"#
    )
    world.clock.advance(seconds: 2999)
    _ = try await world.signIn()
    #expect(try secret() == first)
    world.clock.advance(seconds: 1)
    _ = try await world.signIn()
    #expect(try secret() != first)
    world.clock.advance(seconds: 36_000)
    _ = try await world.signIn()
  }

  @Test("What isn't one of Apple's keys")
  func appleKeys() {
    #expect(AppleKey(teamID: "T", keyID: "K", pem: Secret(AppleKeys.privatePEM)) != nil)
    #expect(AppleKey(teamID: "", keyID: "K", pem: Secret(AppleKeys.privatePEM)) == nil)
    #expect(AppleKey(teamID: "T", keyID: "K\n", pem: Secret(AppleKeys.privatePEM)) == nil)
    #expect(AppleKey(teamID: "T", keyID: "K", pem: Secret(AppleKeys.publicPEM)) == nil)
    #expect(
      AppleKey(teamID: "T", keyID: "K", pem: "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----")
        == nil)
  }

  @Test("Apple's identity token")
  func appleToken() async throws {
    let (server, client) = try documented(.apple(clients: [try AppleKeys.client()]), .apple)
    let token = Secret(try server.signed(try document("apple-identity-token")))
    #expect(
      try await client.identity(of: token, nonce: .exact("NONCE"))
        == VerifiedIdentity(
          issuer: "https://appleid.apple.com", subject: "001234.5b3a3bdf9c0b4f049c1471cae1cd1d8d.0001",
          clientID: "org.example.social.web", email: "ep9ks2tnph@privaterelay.appleid.com",
          isEmailVerified: true, isPrivateEmail: true,
          authenticatedAt: Timestamp(milliseconds: 1_767_225_598_000)))
    // What its discovery document calls it since 2025.
    let renamed = try document("apple-identity-token").replacing("appleid.apple", with: "account.apple")
    #expect(
      try await client.identity(of: Secret(try server.signed(renamed)), nonce: .exact("NONCE")).issuer
        == "https://appleid.apple.com")
  }

  @Test("Google's identity token, with the other way to write its issuer")
  func googleToken() async throws {
    let web = ClientRegistration(
      id: "1234987819200.apps.googleusercontent.com", secret: .shared("s"), uses: [.web])
    let (server, client) = try documented(.google(clients: [web]), .google)
    let token = Secret(try server.signed(try document("google-identity-token")))
    #expect(
      try await client.identity(of: token, nonce: .exact("NONCE"))
        == VerifiedIdentity(
          issuer: "https://accounts.google.com", subject: "10769150350006150715113082367",
          clientID: "1234987819200.apps.googleusercontent.com", email: "jsmith@example.com",
          isEmailVerified: true, name: "J. Smith"))
    let start = try await client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
    #expect(start.address.hasPrefix("https://accounts.google.com/o/oauth2/v2/auth?response_type=code&"))
    #expect(start.address.contains("&code_challenge_method=S256"))
  }

  @Test("Apple's notices, as they're documented and as they come")
  func notices() async throws {
    let (server, client) = try documented(
      .apple(clients: [try AppleKeys.client(), AppleKeys.app]), .apple)
    let documented = try await client.notice(try server.signed(try document("apple-notice-documented")))
    #expect(documented.kind == .emailEnabled && documented.id == "abede67890")
    #expect(documented.subject == "820417.faa325acbc78e1be1668ba852d492d8a.0219")
    #expect(documented.issuer == "https://appleid.apple.com")
    #expect(documented.email == "ep9ks2tnph@privaterelay.appleid.com")
    #expect(documented.at == Timestamp(milliseconds: 1_767_225_599_000))
    let received = try await client.notice(try server.signed(try document("apple-notice-received")))
    #expect(received.kind == .consentRevoked && received.email == nil)
    #expect(received.subject == "001667.7f1e9b1f0d41426d8d8616e7d06be6f1.0433")
    #expect(received.at == Timestamp(milliseconds: 1_767_225_599_100))
  }

  /// The provider as it's documented, whose keys are ours.
  private func documented(
    _ provider: IdentityProvider?, _ style: IdentityServer.Style
  ) throws -> (IdentityServer, IdentityClient) {
    let provider = try #require(provider)
    let clock = MovedClock()
    let server = IdentityServer(style: style, issuer: provider.issuer, clock: clock.clock)
    let transport = ServerTransport(server)
    if style == .google {
      transport.answer(
        "https://accounts.google.com/.well-known/openid-configuration", with: try document("google-discovery")
      )
      transport.answer("https://www.googleapis.com/oauth2/v3/certs", with: try server.publishedKeys())
    }
    return (server, IdentityClient(provider, transport: transport, clock: clock.clock))
  }
}
