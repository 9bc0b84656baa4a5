import AppValues
import HTTPTypes
import SocialIdentityServer
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The pages on which people sign in by a provider")
struct ProviderPageTests {
  private static let verificationFailed = "What the provider said couldn&#39;t be verified. Try again."

  @Test("Each page to sign in or up has the providers' own buttons, as links")
  func buttons() async throws {
    try await ProviderServer.with { server in
      for (path, words) in [
        ("/auth/sign_in?next=%2F%40mia", "Sign in with"), ("/auth/sign_up", "Sign up with"),
      ] {
        let page = try await server.world.call(.get, path)
        for (id, name) in [("apple", "Apple"), ("google", "Google"), ("oidc", "Club")] {
          #expect(page.text.contains("<a class=\"provider \(id)\" href=\"/auth/provider/\(id)?next="))
          #expect(page.text.contains("<span>\(words) \(name)</span>"))
        }
        #expect(page.text.contains("type=\"password\""))
        #expect(page.headers[.contentSecurityPolicy]?.contains("form-action 'self'") == true)
      }
      let page = try await server.world.call(.get, "/auth/sign_in?next=%2F%40mia")
      #expect(page.text.contains("/auth/provider/google?next=%2F%40mia"))
      let japanese = try await server.world.call(.get, "/auth/sign_in", headers: [.acceptLanguage: "ja"])
      #expect(japanese.text.contains("<span>Appleでサインイン</span>"))
    }
    try await ServerWorld.with { world in
      let page = try await world.call(.get, "/auth/sign_in")
      #expect(!page.text.contains("provider"))
      #expect(try await world.call(.get, "/auth/provider/google").status == .notFound)
    }
  }

  @Test("The first time an account is made, and what waited goes on; then it's signed in to")
  func firstTime() async throws {
    try await ProviderServer.with { server in
      let browser = Browser(server.world)
      let asked = try await server.signIn(browser, at: server.google, as: "google", next: "/@mia_tanaka")
      #expect(asked.status == .ok && asked.text.contains("Google has confirmed who you are."))
      #expect(asked.text.contains("value=\"mia_tanaka\"") && asked.text.contains("value=\"Mia Tanaka\""))
      #expect(!asked.text.contains("name=\"email\"") && !asked.text.contains("type=\"password\""))
      let wrong = try await browser.submit(["handle": "admin", "name": "Mia"])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"admin\""))
      try await browser.open("/auth/sign_up/provider?next=%2F%40mia_tanaka")
      let profile = try await browser.submit(["handle": "mia_tanaka", "name": "Mia"])
      #expect(profile.text.contains("<h1 dir=\"auto\">Mia</h1>"))
      #expect(try await browser.open("/").text.contains("You’re signed in as @mia_tanaka."))

      let other = Browser(server.world)
      let again = try await server.signIn(other, at: server.google, as: "google", next: "/@mia_tanaka")
      #expect(again.text.contains("<h1 dir=\"auto\">Mia</h1>"))
      #expect(try await other.open("/").text.contains("You’re signed in as @mia_tanaka."))
      #expect(server.world.said.all == [])
      let later = try await browser.open("/auth/sign_up/provider")
      #expect(later.text.contains("Start again from signing in."), "the registration is used up")
    }
  }

  @Test("Apple posts its answer from its own site, and names people once")
  func apple() async throws {
    try await ProviderServer.with { server in
      server.apple.person = IdentityPerson(
        subject: "a.1", email: "x7@privaterelay.appleid.com", isEmailPrivate: true)
      let browser = Browser(server.world)
      let asked = try await server.signIn(browser, at: server.apple, as: "apple")
      #expect(asked.text.contains("value=\"Mia Tanaka\"") && asked.text.contains("value=\"mia_tanaka\""))
      try await browser.submit(["handle": "mia", "name": "Mia"])
      #expect(try await browser.open("/").text.contains("You’re signed in as @mia."))
      let other = Browser(server.world)
      try await server.signIn(other, at: server.apple, as: "apple")
      #expect(try await other.open("/").text.contains("You’re signed in as @mia."))
    }
  }

  @Test("Neither the address of the page nor the history shows what Apple posted")
  func hop() async throws {
    try await ProviderServer.with { server in
      let answer = try await server.world.call(
        .post, "/auth/provider/apple/callback",
        form: ["code": "c-1", "state": "s-1", "user": "{\"name\":{\"firstName\":\"Mia\"}}"])
      #expect(answer.status == .seeOther)
      let next = try #require(answer.headers[.location])
      #expect(next.hasPrefix("/auth/provider/apple/callback?answer="))
      for text in ["Mia", "c-1", "s-1"] { #expect(!next.contains(text)) }
      let large = try await server.world.call(
        .post, "/auth/provider/apple/callback", form: ["code": String(repeating: "c", count: 9000)])
      #expect(large.status == .contentTooLarge)
      let other = try await server.world.call(.post, "/auth/provider/google/callback", form: ["code": "c-1"])
      #expect(other.status == .notFound)
      let made = try await server.world.call(.get, "/auth/provider/apple/callback?answer=made.up")
      #expect(made.text.contains("Start again from signing in."))
    }
  }

  @Test("An address that an account has is never enough; its owner signs in and links it")
  func knownAddress() async throws {
    try await ProviderServer.with { server in
      _ = try await server.world.join("mia")
      let browser = Browser(server.world)
      let told = try await server.signIn(browser, at: server.google, as: "google")
      #expect(told.text.contains("An account here already has the email address that Google gave us."))
      #expect(try await !browser.open("/").text.contains("signed in as"))

      try await server.signIn(browser, at: server.google, as: "google")
      let list = try await browser.submit(
        ["email": "mia@example.org", "password": "correct horse battery"])
      #expect(list.text.contains("<h1>Other ways to sign in</h1>"))
      let leaving = try await link("google", browser)
      #expect(leaving.text.contains("Continue to Google"))
      #expect(leaving.headers["Refresh"]?.contains("prompt=select_account") == true)
      let linked = try await server.goThere(browser, server.google)
      #expect(linked.text.contains("Google: mia@example.org · linked on"))
      #expect(linked.text.contains("Unlink Google") && linked.text.contains("Link Apple"))

      let other = Browser(server.world)
      try await server.signIn(other, at: server.google, as: "google")
      #expect(try await other.open("/").text.contains("You’re signed in as @mia."))

      // Someone else's can't be linked, too.
      _ = try await server.world.join("ben")
      let ben = Browser(server.world)
      try await ben.open("/auth/sign_in")
      try await ben.submit(["email": "ben@example.org", "password": "correct horse battery"])
      try await ben.open("/account/providers")
      try await link("google", ben)
      let refused = try await server.goThere(ben, server.google)
      #expect(
        refused.text.contains("Another account on this server is already linked to that provider account."))
      #expect(refused.text.contains("Link Google"))

      try await browser.open("/account/providers")
      let unlinked = try await browser.submit([:], to: "/account/providers/unlink")
      #expect(unlinked.text.contains("Link Google"))
    }
  }

  /// Begins to link a provider from the page with all of them.
  @discardableResult
  private func link(_ name: String, _ browser: Browser) async throws -> Reply {
    let page = try #require(await browser.page)
    let guarding = try #require(page.text.firstMatch(of: /name="guard" value="([^"]*)"/)).1
    return try await browser.send(
      "guard=\(String(guarding).percentEncoded)&provider=\(name)", to: "/account/providers/link")
  }

  @Test(
    "Whatever is wrong with a token, the log says why and the page doesn't",
    arguments: [
      .expired, .future, .wrongAudience, .emptyAudience, .noAudience, .wrongIssuer, .noIssuer, .wrongParty,
      .wrongNonce, .noNonce, .noSubject, .emptySubject, .noSignature, .symmetric, .unknownKey, .swappedKeys,
      .changedClaims, .notAToken, .noToken, .wrongAccessTokenHash, .criticalHeader, .otherIssuerInAnswer,
      .repeatedState,
    ] as [Misbehaviour])
  func wrongTokens(wrong: Misbehaviour) async throws {
    try await ProviderServer.with { server in
      let browser = Browser(server.world)
      server.other.wrongs = [wrong]
      let refused = try await server.signIn(browser, at: server.other, as: "oidc", next: "/@mia")
      #expect(refused.status == .unprocessableContent)
      #expect(refused.text.contains(Self.verificationFailed), "\(refused.text)")
      let said = server.world.said.all
      #expect(said.count == 1 && said[0].hasPrefix("Signing in by Club failed: "), "\(said)")
      #expect(try await !browser.open("/").text.contains("signed in as"))
      server.other.wrongs = []
      let asked = try await server.signIn(browser, at: server.other, as: "oidc")
      #expect(asked.text.contains("Club has confirmed who you are."), "the right one does all the same")
    }
  }

  @Test("An answer counts once, in the browser that was sent, at the provider that it's from")
  func answers() async throws {
    try await ProviderServer.with { server in
      let (browser, victim) = (Browser(server.world), Browser(server.world))
      let away = try await browser.open("/auth/provider/google?next=%2F")
      let address = try #require(away.headers[.location])
      let back = try #require(try await server.google.visit(address))
      // Someone else would be signed in as the one who sent them this address.
      let foreign = try await victim.open("/auth/provider/google/callback?\(back.text)")
      #expect(foreign.text.contains("Start again from signing in."))
      let mixedUp = try await browser.open("/auth/provider/oidc/callback?\(back.text)")
      #expect(mixedUp.text.contains("Start again from signing in."))
      let asked = try await browser.open("/auth/provider/google/callback?\(back.text)")
      #expect(asked.text.contains("Google has confirmed who you are."))
      let replayed = try await browser.open("/auth/provider/google/callback?\(back.text)")
      #expect(replayed.text.contains("Start again from signing in."))
    }
  }

  @Test("Someone who goes back signs in in another way, and so does everyone while a provider is down")
  func faults() async throws {
    try await ProviderServer.with { server in
      _ = try await server.world.join("aiko")
      let browser = Browser(server.world)
      server.google.wrongs = [.denies]
      let denied = try await server.signIn(browser, at: server.google, as: "google", next: "/@aiko")
      #expect(denied.status == .ok && denied.text.contains("value=\"/@aiko\""))
      #expect(server.world.said.all == [])
      server.google.wrongs = [.down]
      let down = try await browser.open("/auth/provider/google?next=%2F%40aiko")
      #expect(down.status == .serviceUnavailable || down.status == .seeOther)
      let other = Browser(server.world)
      server.other.wrongs = [.down]
      let page = try await other.open("/auth/provider/oidc?next=%2F%40aiko")
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("Club can’t be reached at the moment."))
      #expect(server.world.said.all.contains { $0.contains("503") })
      let profile = try await other.submit(
        ["email": "aiko@example.org", "password": "correct horse battery"])
      #expect(profile.text.contains("<h1 dir=\"auto\">Aiko</h1>"))
    }
  }

  @Test("Where no accounts are made, only those who have one get in")
  func closed() async throws {
    try await ProviderServer.with { options in
      options.registration = .no
    } _: { server in
      let browser = Browser(server.world)
      let told = try await server.signIn(browser, at: server.google, as: "google")
      #expect(told.text.contains("No account here is linked to your Google account"))
      #expect(try await browser.open("/auth/sign_up/provider").status == .forbidden)
    }
  }

  @Test(
    "An address that the provider hasn't verified is asked for, and confirmed where the server wants that")
  func unverified() async throws {
    try await ProviderServer.with { options in
      options.confirmsEmail = true
    } _: { server in
      server.google.person = IdentityPerson(
        subject: "g.2", email: "mia@example.org", isEmailVerified: false)
      let browser = Browser(server.world)
      let asked = try await server.signIn(browser, at: server.google, as: "google")
      #expect(asked.text.contains("name=\"email\""))
      let confirm = try await browser.submit(["handle": "mia", "name": "Mia", "email": "mia@example.net"])
      #expect(confirm.text.contains("Confirm your email address"))
      let welcome = try await browser.submit(
        ["email": "mia@example.net", "code": try await server.world.mailedCode()])
      #expect(welcome.text.contains("@mia@social.example"))
      let other = Browser(server.world)
      server.google.person = IdentityPerson(subject: "g.3", email: "ben@example.org", isEmailVerified: false)
      try await server.signIn(other, at: server.google, as: "google")
      try await other.submit(["handle": "ben", "name": "Ben", "email": "ben@example.net"])
      let again = try await server.signIn(Browser(server.world), at: server.google, as: "google")
      #expect(again.text.contains("Confirm your email address"))
    }
  }

  @Test("A provider that says when someone signed in there proves a session once more")
  func proof() async throws {
    let clock = MovedClock()
    try await ProviderServer.with({ _ in }, clock: clock.clock) { server in
      let browser = Browser(server.world)
      try await server.signIn(browser, at: server.other, as: "oidc")
      try await browser.submit(["handle": "mia", "name": "Mia"])
      clock.advance(seconds: 601)
      try await browser.open("/account/providers")
      let prove = try await link("apple", browser)
      #expect(prove.text.contains("Confirm with Club"), "\(prove.text)")
      #expect(!prove.text.contains("Confirm with Apple"))
      try await browser.open("/account/prove/provider/oidc?next=%2Faccount%2Fproviders")
      let list = try await server.goThere(browser, server.other)
      #expect(list.text.contains("<h1>Other ways to sign in</h1>"))
      let leaving = try await link("apple", browser)
      #expect(leaving.text.contains("Continue to Apple"))
    }
  }

  @Test(
    "What someone went to a provider for counts for no one else who has signed in since, nor by another's account"
  )
  func otherPerson() async throws {
    let clock = MovedClock()
    try await ProviderServer.with({ _ in }, clock: clock.clock) { server in
      for handle in ["mia", "ben"] { _ = try await server.world.join(handle) }
      let browser = Browser(server.world)
      func enter(_ handle: String) async throws {
        try await browser.open("/auth/sign_in?next=%2Faccount%2Fproviders")
        try await browser.submit(["email": "\(handle)@example.org", "password": "correct horse battery"])
      }
      func leave() async throws {
        try await browser.open("/")
        try await browser.submit([:], to: "/auth/sign_out")
      }
      try await enter("mia")
      let refresh = try #require(try await link("google", browser).headers["Refresh"])
      let address = String(refresh.drop { $0 != "=" }.dropFirst())
      let back = try #require(try await server.google.visit(address))
      try await leave()
      try await enter("ben")
      let returned = try await browser.open("/auth/provider/google/callback?\(back.text)")
      #expect(returned.text.contains("type=\"password\"") && !returned.text.contains("Unlink"))
      for handle in ["ben", "mia"] {
        #expect(try await !browser.open("/account/providers").text.contains("Unlink"), "\(handle)")
        try await leave()
        if handle == "ben" { try await enter("mia") }
      }

      try await enter("mia")
      try await link("oidc", browser)
      #expect(try await server.goThere(browser, server.other).text.contains("Unlink Club"))
      try await leave()
      try await enter("ben")
      clock.advance(seconds: 601)
      try await browser.open("/account/prove/provider/oidc?next=%2Faccount%2Fproviders")
      let refused = try await server.goThere(browser, server.other)
      #expect(refused.text.contains(Self.verificationFailed), "\(refused.text)")
      let asked = try await link("google", browser)
      #expect(asked.text.contains("type=\"password\"") && !asked.text.contains("Continue to Google"))
    }
  }

  @Test("Apple's notices unlink, and what isn't Apple's is refused")
  func notices() async throws {
    try await ProviderServer.with { server in
      let browser = Browser(server.world)
      try await server.signIn(browser, at: server.apple, as: "apple")
      try await browser.submit(["handle": "mia", "name": "Mia"])
      let revoked = try server.apple.notice("consent-revoked", to: "org.example.web")
      let foreign = try server.google.notice(
        "consent-revoked", about: server.apple.person, to: "org.example.web")
      let refused = try await notify(foreign, server)
      #expect(refused.status == .badRequest && server.world.said.all.count == 1)
      #expect(try await browser.open("/account/providers").text.contains("Unlink Apple"))
      #expect(try await notify(revoked, server).status == .ok)
      #expect(try await !browser.open("/account/providers").text.contains("Unlink Apple"))
      let mail = try #require(try await server.world.mails().last)
      #expect(mail.contains("It was the only way to sign in. To set a password"))
    }
  }

  private func notify(_ payload: String, _ server: ProviderServer) async throws -> Reply {
    try await server.world.call(
      .post, "/auth/provider/apple/notices", json: "{\"payload\": \(JSONText.quoted(payload))}")
  }
}
