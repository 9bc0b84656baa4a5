import AppScreens
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("A server says whether it sends email")
struct ServerMailTests {
  @Test("to those who watch over it", arguments: ServerWorld.Mail.allCases)
  func ready(mail: ServerWorld.Mail) async throws {
    try await ServerWorld.with(mail: mail) { world in
      let said =
        switch mail {
        case .sent: "OK"
        case .saved: "OK\nThis server can't send email. It's saved for the administrator instead.\n"
        case .none: "OK\nThis server can't send email, so no one can get a code.\n"
        }
      let reply = try await world.call(.get, "/ready")
      #expect(reply.status == .ok && reply.text == said)
      #expect(try await world.call(.get, "/health").text == "OK")
    }
  }

  @Test("on each page that leads to a code", arguments: ServerWorld.Mail.allCases, Language.builtIn)
  func pages(mail: ServerWorld.Mail, language: Language) async throws {
    let contact = ServerContact("Mia Tanaka <mia@example.org>")
    try await ServerWorld.with({ ($0.registration, $0.contact) = (.approval, contact) }, mail: mail) {
      world in
      let strings = PageStrings.of(language)
      let whom = "Mia Tanaka (mia@example.org)"
      let browser = Browser(world, language: language.code)
      guard mail != .none else {
        for path in ["/auth/forgot", "/auth/confirm"] {
          let page = try await browser.open(path)
          #expect(page.status == .forbidden && page.text.contains(strings.unmailed(whom)), "\(path)")
        }
        return
      }
      let texts = mail == .sent ? strings.mailed : strings.saved(whom)
      for (path, text) in [
        "/auth/waiting": texts.waiting, "/auth/confirm": texts.confirm, "/auth/forgot": texts.reset,
      ] {
        #expect(try await browser.open(path).text.contains("<p>\(text)</p>"), "\(path)")
      }
      try await browser.open("/auth/confirm")
      #expect(
        await browser.page?.text.contains("<button class=\"quiet\">\(texts.requestAgain)</button>") == true)
      // Where email is sent, asking for a code takes its time.
      if mail == .sent, language != .english { return }
      let page = try await browser.open("/auth/forgot")
      #expect(page.text.contains("<button>\(texts.request)</button>"))
      #expect(
        try await browser.submit(["email": "aiko@example.org"]).text.contains(
          "<p>\(texts.requested) \(strings.resetRemoves)</p>"))
    }
  }

  @Test("and whom to ask, if it names no one")
  func nameless() async throws {
    try await ServerWorld.with { world in
      let words = ["en": "ask the person who runs the server for the code", "ja": "サーバーの管理者に確認コードを"]
      for (language, text) in words {
        let page = try await Browser(world, language: language).open("/auth/forgot")
        #expect(page.text.contains(text))
      }
    }
  }
}
