import Authentication
import Foundation
import HTTPTypes
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The pages on which browsers make and use passkeys")
struct PasskeyPageTests {
  private static let origin = "https://social.example"

  @Test("Creating an account with one, adding another, and signing in with it")
  func life() async throws {
    try await ServerWorld.with { world in
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      let browser = Browser(world)
      let first = try await browser.open("/auth/sign_up?next=%2Fauth%2Fwelcome")
      #expect(
        first.text.contains(
          """
          <p class="lone" data-passkeys hidden><a href="/auth/sign_up/passkey?next=%2Fauth%2Fwelcome">\
          Use a passkey instead of a password</a></p>
          """))
      let form = try await browser.open("/auth/sign_up/passkey?next=%2Fauth%2Fwelcome")
      #expect(!form.text.contains("type=\"password\""))
      let aiko: KeyValuePairs = ["handle": "aiko", "name": "Aiko", "email": "aiko@example.org"]
      let options = try await browser.passkeyOptions(for: "/auth/sign_up/passkey", aiko)
      #expect(options.status == .ok && options.headers[.contentType] == "application/json")
      #expect(options.text.contains(#""displayName":"Aiko","#) && options.text.contains(#""name":"aiko"}"#))
      let made = try phone.create(options.text, at: Self.origin)
      let welcome = try await browser.submit([
        "handle": "aiko", "name": "Aiko", "email": "aiko@example.org", "credential": made,
      ])
      #expect(welcome.text.contains("@aiko@social.example"), "\(welcome.text)")

      let list = try await browser.open("/account/passkeys")
      #expect(list.text.contains("On more than one device") && list.text.contains("Never used"))
      let more = try await browser.passkeyOptions(for: "/account/passkeys")
      #expect(more.text.contains(#""excludeCredentials":[{"id":""#))
      let both = try await browser.submit(
        ["name": "My key", "credential": try key.create(more.text, at: Self.origin)], to: "/account/passkeys")
      #expect(both.text.contains(">My key</a>"), "\(both.text)")

      let other = Browser(world, language: "ja")
      let page = try await other.open("/auth/sign_in?next=%2Faccount%2Fpasskeys")
      #expect(page.text.contains("autocomplete=\"username webauthn\""))
      #expect(page.text.contains("パスキーでサインイン"))
      let asked = try await other.passkeyOptions(for: "/auth/passkey")
      let answer = try key.get(asked.text, at: Self.origin)
      let mine = try await other.submit(["credential": answer], to: "/auth/passkey")
      #expect(mine.text.contains(">My key</a>") && mine.text.contains("最終使用: "), "\(mine.text)")
      // The same again, in whichever browser.
      for browser in [other, Browser(world)] {
        try await browser.open("/auth/sign_in")
        let again = try await browser.submit(["credential": answer], to: "/auth/passkey")
        #expect(again.status == .unprocessableContent && again.text.contains("role=\"alert\""))
        #expect(!again.text.contains(answer))
      }
    }
  }

  @Test("Renaming and removing, but not the last way in")
  func editing() async throws {
    try await ServerWorld.with { world in
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      let browser = Browser(world)
      try await browser.signUp("aiko", with: &phone)
      let list = try await browser.open("/account/passkeys")
      let edit = try #require(list.text.firstMatch(of: /\/account\/passkeys\/edit\?id=[0-9]+/)).0
      try await browser.open(String(edit))
      let empty = try await browser.submit(["name": " "], to: "/account/passkeys/edit/name")
      #expect(empty.status == .unprocessableContent && empty.text.contains("id=\"name-fault\""))
      let renamed = try await browser.submit(["name": "<b>Phone"], to: "/account/passkeys/edit/name")
      #expect(renamed.text.contains(">&lt;b&gt;Phone</a>"), "\(renamed.text)")
      try await browser.open(String(edit))
      let refused = try await browser.submit([:], to: "/account/passkeys/edit/remove")
      #expect(refused.status == .unprocessableContent && refused.text.contains("role=\"alert\""))
      try await browser.open("/account/passkeys")
      let options = try await browser.passkeyOptions(for: "/account/passkeys")
      try await browser.submit(
        ["name": "Key", "credential": try key.create(options.text, at: Self.origin)], to: "/account/passkeys")
      try await browser.open(String(edit))
      let removed = try await browser.submit([:], to: "/account/passkeys/edit/remove")
      #expect(removed.text.contains(">Key</a>") && !removed.text.contains("Phone"))
      #expect(try await browser.open(String(edit)).status == .notFound)
      // Someone else's isn't there.
      let mine = try #require(removed.text.firstMatch(of: /\/account\/passkeys\/edit\?id=[0-9]+/)).0
      var another = SoftAuthenticator(3)
      let ben = Browser(world)
      try await ben.signUp("ben", with: &another)
      #expect(try await ben.open(String(mine)).status == .notFound)
    }
  }

  @Test("What is wrong in the form is said before there is a passkey, and after")
  func wrongForm() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      try await browser.open("/auth/sign_up/passkey")
      let refused = try await browser.passkeyOptions(
        for: "/auth/sign_up/passkey", ["handle": "aiko", "name": "", "email": "x"])
      #expect(refused.status == .unprocessableContent && refused.text.isEmpty)
      // The script sends the form then, and the page says it.
      let said = try await browser.submit(["handle": "aiko", "name": "", "email": "x", "credential": ""])
      #expect(said.text.matches(of: /class="bad"/).count >= 3 && !said.text.contains("password-fault"))
      let none = try await browser.submit([
        "handle": "ben", "name": "Ben", "email": "ben@example.org", "credential": "",
      ])
      #expect(none.status == .unprocessableContent && none.text.contains("The browser gave no passkey."))
      #expect(none.text.contains("value=\"ben@example.org\""))
    }
  }

  @Test("Only pages that ask for passkeys run a script, of our own, which can be kept for ever")
  func policy() async throws {
    try await ServerWorld.with { world in
      for page in ["/auth/sign_in", "/auth/sign_up", "/auth/sign_up/passkey"] {
        let reply = try await world.call(.get, page)
        let policy = try #require(reply.headers[.contentSecurityPolicy])
        #expect(policy.contains("; script-src 'self'; connect-src 'self'; base-uri 'none';"), "\(page)")
        #expect(policy.hasPrefix("default-src 'none';"))
        #expect(reply.text.matches(of: /<script/).count == 1)
        #expect(reply.text.contains("<script src=\"\(PasskeyScript.address)\" defer></script>"))
        // Without it no one sees anything of passkeys.
        for form in reply.text.matches(of: /<form[^>]*data-passkey[^>]*>/) {
          #expect(form.0.hasSuffix(" data-passkeys hidden>"), "\(form.0)")
        }
      }
      for page in ["/", "/auth/forgot"] {
        let reply = try await world.call(.get, page)
        #expect(reply.headers[.contentSecurityPolicy]?.contains("script-src") == false)
        #expect(!reply.text.contains("<script"))
      }
      let script = try await world.call(.get, PasskeyScript.address)
      #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
      #expect(script.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(script.text == PasskeyScript.source)
    }
  }

  @Test("Forms of other sites are refused, and so is who isn't signed in")
  func guarded() async throws {
    try await ServerWorld.with { world in
      for path in ["/auth/passkey/options", "/auth/passkey", "/auth/sign_up/passkey/options"] {
        #expect(try await world.call(.post, path, form: ["credential": "{}"]).status == .forbidden, "\(path)")
      }
      let browser = Browser(world)
      let page = try await browser.open("/account/passkeys")
      #expect(page.text.contains("action=\"/auth/sign_in\""), "it leads to signing in")
    }
  }

  @Test(
    "Passkeys aren't offered where browsers have none",
    arguments: [
      "http://127.0.0.1:8080", "https://192.0.2.7", "https://[2001:db8::1]", "http://social.example",
    ])
  func unavailable(address: String) async throws {
    try await ServerWorld.with({ $0.site = Site(address) ?? $0.site }) { world in
      for page in ["/auth/sign_in", "/auth/sign_up"] {
        let reply = try await world.call(.get, page)
        #expect(!reply.text.contains("passkey") && !reply.text.contains("<script"))
        #expect(reply.headers[.contentSecurityPolicy]?.contains("script-src") == false)
      }
      #expect(try await world.call(.get, "/auth/sign_up/passkey").status == .notFound)
      #expect(try await world.call(.get, "/account/passkeys").status == .notFound)
      #expect(
        try await world.call(.get, "/api/socialconnect/v1/capabilities").text.contains("\"passkeys\"")
          == false)
    }
  }
}

extension Browser {
  /// Creates an account with a passkey.
  func signUp(_ handle: String, with authenticator: inout SoftAuthenticator) async throws {
    try await open("/auth/sign_up/passkey")
    let options = try await passkeyOptions(
      for: "/auth/sign_up/passkey",
      ["handle": handle, "name": handle.capitalized, "email": "\(handle)@example.org"])
    let made = try authenticator.create(options.text, at: "https://social.example")
    try await submit([
      "handle": handle, "name": handle.capitalized, "email": "\(handle)@example.org", "credential": made,
    ])
  }
}
