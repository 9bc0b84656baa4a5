import AppValues
import Foundation
import SocialIdentityServer
import SocialOpenIDConnect
import Testing

@Suite("Identity tokens") struct IdentityTokenTests {
  private static let now = Timestamp(milliseconds: 1_767_225_600_000)

  @Test(
    "A token that isn't right is refused, with the reason",
    arguments: [
      (Misbehaviour.expired, IdentityError.expired(at: now.adding(seconds: -120))),
      (.future, .issuedInFuture(at: now.adding(seconds: 120))), (.noExpiry, .missing("exp")),
      (.noIssueTime, .missing("iat")), (.wrongAudience, .wrongAudience(["another-app"])),
      (.emptyAudience, .wrongAudience([])), (.noAudience, .missing("aud")),
      (.severalAudiences, .wrongParty(nil)), (.wrongParty, .wrongParty("another-app")),
      (.wrongIssuer, .wrongIssuer("https://other.example")), (.noIssuer, .missing("iss")),
      (.wrongNonce, .wrongNonce), (.noNonce, .missing("nonce")), (.hashedNonce, .wrongNonce),
      (.noSubject, .missing("sub")), (.emptySubject, .missing("sub")), (.longSubject, .malformed("sub")),
      (.wrongAccessTokenHash, .wrongAccessToken), (.noSignature, .wrongAlgorithm("none")),
      (.symmetric, .wrongAlgorithm("HS256")), (.unknownKey, .unknownKey("nobody")),
      (.unknownKeyID, .unknownKey("nobody")), (.swappedKeys, .wrongSignature),
      (.changedClaims, .wrongSignature),
      (.criticalHeader, .critical), (.notAToken, .malformed("identity token")),
      (.noToken, .missing("id_token")),
    ])
  func wrong(wrong: Misbehaviour, error: IdentityError) async throws {
    let world = try ProviderWorld()
    world.server.rotateKeys()
    world.server.wrongs = [wrong]
    #expect(try await world.refusal() == error)
    #expect(error.appError == .invalid(InputField("provider"), .wrong), "People aren't told why.")
  }

  @Test(
    "A token that could be written otherwise is accepted",
    arguments: [
      Misbehaviour.justExpired, .slightlyEarly, .audienceList, .severalAudiencesForUs, .noKeyID,
      .noAuthenticationTime, .longSignedIn, .strangeKeys,
    ])
  func right(variant: Misbehaviour) async throws {
    let world = try ProviderWorld()
    world.server.wrongs = [variant]
    #expect(try await world.refusal() == nil)
  }

  @Test("Whoever was asked for a new proof must have given one")
  func age() async throws {
    let world = try ProviderWorld()
    let request = AuthorizationRequest(redirect: ProviderWorld.redirect, prompt: .login, maximumAge: 300)
    world.server.wrongs = [.longSignedIn]
    await #expect(throws: IdentityError.authenticatedTooLongAgo(at: Self.now.adding(seconds: -86_400))) {
      try await world.signIn(request)
    }
    world.server.wrongs = [.noAuthenticationTime]
    await #expect(throws: IdentityError.missing("auth_time")) { try await world.signIn(request) }
  }

  @Test(
    "All three kinds of signatures, and only the one that the provider names",
    arguments: [
      IdentityServer.Algorithm.rs256, .es256, .edDSA,
    ])
  func algorithms(algorithm: IdentityServer.Algorithm) async throws {
    let world = try ProviderWorld(signingWith: algorithm)
    #expect(try await world.signIn().subject == "000123.mia")
    world.server.wrongs = [.wrongAccessTokenHash]
    #expect(try await world.refusal() == .wrongAccessToken)
    world.server.wrongs = [.symmetric]
    #expect(try await world.refusal() == .wrongAlgorithm("HS256"))
    world.server.wrongs = [.changedClaims]
    #expect(try await world.refusal() == .wrongSignature)
    if algorithm != .rs256 {
      world.server.wrongs = []
      // It begins to sign with a key of another kind, without saying so.
      world.server.rotateKeys()
      #expect(try await world.refusal() == .wrongAlgorithm("RS256"))
    }
  }

  @Test(
    "The token doesn't choose how it's verified, also where the key doesn't say",
    arguments: ["none", "NONE", "HS256", "HS512", "RS512", "PS256", "ES256", "EdDSA", "rs256", ""])
  func chosen(name: String) async throws {
    let world = try ProviderWorld()
    world.server.wrongs = [.strangeKeys]
    let parts = try world.server.identityToken(for: "app", nonce: "n").split(separator: ".")
    let header = Data(#"{"alg":"\#(name)","kid":"rsa-0"}"#.utf8).base64URL
    for signature in [String(parts[2]), ""] {
      await #expect(throws: IdentityError.wrongAlgorithm(name)) {
        try await world.client.identity(
          of: Secret("\(header).\(parts[1]).\(signature)"), nonce: .exact("n"))
      }
    }
    #expect(world.server.count("GET /keys") == 0)
  }

  @Test("The code beside a native app's token is exchanged once, for the same person and app")
  func nativeCode() async throws {
    let client = try AppleKeys.client([.native])
    let world = try ProviderWorld(.apple, clients: [client, ProviderWorld.web])
    let token = Secret(try world.server.identityToken(for: client.id, nonce: "n"))
    let identity = try await world.client.identity(of: token, nonce: .exact("n"))
    let code = Secret(world.server.code(for: client.id))
    let refresh = try #require(try await world.client.refreshToken(for: code, of: identity))
    let form = try #require(world.transport.calls.compactMap(\.form).last)
    #expect(form.hasPrefix("grant_type=authorization_code&code="))
    #expect(form.contains("&client_id=\(client.id)&client_secret=") && !form.contains("redirect_uri"))
    let used = IdentityError.refused(code: "invalid_grant", description: "No: invalid_grant")
    for code in [code, Secret(world.server.code(for: "web"))] {
      await #expect(throws: used) { try await world.client.refreshToken(for: code, of: identity) }
    }
    await #expect(throws: IdentityError.wrongSubject) {
      try await world.client.refreshToken(
        for: Secret(world.server.code(of: IdentityPerson(subject: "000124.ken"), for: client.id)),
        of: identity)
    }
    world.server.wrongs = [.noToken]
    await #expect(throws: IdentityError.missing("id_token")) {
      try await world.client.refreshToken(for: Secret(world.server.code(for: client.id)), of: identity)
    }
    try await world.client.revoke(refresh, clientID: identity.clientID)
    #expect(world.server.revokedTokens == [refresh.value])
  }

  @Test("A native app's token is for any of our apps, and its nonce may be hashed only where that is said")
  func native() async throws {
    let world = try ProviderWorld()
    for id in ["web", "app"] {
      let token = Secret(try world.server.identityToken(for: id, nonce: "n"))
      #expect(try await world.client.identity(of: token, nonce: .exact("n")).clientID == id)
      await #expect(throws: IdentityError.wrongNonce) {
        try await world.client.identity(of: token, nonce: .hashed("n"))
      }
      await #expect(throws: IdentityError.wrongNonce) {
        try await world.client.identity(of: token, nonce: .exact("N"))
      }
    }
    world.server.wrongs = [.hashedNonce]
    let hashed = Secret(try world.server.identityToken(for: "app", nonce: "n"))
    #expect(try await world.client.identity(of: hashed, nonce: .hashed("n")).clientID == "app")
    await #expect(throws: IdentityError.wrongNonce) {
      try await world.client.identity(of: hashed, nonce: .exact("n"))
    }
    world.server.wrongs = []
    let other = Secret(try world.server.identityToken(for: "stranger", nonce: "n"))
    await #expect(throws: IdentityError.wrongAudience(["stranger"])) {
      try await world.client.identity(of: other, nonce: .exact("n"))
    }
    // The code flow is for the one app that asked.
    let without = Secret(try world.server.identityToken(for: "app", nonce: nil))
    await #expect(throws: IdentityError.missing("nonce")) {
      try await world.client.identity(of: without, nonce: .exact(""))
    }
  }

  @Test(
    "What isn't a token is refused without asking anyone about keys",
    arguments: [
      "", ".", "..", "...", "a.b.c", "a.b.c.d.e", "e30.e30.", "eyJhbGciOiJSUzI1NiJ9.e30=.AA", "é.é.é",
      String(repeating: "a", count: 40_000) + ".b.c",
    ])
  func notTokens(text: String) async throws {
    let world = try ProviderWorld()
    await #expect(throws: IdentityError.malformed("identity token")) {
      try await world.client.identity(of: Secret(text), nonce: .exact("n"))
    }
    #expect(world.server.count("GET /keys") == 0)
  }

  @Test(
    "Claims of wrong types are refused after the signature",
    arguments: [
      #"{"exp":"soon"}"#, #"{"exp":-1}"#, #"{"exp":1e300}"#, #"{"aud":7}"#, #"{"aud":[7]}"#, #"{"sub":7}"#,
      "[]",
      #"{"iss":null,"email_verified":[]}"#,
    ])
  func wrongTypes(claims: String) async throws {
    let world = try ProviderWorld()
    let token = Secret(try world.server.signed(claims))
    await #expect(throws: IdentityError.malformed("claims")) {
      try await world.client.identity(of: token, nonce: .exact("n"))
    }
  }

  @Test("What a provider says of someone is made fit to be shown")
  func personal() async throws {
    let world = try ProviderWorld()
    func identity(_ more: String) async throws -> VerifiedIdentity {
      let token = try world.server.signed(
        #"{"iss":"https://id.example","aud":"app","sub":"s","exp":1767229200,"iat":1767225600.5,"nonce":"n",\#(more)}"#
      )
      return try await world.client.identity(of: Secret(token), nonce: .exact("n"))
    }
    #expect(try await identity(#""name":" Mia\u0007\n  \u202eTanaka ""#).name == "Mia Tanaka")
    #expect(try await identity(#""name":"","given_name":"Mia""#).name == "Mia")
    #expect(try await identity(#""name":"\#(String(repeating: "x", count: 300))""#).name?.count == 200)
    for email in ["mia", "mia@a b", "mia@\\u0000", String(repeating: "m", count: 251) + "@b.c"] {
      let found = try await identity(#""email":"\#(email)","email_verified":true"#)
      #expect(found.email == nil && !found.isEmailVerified)
    }
    for (written, isTrue) in [
      ("true", true), (#""true""#, true), ("false", false), (#""false""#, false), (#""1""#, false),
    ] {
      let found = try await identity(
        #""email":"m@b.c","email_verified":\#(written),"is_private_email":\#(written)"#)
      #expect(found.isEmailVerified == isTrue && found.isPrivateEmail == isTrue)
    }
    #expect(try await identity(#""email":"m@b.c""#).isEmailVerified == false)
  }
}
