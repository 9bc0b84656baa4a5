import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The pages that anyone reads")
struct PublicPageTests {
  private static let noindex = #"<meta name="robots" content="noindex">"#

  @Test("Search engines leave out people who don't want to be found by searching, and what they wrote")
  func robots() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let (post, other) = (try await aiko.post("hello #tea"), try await ben.post("hello"))
      let quiet = try await ben.post("not for everyone", for: .unlisted)
      let share = try await ben.call(.post, "/api/v1/statuses/\(post.id)/reblog").value(MastodonStatus.self)
      let open = ["/@aiko", "/@aiko/\(post.id)", "/@aiko/tagged/tea", "/@ben", "/@ben/\(other.id)"]
      for path in open + ["/@ben/\(share.id)"] {
        let page = try await world.call(.get, path)
        #expect(page.status == .ok && !page.text.contains(Self.noindex), "\(path)")
      }
      for path in ["/@ben/\(quiet.id)", "/tags/tea"] {
        #expect(try await world.call(.get, path).text.contains(Self.noindex), "\(path)")
      }
      _ = try await aiko.call(.patch, "/api/v1/accounts/update_credentials", form: ["indexable": "false"])
      for path in open.prefix(3) + ["/@ben/\(share.id)"] {
        #expect(try await world.call(.get, path).text.contains(Self.noindex), "\(path)")
      }
      for path in open.dropFirst(3) {
        #expect(try await !world.call(.get, path).text.contains(Self.noindex), "\(path)")
      }
    }
  }

  @Test("A hashtag on a profile leads to the person's public posts with it")
  func tagged() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await aiko.post("first #写真")
      try await aiko.post("no hashtag")
      try await aiko.post("for my followers #写真", for: .followers)
      try await ben.post("another's #写真")
      let path = "/@aiko/tagged/\("写真".percentEncoded)"
      let page = try await world.call(.get, path)
      #expect(page.status == .ok && page.text.contains("first") && page.text.contains("#写真 · Aiko (@aiko)"))
      for text in ["no hashtag", "for my followers", "another"] { #expect(!page.text.contains(text)) }
      #expect(try await world.call(.get, "/tags/\("写真".percentEncoded)").text.contains("another"))
      for path in ["/@no_one/tagged/tea", "/@aiko/tagged/a-b"] {
        #expect(try await world.call(.get, path).status == .notFound, "\(path)")
      }
    }
  }

  @Test("The posts with a hashtag go on to older ones")
  func older() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for number in 1...21 { try await aiko.post("number \(number). #tea") }
      let first = try await world.call(.get, "/@aiko/tagged/tea")
      #expect(!first.text.contains("number 1."))
      let link = try #require(first.text.firstMatch(of: #/href="(/@aiko/tagged/tea\?max_id=[0-9]+)"/#)).1
      let second = try await world.call(.get, String(link))
      #expect(second.text.contains("number 1.") && !second.text.contains("number 2."))
    }
  }
}
