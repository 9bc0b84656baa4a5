import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Profile
import SocialBackend
import Testing

@testable import SocialServer

@Suite("Timelines by apps")
struct TimelineRouteTests {
  @Test("Pages go on in all three directions, with links to those beside them")
  func pages() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      var ids: [String] = []
      for number in 1...7 { ids.append(try await aiko.post("\(number)").id.rawValue) }
      func page(_ query: String) async throws -> (ids: [String], links: PageLinks) {
        let reply = try await aiko.call(.get, "/api/v1/timelines/home?limit=3\(query)")
        return (
          try reply.value([MastodonStatus].self).map(\.id), PageLinks(header: reply.headers["Link"] ?? "")
        )
      }
      let first = try await page("")
      #expect(first.ids == [ids[6], ids[5], ids[4]])
      let next = try #require(first.links.next)
      #expect(next == "https://social.example/api/v1/timelines/home?limit=3&max_id=\(ids[4])")
      #expect(first.links.previous == "https://social.example/api/v1/timelines/home?limit=3&min_id=\(ids[6])")
      #expect(try await page("&max_id=\(ids[4])").ids == [ids[3], ids[2], ids[1]])
      let last = try await page("&max_id=\(ids[1])")
      #expect(last.ids == [ids[0]] && last.links.next == nil)
      #expect(try await page("&min_id=\(ids[0])").ids == [ids[3], ids[2], ids[1]])
      #expect(try await page("&since_id=\(ids[0])").ids == [ids[6], ids[5], ids[4]])
      #expect(try await page("&min_id=\(ids[0])&max_id=\(ids[2])").ids == [ids[1]])
      let beyond = try await page("&min_id=\(ids[6])")
      let above = "https://social.example/api/v1/timelines/home?limit=3&min_id=\(ids[6])"
      #expect(beyond.ids == [] && beyond.links == PageLinks(previous: above))
    }
  }

  @Test("The home has shares as statuses of their own")
  func home() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      _ = try await aiko.can.relations.orUnsupported().follow(ben.session.user, FollowTerms())
      let post = try await carol.post("by carol")
      _ = try await ben.call(.post, "/api/v1/statuses/\(post.id)/reblog")
      let home = try await aiko.call(.get, "/api/v1/timelines/home").value([MastodonStatus].self)
      #expect(home.count == 1 && home[0].account.acct == "ben" && home[0].reblog?.account.acct == "carol")
      #expect(try await world.call(.get, "/api/v1/timelines/home").status == .unauthorized)
    }
  }

  @Test("Public and hashtag timelines are open, and filter by photos")
  func open() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      try await aiko.post("plain #tea")
      try await aiko.post("hidden #tea", for: .unlisted)
      let everyone = try await world.call(.get, "/api/v1/timelines/public").value([MastodonStatus].self)
      #expect(everyone.map(\.content).count == 1)
      #expect(
        try await world.call(.get, "/api/v1/timelines/public?remote=true").value([MastodonStatus].self) == [])
      let tagged = try await world.call(.get, "/api/v1/timelines/tag/TEA").value([MastodonStatus].self)
      #expect(tagged.map(\.id) == everyone.map(\.id))
      let media = try await world.call(.get, "/api/v1/timelines/public?only_media=1").value(
        [MastodonStatus].self)
      #expect(media == [])
      #expect(try await world.call(.get, "/api/v1/timelines/tag/%20").value([MastodonStatus].self) == [])
    }
  }

  @Test("Of more hashtags than can be asked for, the first count, and those to leave out before all")
  func manyHashtags() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for text in ["#tea", "#t1", "#t99", "#tea #t1 #sale"] { try await aiko.post(text) }
      func texts(_ modes: String...) async throws -> [String] {
        let lists = modes.map { mode in (1...100).map { "\(mode)[]=t\($0)" }.joined(separator: "&") }
        return try await world.call(
          .get, "/api/v1/timelines/tag/tea?none[]=sale&\(lists.joined(separator: "&"))"
        ).texts()
      }
      #expect(try await texts("any") == ["#t1", "#tea"])
      #expect(try await texts("all") == [])
      #expect(try await texts("any", "none") == ["#tea"])
    }
  }

  @Test("Favourites and bookmarks page by rows of their own")
  func marks() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let posts = [try await aiko.post("one"), try await aiko.post("two")]
      for post in posts.reversed() { _ = try await aiko.call(.post, "/api/v1/statuses/\(post.id)/favourite") }
      let reply = try await aiko.call(.get, "/api/v1/favourites?limit=1")
      #expect(try reply.value([MastodonStatus].self).map(\.id) == [posts[0].id.rawValue])
      let next = try #require(PageLinks(header: reply.headers["Link"] ?? "").next)
      let path = String(next.dropFirst("https://social.example".count))
      #expect(
        try await aiko.call(.get, path).value([MastodonStatus].self).map(\.id) == [posts[1].id.rawValue])
    }
  }
}
