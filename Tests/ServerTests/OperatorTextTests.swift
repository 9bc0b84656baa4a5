import AppValues
import Foundation
import HTTPTypes
import MastodonAPI
import Profile
import SocialFiles
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The texts of the people who run a server")
struct OperatorTextTests {
  private static let site = Site("https://social.example")

  /// Writes a file where the server looks for its texts.
  private static func write(_ text: String, _ name: String, in world: ServerWorld) throws {
    let folder = URL(filePath: world.folder.path("texts"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test("are paragraphs, headings, lists and links, and nothing that a browser runs")
  func html() throws {
    let text = OperatorText(
      text: """
        # Why <we> are here\r
        \r
        First line
          and second: https://example.org/a?b=1&c=2

        - one
        - <script>alert(1)</script>
        -no item
        """, changedAt: Timestamp(milliseconds: 0))
    #expect(
      text.html(on: try #require(Self.site))
        == "<h2>Why &lt;we&gt; are here</h2><p>First line<br>and second: "
        + #"<a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="nofollow noopener">"#
        + "https://example.org/a?b=1&amp;c=2</a></p>"
        + "<ul><li>one</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul><p>-no item</p>")
    let rules = text.rules
    #expect(rules.map(\.text) == ["First line", "one", "<script>alert(1)</script>", "-no item"])
    #expect(rules.map(\.hint) == ["and second: https://example.org/a?b=1&c=2", "", "", ""])
  }

  @Test("reach apps and pages from the next request on, and leave them with their files")
  func files() async throws {
    try await ServerWorld.with { world in
      func status(_ path: String) async throws -> HTTPResponse.Status {
        try await world.call(.get, path).status
      }
      let terms = "/api/v1/instance/terms_of_service"
      #expect(try await world.call(.get, "/api/v1/instance/rules").text == "[]")
      for path in [terms, "/terms-of-service", "/privacy-policy"] {
        #expect(try await status(path) == .notFound, "\(path)")
      }
      #expect(try await status("/about") == .ok)
      #expect(try await !world.call(.get, "/").text.contains("/privacy-policy"))

      try Self.write("For gardeners.", "about.txt", in: world)
      try Self.write("- Be kind\n- No adverts", "rules.txt", in: world)
      try Self.write("- 親切に\n- 広告は禁止", "rules.ja.txt", in: world)
      try Self.write("We keep little.", "privacy.txt", in: world)
      try Self.write("Use it well.", "terms.txt", in: world)
      let about = try await world.call(.get, "/api/v1/instance/extended_description")
        .value(MastodonDocument.self)
      #expect(about.content == "<p>For gardeners.</p>")
      let policy = try await world.call(.get, "/api/v1/instance/privacy_policy").value(MastodonDocument.self)
      #expect(policy.content == "<p>We keep little.</p>")
      let kept = try await world.call(.get, terms).value(MastodonTermsOfService.self)
      let day = try #require(kept.effectiveDate)
      #expect(kept.content == "<p>Use it well.</p>" && kept.effective && kept.succeededBy == nil)
      #expect(try await world.call(.get, "\(terms)/\(day)").value(MastodonTermsOfService.self) == kept)
      #expect(try await status("\(terms)/2001-02-03") == .notFound)
      let instance = try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self)
      #expect(instance.rules.map(\.text) == ["Be kind", "No adverts"])
      #expect(instance.rules.map(\.id) == ["1", "2"])
      #expect(instance.rules.map { $0.translations["ja"]?.text } == ["親切に", "広告は禁止"])
      #expect(
        try await world.call(.get, "/api/v1/instance").value(MastodonInstanceV1.self).rules == instance.rules)
      let urls = instance.configuration.urls
      #expect(urls.about == "https://social.example/about")
      #expect(urls.privacyPolicy == "https://social.example/privacy-policy")
      #expect(urls.termsOfService == "https://social.example/terms-of-service")

      try Self.write("Use it very well.", "terms.txt", in: world)
      #expect(
        try await world.call(.get, terms).value(MastodonTermsOfService.self).content
          == "<p>Use it very well.</p>")
      try FileManager.default.removeItem(atPath: world.folder.path("texts/terms.txt"))
      #expect(try await status(terms) == .notFound)
      try Self.write(String(repeating: "a", count: 200_001), "terms.txt", in: world)
      #expect(try await status(terms) == .notFound)
    }
  }

  @Test("of earlier terms reach apps by the day from which on they counted, with the day of the next")
  func earlierTerms() async throws {
    try await ServerWorld.with { world in
      func terms(_ day: String = "") async throws -> MastodonTermsOfService? {
        let reply = try await world.call(.get, "/api/v1/instance/terms_of_service\(day)")
        return reply.status == .notFound ? nil : try reply.value(MastodonTermsOfService.self)
      }
      try Self.write("The first", "terms-2020-01-31.txt", in: world)
      #expect(try await terms("/2020-01-31") == nil, "There are no terms at all.")
      try Self.write("The second", "terms-2021-02-28.txt", in: world)
      try Self.write("No day", "terms-2021-02-30.txt", in: world)
      try Self.write("Not yet", "terms-9999-01-01.txt", in: world)
      try Self.write("Now", "terms.txt", in: world)
      let latest = try #require(try await terms())
      let (first, second) = (try await terms("/2020-01-31"), try await terms("/2021-02-28"))
      #expect(first?.content == "<p>The first</p>" && first?.effectiveDate?.description == "2020-01-31")
      #expect(first?.effective == true && first?.succeededBy?.description == "2021-02-28")
      #expect(second?.content == "<p>The second</p>" && second?.succeededBy == latest.effectiveDate)
      #expect(latest.content == "<p>Now</p>" && latest.succeededBy == nil)
      for day in ["2021-02-30", "9999-01-01", "2020-01-30", "..%2Fterms"] {
        #expect(try await terms("/\(day)") == nil, "\(day)")
      }
    }
  }

  @Test("are shown on pages in the reader's language, which every page and the sign-up lead to")
  func pages() async throws {
    try await ServerWorld.with { world in
      try Self.write("For gardeners.", "about.txt", in: world)
      try Self.write("庭の好きな人へ", "about.ja.txt", in: world)
      try Self.write("Be kind", "rules.txt", in: world)
      try Self.write("Use it well.", "terms.txt", in: world)
      let english = try await Browser(world, language: "en").open("/about").text
      #expect(english.contains(#"<div class="text" dir="auto"><p>For gardeners.</p></div>"#))
      #expect(english.contains("<h2>Rules</h2>") && english.contains("<p>Be kind</p>"))
      let japanese = try await Browser(world, language: "ja").open("/about").text
      #expect(japanese.contains("庭の好きな人へ") && japanese.contains("<h2>サーバーのルール</h2>"))
      #expect(try await Browser(world).open("/terms-of-service").text.contains("<p>Use it well.</p>"))
      let home = try await world.call(.get, "/").text
      #expect(home.contains(#"<a class="whole" href="/terms-of-service">Terms of service</a>"#))
      #expect(!home.contains("/privacy-policy"))
      let signUp = try await Browser(world).open("/auth/sign_up").text
      #expect(signUp.contains("By creating an account, you agree to the rules and the terms of service."))
      #expect(signUp.contains(#"href="/about""#) && signUp.contains(#"href="/terms-of-service""#))
    }
  }

  @Test("are named in a report of someone who is against the rules")
  func reports() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try Self.write("- Be kind\n- No adverts", "rules.txt", in: world)
      let json = #"{"account_id":"\#(ben.id)","category":"violation","rule_ids":["2","7"],"comment":"Buy!"}"#
      #expect(try await aiko.call(.post, "/api/v1/reports", json: json).status == .ok)
      let reports = try await world.backend.reports.reports(all: true, PageRequest())
      #expect(reports.items.map(\.reason) == ["Against the rules “No adverts”: Buy!"])
    }
  }

  @Test("that can't be shown are named in the log, once as they are")
  func unreadable() throws {
    let (folder, said) = (try TemporaryFolder(), SaidLines())
    let texts = OperatorTexts(in: PrivateFolder(folder.path("texts"))) { said.add($0) }
    #expect(texts.text(.about) == nil && said.all == [])
    try FileManager.default.createDirectory(
      atPath: folder.path("texts/about.txt"), withIntermediateDirectories: true)
    try Data(repeating: 97, count: 200_001).write(to: URL(filePath: folder.path("texts/terms.txt")))
    for _ in 1...2 { #expect(texts.text(.about) == nil && texts.text(.terms) == nil) }
    #expect(said.all.count == 2 && said.all[0].hasPrefix(folder.path("texts/about.txt") + " isn't shown: "))
    #expect(said.all[1] == folder.path("texts/terms.txt") + " isn't shown: it's larger than 200 kB")
    try Data("Use it well.".utf8).write(to: URL(filePath: folder.path("texts/terms.txt")))
    #expect(texts.text(.terms)?.text == "Use it well." && said.all.count == 2)
  }
}
