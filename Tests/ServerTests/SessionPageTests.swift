import AppValues
import Authentication
import HTTPTypes
import SocialBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The pages about sign-ins")
struct SessionPageTests {
  private static let password = "correct horse battery"

  private func signIn(_ world: ServerWorld, language: String = "en") async throws -> Browser {
    let browser = Browser(world, language: language)
    try await browser.open("/auth/sign_in?next=%2Faccount%2Fsign-ins")
    _ = try await browser.submit(["email": "aiko@example.org", "password": Self.password])
    return browser
  }

  @Test("Strangers sign in first")
  func strangers() async throws {
    try await ServerWorld.with { world in
      for path in ["/account/sign-ins", "/account/log"] {
        let reply = try await world.call(.get, path)
        #expect(reply.status == .seeOther)
        #expect(reply.headers[.location] == "/auth/sign_in?next=\(path.percentEncoded)")
      }
    }
  }

  @Test("One is listed with its device, and ended from another; all others at once")
  func ending() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let (here, there) = (try await signIn(world), try await signIn(world, language: "ja"))
      let page = try await here.open("/account/sign-ins")
      #expect(page.text.contains("signed in</h1>"))
      #expect(page.text.contains("<li>Test · can read"))
      #expect(page.text.contains("This device: since"))
      let sessions = try aiko.can.account.activeSessions.orUnsupported()
      let other = try #require(try await sessions.activeSessions().first).id
      // The newest comes first.
      _ = try await here.submit([:], to: "/account/sign-ins")
      #expect(try await !sessions.activeSessions().contains { $0.id == other })
      let ended = try await there.open("/account/sign-ins")
      #expect(ended.text.contains("サインイン"), "the other browser has to sign in again")
      _ = try await here.submit([:], to: "/account/sign-ins/others")
      #expect(try await here.open("/account/sign-ins").text.contains("This device: since"))
      await #expect(throws: AppError.unauthenticated) { try await sessions.activeSessions() }
    }
  }

  @Test("A new password ends the others where the box is ticked, as it is at first")
  func passwords() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let browser = try await signIn(world)
      let page = try await browser.open("/account/password")
      #expect(page.text.contains("name=\"others\"") && page.text.contains(" checked>"))
      _ = try await browser.submit(["password": "another horse battery"])
      #expect(try await aiko.own.isSignedIn)
      try await browser.open("/account/password")
      let done = try await browser.submit(["password": "a third horse battery", "others": "yes"])
      #expect(done.text.contains("Your new password is set."))
      #expect(try await !aiko.own.isSignedIn)
    }
  }

  @Test("What happened is listed in pages")
  func log() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let browser = try await signIn(world, language: "ja")
      for _ in 1...25 { #expect(try await world.signIn("aiko").status == .ok) }
      let first = try await browser.open("/account/log")
      #expect(first.text.contains("<h1>アカウントの履歴</h1>") && !first.text.contains("アカウントの作成"))
      let link = try #require(first.text.firstMatch(of: /href="(\/account\/log\?before=[0-9]+)"/))
      let second = try await browser.open(String(link.1))
      #expect(second.text.contains("アカウントの作成"))
      #expect(second.text.contains("href=\"/account/log\""))
    }
  }
}
