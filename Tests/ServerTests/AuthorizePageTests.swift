import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The pages on which apps are let in")
struct AuthorizePageTests {
  private static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"
  /// Of RFC 7636, appendix B.
  private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

  private static func address(
    _ app: MastodonCreatedApplication, _ redirect: String, _ rest: KeyValuePairs<String, String> = [:]
  ) -> String {
    let query = [("client_id", app.clientID), ("redirect_uri", redirect), ("response_type", "code")]
    let all = query + rest.map { ($0.key, $0.value) }
    return "/oauth/authorize?" + all.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&")
  }

  private static func signIn(_ browser: Browser) async throws {
    let page = try await browser.submit(
      ["email": "aiko@example.org", "password": "correct horse battery"], to: "/auth/sign_in")
    #expect(page.text.contains("Allow Test to use your account?"), "\(page.text)")
  }

  @Test("From the sign-in to the token, with a proof key, and once only")
  func code() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let redirect = "my-app://done?x=1"
      let app = try await world.registerApp(scopes: "read write", redirect: redirect)
      let browser = Browser(world)
      let first = try await browser.open(
        Self.address(
          app, redirect,
          [
            "scope": "read", "state": "a&b", "code_challenge": Self.challenge,
            "code_challenge_method": "S256",
          ]))
      #expect(first.text.contains("Sign in to continue to Test."))
      try await Self.signIn(browser)
      #expect(
        await browser.page?.headers[.contentSecurityPolicy]?.contains("form-action 'self' my-app:")
          == true)
      let back = try await browser.submit(["decision": "allow"])
      let location = try #require(back.headers[.location])
      let match = try #require(location.wholeMatch(of: /my-app:\/\/done\?x=1&code=([^&]+)&state=a%26b/))
      func exchange(_ verifier: String) async throws -> Reply {
        try await world.call(
          .post, "/oauth/token",
          form: [
            "grant_type": "authorization_code", "code": String(match.1), "redirect_uri": redirect,
            "client_id": app.clientID, "client_secret": app.clientSecret.value, "code_verifier": verifier,
          ])
      }
      let token = try await exchange(Self.verifier).value(MastodonToken.self)
      #expect(token.scope == "read")
      let account = try await world.call(
        .get, "/api/v1/accounts/verify_credentials", token: token.accessToken.value)
      #expect(try account.value(MastodonCredentialAccount.self).account.acct == "aiko")
      #expect(try await exchange(Self.verifier).error == "invalid_grant")
      #expect(
        try await world.call(.get, "/api/v1/accounts/verify_credentials", token: token.accessToken.value)
          .status
          == .unauthorized, "a code that comes twice ends what it gave")
    }
  }

  @Test("Who says no is returned with that, and an app without an address gets its code on a page")
  func others() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let app = try await world.registerApp(scopes: "read", redirect: "https://app.example/done")
      let browser = Browser(world)
      try await browser.open(Self.address(app, "https://app.example/done", ["state": "s"]))
      try await Self.signIn(browser)
      let denied = try await browser.submit(["decision": "deny"])
      #expect(denied.headers[.location] == "https://app.example/done?error=access_denied&state=s")
      let desk = try await world.registerApp(scopes: "read", redirect: Self.outOfBand)
      try await browser.open(Self.address(desk, Self.outOfBand))
      let page = try await browser.submit(["decision": "allow"])
      let code = try #require(page.text.firstMatch(of: /<code class="big">([^<]+)<\/code>/))
      let token = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "authorization_code", "code": String(code.1), "redirect_uri": Self.outOfBand,
          "client_id": desk.clientID, "client_secret": desk.clientSecret.value,
        ])
      #expect(token.status == .ok)
      let forced = try await browser.open(Self.address(desk, Self.outOfBand, ["force_login": "true"]))
      #expect(forced.text.contains("Sign in to continue to Test."))
      #expect(
        try await browser.open(Self.address(desk, Self.outOfBand, ["force_login": "False"])).text
          .contains("Allow Test"))
    }
  }

  @Test("An app that isn't known, or an address that isn't its own, leads nowhere")
  func unknown() async throws {
    try await ServerWorld.with { world in
      let app = try await world.registerApp(scopes: "read", redirect: "https://app.example/done")
      let browser = Browser(world)
      for redirect in ["https://app.example/done/", "https://evil.example", "javascript:alert(1)"] {
        let page = try await browser.open(Self.address(app, redirect))
        #expect(page.status == .badRequest && page.headers[.location] == nil, "\(redirect)")
        #expect(page.text.contains("<h1>Unknown app</h1>"))
      }
      let more = try await browser.open(Self.address(app, "https://app.example/done", ["scope": "write"]))
      #expect(more.headers[.location] == "https://app.example/done?error=invalid_scope")
    }
  }

  @Test("An app that asks for what other servers have, too, is let in as far as there is something of it")
  func otherScopes() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let app = try await world.registerApp(scopes: "read admin:read")
      let browser = Browser(world)
      let page = try await browser.open(
        Self.address(app, "https://app.example/done", ["scope": "read admin:read"]))
      #expect(page.status == .ok && page.text.contains("Sign in to continue to Test."))
    }
  }

  @Test("A form that another site made, or that was made for another browser, is refused")
  func forged() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let forged = try await world.call(
        .post, "/auth/sign_in",
        form: ["email": "aiko@example.org", "password": "correct horse battery", "guard": "x"])
      #expect(forged.status == .forbidden && forged.headers[.setCookie]?.contains("session") != true)
      let other = Browser(world)
      let page = try await other.open("/auth/sign_in")
      let guarded = try #require(page.text.firstMatch(of: /name="guard" value="([^"]+)"/))
      let mine = Browser(world)
      try await mine.open("/auth/sign_in")
      let reply = try await world.call(
        .post, "/auth/sign_in",
        form: [
          "email": "aiko@example.org", "password": "correct horse battery", "guard": String(guarded.1),
        ])
      #expect(reply.status == .forbidden)
    }
  }
}
