import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Pages lead nowhere but where they should")
struct RedirectTests {
  private static let hostile = [
    "//evil.example", "/\\evil.example", "\\\\evil.example", "https://evil.example", "/\t/evil.example",
    "/\n/evil.example", "/\r\n/evil.example", "\t//evil.example", " //evil.example", "/\u{0}/evil.example",
    "javascript:alert(1)", "/\u{85}/evil.example", "/a\r\nSet-Cookie: x=1", "/%0d%0aSet-Cookie: x=1",
  ]

  @Test("After signing in, to a page of this server")
  func next() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      for address in Self.hostile {
        let page = try await world.call(.get, "/auth/sign_in?next=\(address.percentEncoded)")
        let cookie = try #require(page.headers[.setCookie]?.split(separator: ";").first)
        let guarded = try #require(page.text.firstMatch(of: /name="guard" value="([^"]+)"/))
        let reply = try await world.call(
          .post, "/auth/sign_in",
          form: [
            "email": "aiko@example.org", "password": "correct horse battery", "guard": String(guarded.1),
            "next": address,
          ], headers: [.cookie: String(cookie)])
        #expect(reply.status == .seeOther)
        let location = try #require(reply.headers[.location])
        #expect(Self.staysHere(location), "\(address.debugDescription): \(location.debugDescription)")
      }
    }
  }

  /// Whether a browser stays on the server: it leaves tabs and line breaks out, and takes a backslash for a slash.
  private static func staysHere(_ location: String) -> Bool {
    let isPlain = location.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.isASCII && $0 != "\\" }
    return isPlain && location.hasPrefix("/") && !location.hasPrefix("//")
  }

  @Test("On the page on which an app is let in, what the app calls itself is text")
  func consent() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let browser = Browser(world)
      try await browser.open("/auth/sign_in")
      try await browser.submit(
        ["email": "aiko@example.org", "password": "correct horse battery"], to: "/auth/sign_in")
      for text in InjectionCorpus.texts {
        let redirect = "https://app.example/done"
        let fields: KeyValuePairs = [
          "client_name": text, "redirect_uris": "\(redirect)\n\(text)",
          "website": "https://a.example/\(text)",
        ]
        var reply = try await world.call(.post, "/api/v1/apps", form: fields)
        #expect(AnswerCheck.fault(reply, of: .json) == nil)
        for form: KeyValuePairs in [
          ["client_name": text, "redirect_uris": redirect, "website": text],
          ["client_name": text, "redirect_uris": redirect],
          ["client_name": "x", "redirect_uris": redirect, "website": "https://a.example/\(text)"],
        ] where reply.status != .ok { reply = try await world.call(.post, "/api/v1/apps", form: form) }
        guard reply.status == .ok else { continue }
        let app = try reply.value(MastodonCreatedApplication.self)
        let query = "client_id=\(app.clientID)&redirect_uri=\(redirect.percentEncoded)&response_type=code"
        let page = try await browser.open("/oauth/authorize?\(query)&state=\(text.percentEncoded)")
        let fault = HTMLCheck.fault(page.text, allowing: HTMLCheck.page)
        #expect(page.status == .ok && fault == nil, "\(text.debugDescription): \(fault ?? "")")
        let back = try await browser.submit(["decision": "deny"], to: "/oauth/authorize")
        let location = try #require(back.headers[.location])
        #expect(location == "\(redirect)?error=access_denied&state=\(text.percentEncoded)")
      }
    }
  }
}
