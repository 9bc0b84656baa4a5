import AppValues
import HTTPTypes
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The pages of one's own account")
struct AccountPageTests {
  private let clock = MovedClock()
  private static let password = "correct horse battery"

  private func signIn(_ world: ServerWorld, language: String = "en") async throws -> Browser {
    _ = try await world.join("aiko")
    let browser = Browser(world, language: language)
    try await browser.open("/auth/sign_in?next=%2Faccount")
    _ = try await browser.submit(["email": "aiko@example.org", "password": Self.password])
    return browser
  }

  @Test("Strangers sign in first, and come back")
  func strangers() async throws {
    try await ServerWorld.with { world in
      for path in ["/account", "/account/prove", "/account/password", "/account/email", "/account/delete"] {
        let reply = try await world.call(.get, path)
        #expect(reply.status == .seeOther, "\(path)")
        #expect(reply.headers[.location] == "/auth/sign_in?next=\(path.percentEncoded)")
      }
      let browser = try await signIn(world)
      let page = try await browser.open("/account")
      #expect(page.text.contains("<h1>Your account</h1>"))
      #expect(page.text.contains("You sign in with aiko@example.org."))
      for (path, label) in [
        ("password", "Change password"), ("email", "Change email address"), ("delete", "Delete account"),
      ] {
        #expect(page.text.contains("<a href=\"/account/\(path)\">\(label)</a>"))
      }
      #expect(try await browser.open("/").text.contains("<a class=\"button quiet\" href=\"/account\">"))
    }
  }

  @Test("A stolen sign-in changes nothing: what is sensitive asks for a proof, and then goes on")
  func proofs() async throws {
    try await ServerWorld.with(clock: clock.clock) { world in
      let browser = try await signIn(world, language: "ja")
      clock.advance(seconds: 600)
      for path in ["/account/password", "/account/email", "/account/delete"] {
        let asked = try await browser.open(path)
        #expect(asked.text.contains("<h1>ご本人の確認</h1>"), "\(path)")
      }
      let wrong = try await browser.submit(["password": "guess"])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("パスワードが違います。"))
      let deletion = try await browser.submit(["password": Self.password])
      #expect(deletion.text.contains("<h1>アカウントを削除</h1>"))
      clock.advance(seconds: 600)
      let late = try await browser.submit(["handle": "aiko"])
      #expect(late.text.contains("<h1>ご本人の確認</h1>"), "what was proven a while ago counts no more")
      #expect(try await world.signIn("aiko").status == .ok)
    }
  }

  @Test("A proof leads to no other site")
  func leading() async throws {
    try await ServerWorld.with { world in
      let browser = try await signIn(world)
      try await browser.open("/account/prove?next=https%3A%2F%2Fevil.example%2F")
      let reply = try await browser.submit(["password": Self.password])
      #expect(reply.text.contains("You’re signed in as @aiko."))
    }
  }

  @Test("A new password signs out everywhere else")
  func changingPassword() async throws {
    try await ServerWorld.with { world in
      let browser = try await signIn(world)
      try await browser.open("/account/password")
      let short = try await browser.submit(["password": "short"])
      #expect(short.status == .unprocessableContent && short.text.contains("role=\"alert\""))
      let done = try await browser.submit(["password": "another horse battery"])
      #expect(done.text.contains("Your new password is set."))
      #expect(try await browser.open("/account").text.contains("You’re signed in as @aiko."))
      #expect(try await world.signIn("aiko").faults == ["credentials: ERR_WRONG"])
      #expect(try await world.signIn("aiko", "another horse battery").status == .ok)
    }
  }

  @Test("Another address counts once its code has come back")
  func changingEmail() async throws {
    try await ServerWorld.with { world in
      let browser = try await signIn(world)
      let page = try await browser.open("/account/email")
      #expect(page.text.contains("You sign in with aiko@example.org."))
      #expect(try await browser.submit(["email": "aiko"]).status == .unprocessableContent)
      let asked = try await browser.submit(["email": "new@example.org"])
      #expect(asked.text.contains("name=\"code\""))
      #expect(try await browser.submit(["code": "12"]).status == .unprocessableContent)
      let done = try await browser.submit(["code": try await world.mailedCode()])
      #expect(done.text.contains("You sign in with new@example.org."))
      #expect(try await world.signIn("new").status == .ok)
    }
  }

  @Test("A change of the address is undone from the mail to the one before, but not by opening its link")
  func restoring() async throws {
    try await ServerWorld.with { world in
      let browser = try await signIn(world)
      try await browser.open("/account/email")
      _ = try await browser.submit(["email": "thief@example.org"])
      _ = try await browser.submit(["code": try await world.mailedCode()])
      let asked = try await browser.open("/account/delete")
      #expect(asked.text.contains("get a code at the previous address"), "the password alone doesn't do")
      let mail = try #require(try await world.mails(to: "aiko@example.org").last)
      let link = try #require(
        mail.firstMatch(of: /\n {4}https:\/\/social\.example(\/auth\/restore_email\?token=\S+)\n/))
      let other = Browser(world)
      #expect(
        try await other.open(String(link.1)).text.contains("<h1>Undo the change of your email address</h1>"))
      #expect(try await world.signIn("thief").status == .ok)
      let done = try await other.submit([:])
      #expect(
        done.text.contains("Now choose a new password.") && done.text.contains("value=\"aiko@example.org\""))
      #expect(try await world.signIn("thief").faults == ["credentials: ERR_WRONG"])
      #expect(try await browser.open("/account").text.contains("<h1>Sign in</h1>"))
      try await other.open(String(link.1))
      #expect(try await other.submit([:]).status == .unprocessableContent)
    }
  }

  @Test("Deleting it needs the handle, too, and signs the browser out")
  func deletion() async throws {
    try await ServerWorld.with { world in
      let browser = try await signIn(world)
      let page = try await browser.open("/account/delete")
      #expect(page.text.contains("Enter the handle aiko to confirm."))
      #expect(try await browser.submit(["handle": "ben"]).status == .unprocessableContent)
      let done = try await browser.submit(["handle": "@Aiko"])
      #expect(done.text.contains("Your account is deleted."))
      #expect(!(try await browser.open("/").text.contains("signed in")))
      #expect(try await world.call(.get, "/@aiko").status == .notFound)
    }
  }
}
