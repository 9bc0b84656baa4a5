import AppValues
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@Suite("What comes after a sign-in by a provider") struct LaterTests {
  @Test("What was given can be renewed until the person takes it back")
  func refresh() async throws {
    let world = try ProviderWorld()
    let identity = try await world.signIn()
    let token = try #require(identity.refreshToken)
    let renewed = try await world.client.refresh(token, of: "000123.mia", clientID: "web")
    #expect(renewed.identity?.email == "mia@example.org" && renewed.refreshToken == token)
    await #expect(throws: IdentityError.wrongSubject) {
      try await world.client.refresh(token, of: "000124.ken", clientID: "web")
    }
    world.server.wrongs = [.noToken]
    #expect(try await world.client.refresh(token, of: "000123.mia", clientID: "web").identity == nil)
    world.server.wrongs = [.wrongIssuer]
    await #expect(throws: IdentityError.wrongIssuer("https://other.example")) {
      try await world.client.refresh(token, of: "000123.mia", clientID: "web")
    }
    world.server.wrongs = []
    world.server.forget(.mia)
    await #expect(throws: IdentityError.refused(code: "invalid_grant", description: "No: invalid_grant")) {
      try await world.client.refresh(token, of: "000123.mia", clientID: "web")
    }
    await #expect(throws: IdentityError.unsupported("the client gone")) {
      try await world.client.refresh(token, of: "000123.mia", clientID: "gone")
    }
  }

  @Test(
    "What was given is revoked by the app that it was given to; twice is once",
    arguments: [
      IdentityServer.Style.standard, .google, .apple,
    ])
  func revoke(style: IdentityServer.Style) async throws {
    let clients = style == .apple ? [try AppleKeys.client()] : [ProviderWorld.web]
    let world = try ProviderWorld(style, clients: clients)
    let identity = try await world.signIn()
    let token = try #require(identity.refreshToken)
    try await world.client.revoke(token, clientID: identity.clientID)
    #expect(world.server.revokedTokens == [token.value])
    try await world.client.revoke(token, clientID: identity.clientID)
    #expect(world.server.revokedTokens == [token.value])
    let form = try #require(world.transport.calls.compactMap(\.form).last)
    #expect(form.hasPrefix("token=refresh-"))
    #expect(form.contains("&token_type_hint=refresh_token&client_id="))
    world.server.wrongs = [.down]
    await #expect(throws: IdentityError.unavailable(status: 503)) {
      try await world.client.revoke(token, clientID: identity.clientID)
    }
  }

  @Test("A client whose secret is wrong is told so, and people that it's not their fault")
  func wrongSecret() async throws {
    let world = try ProviderWorld()
    world.server.register("web", .secret("another"))
    let error = try #require(try await world.refusal())
    #expect(error == .refused(code: "invalid_client", description: "No: invalid_client"))
    #expect(error.appError == .unavailable && !error.isOutage)
  }

  @Test(
    "Notices say what happened, and to whom",
    arguments: [
      ("consent-revoked", ProviderNotice.Kind.consentRevoked), ("account-delete", .accountDeleted),
      ("account-deleted", .accountDeleted), ("email-enabled", .emailEnabled),
      ("email-disabled", .emailDisabled),
      ("something-new", .other("something-new")),
    ])
  func notices(type: String, kind: ProviderNotice.Kind) async throws {
    let world = try ProviderWorld(.apple, clients: [try AppleKeys.client(), AppleKeys.app])
    for isText in [true, false] {
      let notice = try await world.client.notice(
        try world.server.notice(type, to: "org.example.social", isText: isText))
      #expect(notice.kind == kind && notice.subject == "000123.mia" && notice.issuer == "https://id.example")
      #expect((notice.email == "mia@example.org") == type.hasPrefix("email"))
      #expect(notice.at == world.clock.clock.now() && notice.id != nil)
    }
  }

  @Test(
    "A notice that isn't right is refused, with the reason",
    arguments: [
      (Misbehaviour.wrongIssuer, IdentityError.wrongIssuer("https://other.example")),
      (.wrongAudience, .wrongAudience(["another-app"])), (.emptyAudience, .wrongAudience([])),
      (.noSignature, .wrongAlgorithm("none")), (.symmetric, .wrongAlgorithm("HS256")),
      (.swappedKeys, .wrongSignature), (.changedClaims, .wrongSignature),
      (.unknownKey, .unknownKey("nobody")),
      (.expired, .expired(at: Timestamp(milliseconds: 1_767_225_600_000 - 86_400_000))),
      (.notAToken, .malformed("identity token")),
    ])
  func wrongNotices(wrong: Misbehaviour, error: IdentityError) async throws {
    let world = try ProviderWorld(.apple, clients: [AppleKeys.app])
    world.server.wrongs = [wrong]
    let notice = try world.server.notice("account-delete", to: "org.example.social")
    await #expect(throws: error) { try await world.client.notice(notice) }
  }

  @Test("An identity token is no notice")
  func noNotice() async throws {
    let world = try ProviderWorld(.apple, clients: [AppleKeys.app])
    let token = try world.server.identityToken(for: "org.example.social", nonce: nil)
    await #expect(throws: IdentityError.malformed("claims")) { try await world.client.notice(token) }
    let notice = Secret(try world.server.notice("consent-revoked", to: "org.example.social"))
    await #expect(throws: IdentityError.missing("exp")) {
      try await world.client.identity(of: notice, nonce: .exact("n"))
    }
  }
}
