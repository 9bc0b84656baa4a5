import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Who runs a server")
struct ServerContactTests {
  @Test(
    "is given as in the head of an email",
    arguments: [
      ("mia@example.org", nil, "mia@example.org", "mia@example.org"),
      ("Mia Tanaka <mia@example.org>", "Mia Tanaka", "mia@example.org", "Mia Tanaka (mia@example.org)"),
      ("\"田中\" <mia@example.org>", "田中", "mia@example.org", "田中 (mia@example.org)"),
      ("<mia@example.org>", nil, "mia@example.org", "mia@example.org"),
    ] as [(String, String?, String, String)])
  func read(typed: String, name: String?, email: String, text: String) throws {
    let contact = try #require(ServerContact(typed))
    #expect(contact.name == name && contact.email == email && contact.text == text)
  }

  @Test(
    "Anything else is none", arguments: ["", "Mia", "mia@", "a@b@c", "Mia <mia>", "a@b <c@d", "x <a@b> y"])
  func others(typed: String) {
    #expect(ServerContact(typed) == nil)
  }

  @Test("Each page says it, and so does the server to apps")
  func shown() async throws {
    try await ServerWorld.with({ $0.contact = ServerContact("Mia & Ken <a?b@example.org>") }) { world in
      for path in ["/", "/auth/sign_in", "/@no_one"] {
        let text = try await world.call(.get, path).text
        #expect(text.contains(#"Run by <span dir="auto">Mia &amp; Ken</span> · "#), "\(path)")
        #expect(text.contains(#"<a href="mailto:a%3Fb@example.org">a?b@example.org</a>"#), "\(path)")
      }
      let japanese = try await Browser(world, language: "ja").open("/")
      #expect(japanese.text.contains(#"運営: <span dir="auto">Mia &amp; Ken</span>"#))
      let instance = try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self)
      #expect(instance.contactEmail == "a?b@example.org")
    }
    try await ServerWorld.with { world in
      #expect(try await !world.call(.get, "/").text.contains("mailto:"))
      let instance = try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self)
      #expect(instance.contactEmail == "postmaster@social.example")
    }
  }
}
