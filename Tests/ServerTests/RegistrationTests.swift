import AppValues
import Authentication
import Entities
import HTTPTypes
import MastodonAPI
import SocialBackend
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("Signing up")
struct RegistrationTests {
  private static let pending = "Your login is currently pending approval"
  private static let unconfirmed = "Your login is missing a confirmed e-mail address"
  private static let notAwaiting = "This method is only available while the e-mail is awaiting confirmation"

  /// Signs someone up with an app.
  private static func signUp(
    _ world: ServerWorld, email: String = "aiko@example.org", as handle: String = "aiko"
  ) async throws -> Reply {
    let app = try await world.registerApp()
    let token = try await world.call(
      .post, "/oauth/token",
      form: [
        "grant_type": "client_credentials", "client_id": app.clientID,
        "client_secret": app.clientSecret.value,
        "scope": "read write",
      ]
    ).value(MastodonToken.self).accessToken.value
    return try await world.call(
      .post, "/api/v1/accounts", token: token,
      form: [
        "username": handle, "email": email, "password": "correct horse battery", "agreement": "true",
        "locale": "en", "reason": "I like harbours",
      ])
  }

  @Test("No stranger gets a name that pretends office, and the administrator can give it")
  func reserved() async throws {
    try await ServerWorld.with({ $0.title = "Harbour Town" }) { world in
      for handle in ["admin", "Adm1n", "harbour_town_support", "social", "tags"] {
        let reply = try await Self.signUp(world, as: handle)
        #expect(try reply.faults == ["username: ERR_RESERVED"], "\(handle)")
        #expect(reply.error?.contains("reserved for the people who run this server") == true)
      }
      let words = ["en": "is reserved for the people who run this server", "ja": "管理者用に予約されています"]
      for (language, text) in words {
        let browser = Browser(world, language: language)
        try await browser.open("/auth/sign_up")
        let page = try await browser.submit([
          "handle": "supp0rt", "name": "Support", "email": "s@example.org",
          "password": "correct horse battery",
        ])
        #expect(page.status == .unprocessableContent && page.text.contains(text), "\(language)")
      }
      let registration = Registration(
        email: "owner@example.org", password: "correct horse battery", handle: "admin", name: "Owner",
        birthday: nil, language: "en")
      let moderation = world.backend.accountModeration
      #expect(try await moderation.create(registration) == "admin")
      #expect(try await world.signIn("owner").status == .ok)
      #expect(try await Self.signUp(world).status == .ok)
    }
  }

  @Test("What the server's own addresses begin with is reserved")
  func routes() async throws {
    try await ServerWorld.with { world in
      let paths = world.server.paths
      #expect(paths.count > 100)
      let first = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
      for part in first where part.wholeMatch(of: /[a-z_]+/) != nil {
        let reply = try await Self.signUp(world, email: "\(part)@example.org", as: part)
        #expect(reply.status == .unprocessableContent && reply.text.contains("ERR_RESERVED"), "\(part)")
      }
    }
  }

  @Test("An account that has to be approved can do nothing until it is")
  func approval() async throws {
    try await ServerWorld.with({ $0.registration = .approval }) { world in
      let server = try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self)
      #expect(server.registrations.enabled && server.registrations.approvalRequired)
      let token = try await Self.signUp(world).value(MastodonToken.self).accessToken.value
      for path in ["/api/v1/accounts/verify_credentials", "/api/v1/timelines/home", "/api/v1/streaming/user"]
      {
        let reply = try await world.call(.get, path, token: token)
        #expect(reply.status == .forbidden && reply.error == Self.pending, "\(path)")
      }
      #expect(
        try await world.call(.post, "/api/v1/emails/confirmations", token: token).error == Self.notAwaiting)
      #expect(try await world.call(.get, "/api/v2/instance", token: token).status == .ok)
      let moderation = world.backend.accountModeration
      #expect(try await moderation.pending(PageRequest()).items.map(\.reason) == ["I like harbours"])
      _ = try await moderation.approve(handle: "aiko")
      #expect(try await world.call(.get, "/api/v1/timelines/home", token: token).status == .ok)
      #expect(try await world.mails().last?.contains("Your account is approved.") == true)
    }
  }

  @Test("An address that has to be confirmed can be corrected, and its code comes again")
  func confirmation() async throws {
    try await ServerWorld.with({ $0.confirmsEmail = true }) { world in
      let token = try await Self.signUp(world, email: "wrong@example.org").value(MastodonToken.self)
        .accessToken.value
      let path = "/api/v1/accounts/verify_credentials"
      #expect(try await world.call(.get, path, token: token).error == Self.unconfirmed)
      let first = try await world.mailedCode()
      #expect(try await world.mails().last?.contains("https://social.example/auth/confirm") == true)
      let check = "/api/v1/emails/check_confirmation"
      #expect(try await world.call(.get, check, token: token).text == "false")
      let resend = "/api/v1/emails/confirmations"
      #expect(try await world.call(.post, resend, token: token).text == "{}")
      #expect(try await world.mails().count == 2)
      let bad = try await world.call(.post, resend, token: token, form: ["email": "nonsense"])
      #expect(bad.status == .unprocessableContent)
      #expect(
        try await world.call(.post, resend, token: token, form: ["email": "aiko@example.org"]).text == "{}")
      #expect(try await world.mails().last?.contains("\nTo: aiko@example.org\n") == true)
      let browser = Browser(world)
      try await browser.open("/auth/confirm?email=aiko%40example.org")
      let code = try await world.mailedCode()
      if first != code {
        #expect(
          try await browser.submit(["email": "aiko@example.org", "code": first]).status
            == .unprocessableContent)
      }
      let done = try await browser.submit(["email": "aiko@example.org", "code": code])
      #expect(done.text.contains("<h1>Sign in</h1>"))
      #expect(try await world.call(.get, path, token: token).status == .ok)
      #expect(try await world.call(.get, check, token: token).text == "true")
      #expect(try await world.call(.post, resend, token: token).error == Self.notAwaiting)
    }
  }

  @Test("In a browser, one is led from the form to the code, to waiting, and in")
  func browser() async throws {
    try await ServerWorld.with({ ($0.registration, $0.confirmsEmail) = (.approval, true) }) { world in
      let browser = Browser(world)
      #expect(try await browser.open("/auth/sign_up").text.contains("Why do you want to join?"))
      let short = try await browser.submit(
        [
          "handle": "aiko", "name": "Aiko", "email": "aiko@example.org", "password": "short",
          "reason": "I like <harbours>",
        ])
      #expect(short.status == .unprocessableContent && short.text.contains("I like &lt;harbours&gt;"))
      let asked = try await browser.submit(
        [
          "handle": "aiko", "name": "Aiko", "email": "aiko@example.org", "password": "correct horse battery",
          "reason": "I like harbours",
        ])
      #expect(asked.text.contains("<h1>Confirm your email address</h1>"))
      let again = try await browser.submit([:], to: "/auth/confirm/send")
      #expect(again.text.contains("there’s a code for it now"))
      let waiting = try await browser.submit(
        ["email": "aiko@example.org", "code": try await world.mailedCode()], to: "/auth/confirm")
      #expect(waiting.text.contains("<h1>Almost there</h1>"))
      try await browser.open("/auth/sign_in")
      let early = try await browser.submit(
        ["email": "aiko@example.org", "password": "correct horse battery"])
      #expect(early.status == .unprocessableContent && early.text.contains("approv"))
      _ = try await world.backend.accountModeration.approve(handle: "aiko")
      #expect(try await browser.open("/").text.contains("You’re signed in as @aiko."))
    }
  }

  @Test("An app signs people up with the token of someone who lets it, too")
  func byPerson() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben", scopes: "read"))
      func signUp(_ token: String) async throws -> Reply {
        try await world.call(
          .post, "/api/v1/accounts", token: token,
          form: [
            "username": "carol", "email": "carol@example.org", "password": "correct horse battery",
            "agreement": "true",
          ])
      }
      #expect(try await signUp(ben.token).error == "This action is outside the authorized scopes")
      // No app acts here.
      #expect(try await signUp(aiko.session.token.value).error == "This action is not allowed")
      let token = try await signUp(aiko.token).value(MastodonToken.self)
      let seen = try await world.call(
        .get, "/api/v1/accounts/verify_credentials", token: token.accessToken.value)
      #expect(try seen.value(MastodonCredentialAccount.self).account.username == "carol")
    }
  }

  @Test("A server that takes no one says so, to apps and to people")
  func closed() async throws {
    try await ServerWorld.with({ $0.registration = .no }) { world in
      let reply = try await Self.signUp(world)
      #expect(reply.status == .forbidden && reply.error == "This action is not allowed")
      let page = try await Browser(world, language: "ja").open("/auth/sign_up")
      #expect(page.status == .forbidden && page.text.contains("新規登録は停止中です"))
    }
  }

  @Test("All that is wrong is said at once, with codes that apps know")
  func refusals() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let reply = try await Self.signUp(world)
      #expect(reply.status == .unprocessableContent)
      #expect(reply.text.contains(#""username":[{"error":"ERR_TAKEN""#), "\(reply.text)")
      #expect(reply.text.contains(#""email":[{"error":"ERR_TAKEN""#))
      #expect(!reply.text.contains("agreement"))
    }
  }
}
