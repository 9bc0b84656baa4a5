import AppValues
import Authentication
import HTTPTypes
import MastodonAPI
import SocialCredentials
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Two factors at every door")
struct TwoFactorTests {
  private static let password = "correct horse battery"
  private static let path = ServerWorld.ours + "/two_factor"
  private let clock = MovedClock()

  /// The code that the app of a secret shows.
  private func code(of secret: Secret, in seconds: Int64 = 0) throws -> String {
    try #require(AuthenticatorSecret(secret)).code(at: clock.clock.now().adding(seconds: seconds))
  }

  /// Someone who has two factors, with the secret and the recovery codes.
  private func turnedOn(
    _ world: ServerWorld
  ) async throws -> (aiko: ServerPerson, secret: Secret, codes: [Secret]) {
    let aiko = try await world.join("aiko")
    let setup = try await aiko.own.call(.post, Self.path).value(SocialConnectAuthenticatorSetup.self)
    let made = try await aiko.own.call(.put, Self.path, form: ["code": try code(of: setup.secret)])
    return (aiko, setup.secret, try made.value(SocialConnectRecoveryCodes.self).codes)
  }

  @Test("Our own endpoints turn them on and off, and keep the secrets out of caches")
  func turningOn() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let aiko = try await world.join("aiko")
      #expect(
        try await aiko.own.call(.get, Self.path).text == #"{"enabled":false,"recovery_codes_left":0}"#)
      let begun = try await aiko.own.call(.post, Self.path)
      let setup = try begun.value(SocialConnectAuthenticatorSetup.self)
      #expect(begun.headers[.cacheControl] == "no-store")
      #expect(
        setup.address.value
          == "otpauth://totp/social.example:aiko?secret=\(setup.secret.value)&issuer=social.example"
          + "&algorithm=SHA1&digits=6&period=30")
      #expect(
        try await aiko.own.call(.put, Self.path, form: ["code": "1"]).faults == ["sign_in_code: ERR_INVALID"])
      let made = try await aiko.own.call(.put, Self.path, form: ["code": try code(of: setup.secret)])
      #expect(try made.value(SocialConnectRecoveryCodes.self).codes.count == 10)
      #expect(made.headers[.cacheControl] == "no-store")
      #expect(
        try await aiko.own.call(.get, Self.path).text == #"{"enabled":true,"recovery_codes_left":10}"#)
      #expect(try await aiko.own.call(.post, Self.path + "/recovery_codes").status == .ok)
      let standing = try await aiko.own.call(.get, ServerWorld.ours + "/proofs").value(
        SocialConnectStanding.self)
      #expect(standing.hasAuthenticator && standing.recoveryCodesLeft == 10)
      #expect(try await aiko.own.call(.delete, Self.path).text == "{}")
      #expect(
        try await aiko.own.call(.post, Self.path + "/recovery_codes").faults == ["authenticator: ERR_MISSING"]
      )
      #expect(try await aiko.call(.get, Self.path).status == .forbidden, "no app's business")
    }
  }

  @Test("Our own client is asked for a code, by an answer that is no token")
  func ownEndpoint() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let (_, secret, _) = try await turnedOn(world)
      let asked = try await world.signIn("aiko")
      #expect(asked.headers[.cacheControl] == "no-store" && !asked.text.contains("access_token"))
      let request = try #require(try asked.value(SocialConnectSignInStep.self).codeRequest).value
      func answer(_ code: String, device: String = "phone") async throws -> Reply {
        try await world.call(
          .post, ServerWorld.ours + "/sign_ins/code",
          form: ["code_request": request, "code": code, "device": device])
      }
      #expect(try await answer("000000").faults == ["sign_in_code: ERR_WRONG"])
      #expect(try await answer("").faults == ["sign_in_code: ERR_BLANK"])
      let right = try code(of: secret, in: 30)
      #expect(try await answer(right, device: "other").faults == ["code_request: ERR_WRONG"])
      let token = try await answer(right).value(MastodonToken.self).accessToken.value
      #expect(try await world.call(.get, Self.path, token: token).status == .ok)
      #expect(try await answer(right).faults == ["code_request: ERR_WRONG"])
    }
  }

  @Test("The grant by password is refused without a code, and says why")
  func grant() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let (_, secret, codes) = try await turnedOn(world)
      let app = try await world.registerApp(scopes: "read")
      func ask(_ code: String?) async throws -> Reply {
        var form = [
          "grant_type": "password", "client_id": app.clientID, "client_secret": app.clientSecret.value,
          "username": "aiko@example.org", "password": Self.password,
        ]
        form["code"] = code
        let body = form.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
        return try await world.call(.post, "/oauth/token?" + body)
      }
      for code in [nil, "", "000000", "12"] {
        let refused = try await ask(code)
        #expect(refused.status == .badRequest && refused.error == "invalid_grant", "\(code ?? "none")")
        #expect(refused.text.contains(code ?? "" == "" ? "two-factor authentication" : "wrong"))
      }
      #expect(try await ask(try code(of: secret, in: 30)).status == .ok)
      #expect(try await ask(RecoveryCodeText.shown(codes[0])).status == .ok)
      #expect(try await ask(codes[0].value).status == .badRequest)
    }
  }

  @Test("The pages ask on a page of their own, keep no password, and come back to where one was going")
  func pages() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let (_, secret, _) = try await turnedOn(world)
      let browser = Browser(world)
      try await browser.open("/auth/sign_in?next=%2Faccount")
      let asked = try await browser.submit(["email": "aiko@example.org", "password": Self.password])
      #expect(asked.status == .ok && asked.text.contains("name=\"signInCode\""))
      #expect(!asked.text.contains(Self.password) && !asked.text.contains("type=\"password\""))
      #expect(try await browser.open("/account").text.contains("type=\"password\""), "not signed in yet")
      try await browser.open("/auth/code?next=%2Faccount")
      let wrong = try await browser.submit(["signInCode": "000000"])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("That code is wrong"))
      #expect(!wrong.text.contains("000000"))
      let entered = try await browser.submit(["signInCode": try code(of: secret, in: 30)])
      #expect(entered.text.contains("<h1>Your account</h1>"))
      #expect(try await browser.open("/auth/code").text.contains("type=\"password\""), "used up")
      let other = Browser(world)
      #expect(try await other.open("/auth/code").text.contains("type=\"password\""))
    }
  }

  @Test("After a change of the address, a code of an app from before goes on, and so does one by mail")
  func newAddress() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let (_, secret, _) = try await turnedOn(world)
      // One that was added a moment before may be a thief's.
      clock.advance(seconds: 8 * 86_400)
      let browser = Browser(world)
      try await browser.open("/auth/sign_in?next=%2Faccount%2Femail")
      _ = try await browser.submit(["email": "aiko@example.org", "password": Self.password])
      _ = try await browser.submit(["signInCode": try code(of: secret, in: 30)])
      _ = try await browser.submit(["email": "new@example.org"])
      _ = try await browser.submit(["code": try await world.mailedCode()])
      clock.advance(seconds: 600)
      let asked = try await browser.open("/account/delete")
      #expect(asked.text.contains("name=\"signInCode\"") && asked.text.contains("/account/prove/code"))
      #expect(asked.text.contains("so a password alone doesn’t do"))
      #expect(!asked.text.contains("type=\"password\""))
      let proven = try await browser.submit(["signInCode": try code(of: secret)])
      #expect(proven.text.contains("<h1>Delete account</h1>"))
    }
  }

  @Test("An app that waits for someone to agree waits for the code as well")
  func authorizing() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let (_, _, codes) = try await turnedOn(world)
      let app = try await world.registerApp(scopes: "read")
      let redirect = try #require(app.application.redirectURIs.first)
      let browser = Browser(world)
      try await browser.open(
        "/oauth/authorize?response_type=code&client_id=\(app.clientID)&redirect_uri=\(redirect.percentEncoded)"
      )
      let asked = try await browser.submit(["email": "aiko@example.org", "password": Self.password])
      #expect(asked.text.contains("name=\"signInCode\""))
      let consent = try await browser.submit(["signInCode": RecoveryCodeText.shown(codes[1])])
      #expect(consent.text.contains("name=\"decision\""))
    }
  }

  @Test("A new password that was set by mail doesn't skip it, on the pages and for our own client")
  func reset() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let (_, secret, codes) = try await turnedOn(world)
      let browser = Browser(world)
      try await browser.open("/auth/forgot")
      try await browser.submit(["email": "aiko@example.org"])
      await world.backend.finish()
      let mailed = try #require(try await world.code(for: "aiko@example.org"))
      let asked = try await browser.submit(["code": mailed, "password": "battery staple 9"])
      #expect(asked.text.contains("name=\"signInCode\""))
      #expect(try await browser.open("/account").text.contains("type=\"password\""))
      try await browser.open("/auth/code?next=%2Faccount")
      #expect(
        try await browser.submit(["signInCode": try code(of: secret, in: 30)]).text
          .contains("<h1>Your account</h1>"))

      let resets = ServerWorld.ours + "/password_resets"
      _ = try await world.call(.post, resets, form: ["email": "aiko@example.org", "device": "phone"])
      await world.backend.finish()
      let second = try #require(try await world.code(for: "aiko@example.org"))
      let step = try await world.call(
        .put, resets,
        form: [
          "email": "aiko@example.org", "code": second, "password": "battery staple 10", "device": "phone",
        ])
      let request = try #require(try step.value(SocialConnectSignInStep.self).codeRequest).value
      let entered = try await world.call(
        .post, ServerWorld.ours + "/sign_ins/code",
        form: ["code_request": request, "code": codes[0].value, "device": "phone"])
      #expect(try entered.value(MastodonToken.self).scope.hasPrefix("read"))
    }
  }

  @Test("The page of the account turns it on and off, and shows no picture where none can be drawn")
  func accountPage() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      try await browser.open("/auth/sign_in?next=%2Faccount%2Ftwo-factor")
      let off = try await browser.submit(["email": "aiko@example.org", "password": Self.password])
      #expect(off.text.contains("Off. Turn it on"))
      let setup = try await browser.submit([:])
      let groups = try #require(setup.text.firstMatch(of: /<code class="big">([A-Z2-7 ]+)<\/code>/)).1
      let secret = Secret(groups.filter { $0 != " " })
      #expect(groups.count == 39 && !setup.text.contains("<svg"))
      let wrong = try await browser.submit(["signInCode": "000000"])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains(groups))
      let codes = try await browser.submit(["signInCode": try code(of: secret)])
      #expect(codes.text.matches(of: /<li><code>[0-9a-z-]{19}<\/code><\/li>/).count == 10)
      #expect(codes.headers[.cacheControl] == "no-store")
      #expect(try await browser.open("/account/two-factor").text.contains("You have 10 recovery codes left."))
      clock.advance(seconds: 600)
      let proof = try await browser.submit([:], to: "/account/two-factor/off")
      #expect(proof.text.contains("name=\"password\"") && proof.text.contains("name=\"signInCode\""))
      let missed = try await browser.submit(["password": "guess"])
      #expect(missed.text.contains("wrong"))
      let proven = try await browser.submit(["password": Self.password])
      #expect(proven.text.contains("You have 10 recovery codes left."))
      #expect(
        try await browser.submit([:], to: "/account/two-factor/off").text
          .contains("Two-factor authentication is off."))
      #expect(try await world.signIn("aiko").value(MastodonToken.self).scope.hasPrefix("read"))
    }
  }
}
