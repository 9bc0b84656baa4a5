import HTTPTypes
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Signing in on a page while others guess")
struct SignInTurnTests {
  private static let right: KeyValuePairs = [
    "email": "aiko@example.org", "password": "correct horse battery",
  ]

  /// Guesses as often as a browser may at once.
  private static func guess(_ browser: Browser) async throws {
    try await browser.open("/auth/sign_in?next=%2F%40aiko")
    for _ in 1...10 { try await browser.submit(["email": "aiko@example.org", "password": "guess"]) }
  }

  @Test("The page waits for its turn, says so, and goes on by itself with what was entered")
  func turn() async throws {
    let moved = MovedClock()
    try await ServerWorld.with(clock: moved.clock) { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      try await Self.guess(browser)
      let waits = try await browser.submit(Self.right)
      let seconds = try #require(waits.headers[.retryAfter].flatMap { Int64($0) })
      #expect(waits.status == .tooManyRequests && (1...60).contains(seconds))
      #expect(waits.text.contains("Too many attempts. Trying again in \(seconds) seconds…"))
      #expect(!waits.text.contains("correct horse") && waits.headers[.cacheControl] == "no-store")
      // Too early, it waits on.
      #expect(try await browser.refresh().status == .tooManyRequests)
      moved.advance(seconds: seconds)
      #expect(try await browser.refresh().text.contains("<h1 dir=\"auto\">Aiko</h1>"))
      #expect(try await browser.open("/").text.contains("You’re signed in as @aiko."))
      // Nothing is left of it.
      #expect(
        try await browser.open("/auth/sign_in/turn").text.contains(
          "<form method=\"post\" action=\"/auth/sign_in\">"))
    }
  }

  @Test("A wrong password that waited is as wrong as any, and no other browser gets its turn")
  func others() async throws {
    let moved = MovedClock()
    try await ServerWorld.with(clock: moved.clock) { world in
      _ = try await world.join("aiko")
      let (browser, other) = (Browser(world, language: "ja"), Browser(world))
      try await Self.guess(browser)
      let waits = try await browser.submit(["email": "aiko@example.org", "password": "guess"])
      #expect(waits.text.contains("秒後に自動的に再試行します…"))
      try await other.open("/auth/sign_in")
      #expect(try await other.open("/auth/sign_in/turn").status == .ok)
      moved.advance(seconds: 60)
      let wrong = try await browser.refresh()
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"aiko@example.org\""))
      #expect(wrong.text.contains("メールアドレスまたはパスワードが違います"))
    }
  }

  @Test("It waits a minute at most; then the form is there again")
  func patience() async throws {
    let moved = MovedClock()
    try await ServerWorld.with(clock: moved.clock) { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      try await Self.guess(browser)
      let waits = try await browser.submit(Self.right)
      moved.advance(seconds: try #require(waits.headers[.retryAfter].flatMap { Int64($0) }))
      // In another window, a guess takes the turn that comes.
      try await browser.open("/auth/sign_in")
      #expect(
        try await browser.submit(["email": "aiko@example.org", "password": "guess"]).status
          == .unprocessableContent)
      let form = try await browser.open("/auth/sign_in/turn")
      #expect(form.status == .tooManyRequests && form.headers["Refresh"] == nil)
      #expect(form.text.contains("Too many attempts. Try again in "))
      #expect(form.text.contains("value=\"aiko@example.org\"") && form.text.contains("value=\"/@aiko\""))
    }
  }

  @Test("A browser that was left alone doesn't sign in later")
  func leaving() async throws {
    let moved = MovedClock()
    try await ServerWorld.with(clock: moved.clock) { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      try await Self.guess(browser)
      #expect(try await browser.submit(Self.right).status == .tooManyRequests)
      moved.advance(seconds: 600)
      #expect(try await !browser.open("/auth/sign_in/turn").text.contains("Aiko"))
      #expect(try await !browser.open("/").text.contains("You’re signed in"))
    }
  }

  @Test("Where an address tries too often, what was entered stays in the form")
  func address() async throws {
    let moved = MovedClock()
    try await ServerWorld.with({ $0.limitsRates = true }, clock: moved.clock) { world in
      let (browser, newcomer) = (Browser(world), Browser(world))
      try await browser.open("/auth/sign_in?next=%2Ftags%2Ftea")
      for _ in 1...RateLimit.signIn.count { _ = try await world.call(.post, "/auth/sign_in", form: [:]) }
      let refused = try await browser.submit(Self.right)
      #expect(refused.status == .tooManyRequests && refused.headers["Refresh"] == nil)
      #expect(refused.headers[.retryAfter] == "\(RateLimit.signIn.window)")
      #expect(
        refused.text.contains("value=\"aiko@example.org\"") && refused.text.contains("value=\"/tags/tea\""))
      // What is left of the time is short enough to wait for.
      moved.advance(seconds: Int64(RateLimit.signIn.window) - 30)
      #expect(try await browser.submit(Self.right).headers["Refresh"] == "30; url=/auth/sign_in/turn")
      try await newcomer.open("/auth/sign_up")
      for _ in 1...RateLimit.registration.count {
        _ = try await world.call(.post, "/auth/sign_up", form: [:])
      }
      let page = try await newcomer.submit(
        [
          "handle": "ken", "name": "Ken Sato", "email": "ken@example.org",
          "password": "correct horse battery",
        ])
      #expect(
        page.status == .tooManyRequests && page.headers[.retryAfter] == "\(RateLimit.registration.window)")
      for value in ["ken", "Ken Sato", "ken@example.org"] {
        #expect(page.text.contains("value=\"\(value)\""))
      }
      #expect(page.text.contains("Too many attempts.") && !page.text.contains("correct horse"))
    }
  }
}
