import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The pages on which people sign in")
struct SignInPageTests {
  @Test("Signing in, out, and in again with a new password")
  func resetting() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let browser = Browser(world, language: "ja")
      try await browser.open("/auth/sign_in?next=%2F%40aiko")
      let wrong = try await browser.submit(["email": "aiko@example.org", "password": "wrong horse battery"])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("role=\"alert\""))
      #expect(wrong.text.contains("value=\"aiko@example.org\"") && !wrong.text.contains("wrong horse"))
      let profile = try await browser.submit(
        ["email": "aiko@example.org", "password": "correct horse battery"])
      #expect(profile.text.contains("<h1 dir=\"auto\">Aiko</h1>"))
      #expect(try await browser.open("/").text.contains("@aiko としてサインインしています。"))
      #expect(try await browser.submit([:], to: "/auth/sign_out").text.contains("サインインしています") == false)

      try await browser.open("/auth/forgot")
      let sent = try await browser.submit(["email": "aiko@example.org"])
      #expect(sent.text.contains("このアドレスのアカウントがあれば、確認コードを発行しました。"))
      #expect(sent.text.contains("このアドレスの確認より前に追加されたパスキーと、ほかのサインイン方法は削除されます。"))
      let done = try await browser.submit(
        ["code": try await world.mailedCode(), "password": "another horse battery"])
      #expect(done.text.contains("@aiko としてサインインしています。"))
      #expect(
        try await aiko.call(.get, "/api/v1/accounts/verify_credentials").status == .unauthorized,
        "a new password ends every sign-in")
    }
  }

  @Test("A reset says the same for an address that has no account")
  func stranger() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      var pages: [String] = []
      for email in ["aiko@example.org", "nobody@example.org"] {
        let browser = Browser(world)
        try await browser.open("/auth/forgot")
        pages.append(
          try await browser.submit(["email": email]).text
            .replacing(email, with: "").replacing(/name="guard" value="[^"]*"/, with: ""))
      }
      #expect(pages[0] == pages[1])
      #expect(
        pages[0].contains(
          "Passkeys and other ways to sign in that were added before this address was confirmed are removed.")
      )
    }
  }

  @Test("No page can be led to another site, framed, or run scripts; cookies are the server's alone")
  func safety() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      for next in ["https://evil.example", "//evil.example", "/\\evil.example"] {
        let browser = Browser(world)
        try await browser.open("/auth/sign_in?next=\(next.percentEncoded)")
        let home = try await browser.submit(
          ["email": "aiko@example.org", "password": "correct horse battery"])
        #expect(home.text.contains("You’re signed in as @aiko."), "\(next)")
      }
      let page = try await world.call(.get, "/auth/sign_in")
      let policy = try #require(page.headers[.contentSecurityPolicy])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      let cookie = try #require(page.headers[.setCookie])
      #expect(cookie.hasPrefix("__Host-visit="))
      for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
        #expect(cookie.contains(part), "\(part)")
      }
      #expect(!cookie.contains("Max-Age"), "only a browser that someone signed in with is remembered")
    }
  }
}
