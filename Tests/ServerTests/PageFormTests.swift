import AppValues
import Authentication
import Entities
import HTTPTypes
import SocialBackend
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("Forms on pages")
struct PageFormTests {
  /// How a field stands in a page: its tag, up to its end.
  private static func field(_ name: String, _ page: Reply) throws -> Substring {
    let tag = try #require(
      page.text.firstMatch(of: try Regex("<(?:input|textarea)[^>]* id=\"\(name)\"[^>]*>")))
    return page.text[tag.range]
  }

  private static func wrong(_ page: Reply) -> [String] {
    page.text.matches(of: /id="([a-z]+)"[^>]* aria-invalid="true"/).map { String($0.1) }
  }

  private static func focused(_ page: Reply) -> [String] {
    page.text.matches(of: /<[a-z]+ (?:[^>]* id="([a-z]+)")?[^>]* autofocus/).map { String($0.1 ?? "summary") }
  }

  @Test(
    "All that is wrong is told at once, each at its field, and the first has the focus",
    arguments: [
      (
        ["handle": "a b", "name": "", "email": "x", "password": "short"],
        ["handle", "name", "email", "password"]
      ),
      (
        ["handle": "ken", "name": "Ken", "email": "aiko@example.org", "password": "12345678"],
        ["email", "password"]
      ),
      (
        ["handle": "aiko", "name": "Ken", "email": "ken@example.org", "password": "correct horse"], ["handle"]
      ),
      (
        [
          "handle": "ken", "name": String(repeating: "k", count: 31), "email": "ken@example.org",
          "password": "correct horse",
        ],
        ["name"]
      ),
    ])
  func faults(entered: [String: String], wrong: [String]) async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      #expect(Self.focused(try await browser.open("/auth/sign_up")).isEmpty)
      func text(_ name: String) -> String { entered[name] ?? "" }
      let page = try await browser.submit([
        "handle": text("handle"), "name": text("name"), "email": text("email"), "password": text("password"),
      ])
      #expect(page.status == .unprocessableContent && Self.wrong(page) == wrong)
      #expect(Self.focused(page) == [wrong[0]])
      for name in wrong {
        #expect(try Self.field(name, page).contains(" aria-describedby=\"\(name)-fault"))
        #expect(page.text.contains("<p class=\"bad\" role=\"alert\" id=\"\(name)-fault\">"))
      }
      for name in ["handle", "name", "email"] {
        #expect(try Self.field(name, page).contains("value=\"\(text(name))\""))
      }
      #expect(try Self.field("password", page).contains("value=\"\""))
    }
  }

  @Test("A wrong password is told at its field, and what no field can help at the top; either has the focus")
  func signIn() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let browser = Browser(world, language: "ja")
      try await browser.open("/auth/sign_in")
      let wrong = try await browser.submit(["email": "aiko@example.org", "password": "wrong horse battery"])
      #expect(Self.wrong(wrong) == ["password"] && Self.focused(wrong) == ["password"])
      #expect(wrong.text.contains("メールアドレスまたはパスワードが違います"))
      _ = try await world.backend.accountModeration.suspend(handle: "aiko")
      let other = try await browser.submit(["email": "aiko@example.org", "password": "correct horse battery"])
      #expect(Self.wrong(other).isEmpty && Self.focused(other) == ["summary"])
    }
  }

  @Test("A field takes as much as its value may be, and says so where the browser can't count it")
  func limits() async throws {
    try await ServerWorld.with({ $0.registration = .approval }) { world in
      let browser = Browser(world)
      let page = try await browser.open("/auth/sign_up")
      #expect(try Self.field("handle", page).contains("maxlength=\"\(TextLimit.handle.characters)\""))
      #expect(try Self.field("email", page).contains("maxlength=\"\(TextLimit.email.characters)\""))
      // A browser would count an emoji as several.
      for name in ["name", "reason", "password"] {
        #expect(try !Self.field(name, page).contains("maxlength"))
      }
      #expect(page.text.contains("Up to \(TextLimit.name.characters) characters."))
      #expect(page.text.contains("Up to 1,000 characters."))
      #expect(page.text.contains("At least \(SignUpForm.shortestPassword) characters."))
      let flags = String(repeating: "🇯🇵", count: TextLimit.name.characters)
      let done = try await browser.submit([
        "handle": "flags", "name": flags, "email": "flags@example.org", "password": "correct horse battery",
      ])
      #expect(done.text.contains("<h1>Almost there</h1>"))
    }
  }
}
