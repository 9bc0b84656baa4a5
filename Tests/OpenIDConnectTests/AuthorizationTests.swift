import AppValues
import Foundation
import SocialCredentials
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@Suite("Signing in by a provider in a browser") struct AuthorizationTests {
  @Test("The browser is sent there with all that ties the answer to the question")
  func address() async throws {
    let world = try ProviderWorld()
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let challenge = ProofKey.challenge(of: "random-3")
    #expect(
      start.address
        == "https://id.example/authorize?response_type=code&client_id=web"
        + "&redirect_uri=https%3A%2F%2Fsocial.example%2Fsign-in%2Fdone&scope=openid%20profile%20email"
        + "&state=random-1&nonce=random-2&code_challenge=\(challenge)&code_challenge_method=S256")
    #expect(start.pending.state == "random-1")
    #expect(start.pending.issuer == "https://id.example")
    #expect(start.pending.expiresAt == world.clock.clock.now().adding(seconds: 600))
  }

  @Test("A new proof is asked for where the provider can give one")
  func proof() async throws {
    let world = try ProviderWorld()
    let request = AuthorizationRequest(redirect: ProviderWorld.redirect, prompt: .login, maximumAge: 0)
    let start = try await world.client.beginAuthorization(request)
    #expect(start.address.hasSuffix("&prompt=login&max_age=0"))
    #expect(try await world.signIn(request).authenticatedAt == world.clock.clock.now().adding(seconds: -5))
    for style in [IdentityServer.Style.apple, .google] {
      let other = try ProviderWorld(style)
      #expect(!other.client.provider.canProveAgain)
      await #expect(throws: IdentityError.unsupported("max_age")) {
        try await other.client.beginAuthorization(request)
      }
    }
  }

  @Test("Who comes back is who the provider says")
  func signIn() async throws {
    let world = try ProviderWorld()
    let identity = try await world.signIn()
    let token = try #require(identity.refreshToken)
    #expect(
      identity
        == VerifiedIdentity(
          issuer: "https://id.example", subject: "000123.mia", clientID: "web", email: "mia@example.org",
          isEmailVerified: true, name: "Mia Tanaka", refreshToken: token,
          authenticatedAt: world.clock.clock.now().adding(seconds: -5)))
    #expect(
      world.server.requests == [
        "GET /.well-known/openid-configuration", "GET /authorize", "POST /token", "GET /keys",
      ])
  }

  @Test("The code is exchanged by the app that asked for it")
  func exchange() async throws {
    let world = try ProviderWorld()
    _ = try await world.signIn()
    let form = try #require(world.transport.calls.compactMap(\.form).first)
    #expect(form.hasPrefix("grant_type=authorization_code&code=code-1-"))
    #expect(
      form.hasSuffix(
        "&redirect_uri=https%3A%2F%2Fsocial.example%2Fsign-in%2Fdone&code_verifier=random-3"
          + "&client_id=web&client_secret=web-secret"))
    let desktop = try await world.signIn(
      AuthorizationRequest(redirect: "http://127.0.0.1:5000/", use: .loopback))
    #expect(desktop.clientID == "desktop")
    #expect(try #require(world.transport.calls.compactMap(\.form).last).hasSuffix("&client_id=desktop"))
  }

  @Test("Where the provider wants it, the app proves itself in a header")
  func header() async throws {
    let client = ClientRegistration(id: "a:b", secret: .shared("p%q r"), uses: [.web])
    let world = try ProviderWorld(clients: [client])
    let published = try await world.server.answer(
      ProviderRequest(method: "GET", target: "/.well-known/openid-configuration"))
    world.transport.answer(
      "https://id.example/.well-known/openid-configuration",
      with: published.body.replacing(#","client_secret_post""#, with: ""))
    #expect(try await world.signIn().clientID == "a:b")
    let call = try #require(world.transport.calls.first { $0.form != nil })
    #expect(call.authorization == "Basic " + Data("a%3Ab:p%25q%20r".utf8).base64EncodedString())
    #expect(try #require(call.form).contains("client_secret") == false)
  }

  @Test("A sign-in that is under way can be kept elsewhere")
  func kept() async throws {
    let world = try ProviderWorld()
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let stored = try JSONEncoder().encode(start.pending)
    let pending = try JSONDecoder().decode(PendingAuthorization.self, from: stored)
    #expect(pending == start.pending)
    #expect(
      try await world.client.finish(pending, with: try await world.answer(to: start)).subject == "000123.mia")
    #expect("\(pending)".contains("random") == false, "Its secrets aren't shown.")
  }

  @Test(
    "An answer that isn't one to the question is refused",
    arguments: [
      (Misbehaviour.denies, IdentityError.denied), (.wrongState, .wrongState), (.noState, .missing("state")),
      (.repeatedState, .repeated("state")),
      (.otherIssuerInAnswer, .mixedUp(issuer: "https://other.example")),
      (.noIssuerInAnswer, .mixedUp(issuer: nil)),
    ])
  func wrongAnswer(wrong: Misbehaviour, error: IdentityError) async throws {
    let world = try ProviderWorld()
    world.server.wrongs = [wrong]
    #expect(try await world.refusal() == error)
    #expect(world.server.count("POST /token") == 0, "No code is given to the wrong one.")
  }

  @Test("What another provider's browser brings is refused before any code is given away")
  func mixedUp() async throws {
    let (one, other) = (try ProviderWorld(), try ProviderWorld(.google))
    let start = try await one.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let elsewhere = try #require(
      IdentityProvider(
        ProviderName(rawValue: "other"), issuer: "https://other.example", clients: [ProviderWorld.web]))
    let client = IdentityClient(elsewhere, transport: other.transport, clock: other.clock.clock)
    await #expect(throws: IdentityError.mixedUp(issuer: "https://id.example")) {
      try await client.finish(start.pending, with: try await one.answer(to: start))
    }
    #expect(other.transport.calls.isEmpty)
  }

  @Test("A code works once, and only with the secret of its proof key")
  func replay() async throws {
    let world = try ProviderWorld()
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let answer = try await world.answer(to: start)
    _ = try await world.client.finish(start.pending, with: answer)
    await #expect(throws: IdentityError.refused(code: "invalid_grant", description: "No: invalid_grant")) {
      try await world.client.finish(start.pending, with: answer)
    }
    // Someone puts the code of their own sign-in into another's.
    let (victim, thief) = (
      try await world.client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect)),
      try await world.client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
    )
    let code = try #require(try await world.server.visit(thief.address)?.value("code"))
    let swapped = try AuthorizationResponse([
      ("code", code), ("state", victim.pending.state.value), ("iss", "https://id.example"),
    ])
    await #expect(throws: IdentityError.refused(code: "invalid_grant", description: "No: invalid_grant")) {
      try await world.client.finish(victim.pending, with: swapped)
    }
  }

  @Test("Without proof keys, the nonce keeps one from using another's code")
  func swappedCode() async throws {
    let world = try ProviderWorld(.apple, clients: [try AppleKeys.client()])
    let request = AuthorizationRequest(redirect: ProviderWorld.redirect)
    let (victim, thief) = (
      try await world.client.beginAuthorization(request), try await world.client.beginAuthorization(request)
    )
    #expect(!victim.address.contains("code_challenge"))
    let code = try #require(try await world.server.visit(thief.address)?.value("code"))
    let swapped = try AuthorizationResponse([("code", code), ("state", victim.pending.state.value)])
    await #expect(throws: IdentityError.wrongNonce) {
      try await world.client.finish(victim.pending, with: swapped)
    }
  }

  @Test("After ten minutes the answer is no longer accepted")
  func late() async throws {
    let world = try ProviderWorld()
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    let answer = try await world.answer(to: start)
    world.clock.advance(seconds: 600)
    await #expect(throws: IdentityError.authorizationExpired) {
      try await world.client.finish(start.pending, with: answer)
    }
  }

  @Test("An error of the provider is told apart from a person who refused")
  func errors() async throws {
    let world = try ProviderWorld()
    let start = try await world.client.beginAuthorization(
      AuthorizationRequest(redirect: ProviderWorld.redirect))
    for (code, error) in [
      ("access_denied", IdentityError.denied), ("user_cancelled_authorize", .denied),
      ("login_required", .denied),
      ("server_error", .refused(code: "server_error", description: "Sorry")),
    ] {
      let answer = try AuthorizationResponse([
        ("error", code), ("error_description", "Sorry"), ("state", start.pending.state.value),
        ("iss", "https://id.example"),
      ])
      await #expect(throws: error) { try await world.client.finish(start.pending, with: answer) }
    }
    let empty = try AuthorizationResponse([
      ("state", start.pending.state.value), ("iss", "https://id.example"), ("code", ""),
    ])
    await #expect(throws: IdentityError.missing("code")) {
      try await world.client.finish(start.pending, with: empty)
    }
  }

  @Test("Nothing is offered that no app is registered for")
  func unregistered() async throws {
    let world = try ProviderWorld(clients: [ProviderWorld.app])
    #expect(world.client.provider.client(for: .web) == nil)
    await #expect(throws: IdentityError.unsupported("a client for web")) {
      try await world.client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
    }
    await #expect(throws: IdentityError.unsupported("a client for devices")) {
      try await world.client.beginDeviceAuthorization()
    }
    #expect(world.transport.calls.isEmpty)
  }

  @Test("An address and a name that the token lacks are asked for")
  func userInfo() async throws {
    let world = try ProviderWorld()
    // A provider whose tokens have neither.
    let provider = try #require(
      IdentityProvider(
        ProviderName(rawValue: "example"), issuer: "https://id.example", clients: [ProviderWorld.web],
        scopes: ["openid", "email"]))
    world.server.person = IdentityPerson(subject: "s", email: nil)
    let client = IdentityClient(provider, transport: world.transport, clock: world.clock.clock)
    func signIn() async throws -> VerifiedIdentity {
      let start = try await client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
      let answer = try await world.answer(to: start)
      return try await client.finish(start.pending, with: answer)
    }
    let identity = try await signIn()
    #expect(identity.email == nil && !identity.isEmailVerified && identity.name == "Mia Tanaka")
    #expect(world.server.count("GET /userinfo") == 1)
    world.server.wrongs = [.otherUserInfo]
    await #expect(throws: IdentityError.wrongSubject) { try await signIn() }
    world.server.wrongs = []
    world.transport.answer("https://id.example/userinfo", with: "nothing")
    #expect(try await signIn().name == nil, "A fault there stops no one.")
    world.transport.answer(
      "https://id.example/userinfo", with: #"{"sub":"s","email":"s@example.org","email_verified":true}"#)
    let found = try await signIn()
    #expect(found.email == "s@example.org" && found.isEmailVerified)
  }
}
