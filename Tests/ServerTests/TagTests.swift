import AppValues
import Entities
import HTTPTypes
import Hashtags
import MastodonAPI
import SocialBackend
import Testing

@testable import SocialServer

@Suite("How apps read and follow hashtags")
struct TagTests {
  @Test("A hashtag is there whether or not it was used, by its name in any case")
  func show() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      try await aiko.post("#Café")
      for name in ["caf%C3%A9", "CAF%C3%89", "cafe"] {
        let tag = try await world.call(.get, "/api/v1/tags/\(name)").value(MastodonTag.self)
        #expect(tag.name == "cafe" && tag.url == "https://social.example/tags/cafe" && tag.following == nil)
      }
      try await world.join("ben").post("#cafe")
      let days = try await world.call(.get, "/api/v1/tags/cafe").value(MastodonTag.self).history ?? []
      #expect(days.count == 7 && days.map(\.uses).reduce(0, +) == 2 && days.map(\.accounts).reduce(0, +) == 2)
      #expect(
        zip(days, days.dropFirst()).allSatisfy { $0.day - $1.day == 86_400 } && days[0].day % 86_400 == 0)
      let unused = try await aiko.call(.get, "/api/v1/tags/unused").value(MastodonTag.self)
      #expect(unused.name == "unused" && unused.following == false)
      for name in ["12", "a%20b", "a-b"] {
        #expect(try await world.call(.get, "/api/v1/tags/\(name)").status == .notFound, "\(name)")
      }
    }
  }

  @Test("A hashtag in any script has its posts")
  func scripts() async throws {
    try await ServerWorld.with { world in
      try await world.join("aiko").post("#写真")
      let path = "写真".percentEncoded
      #expect(try await world.call(.get, "/api/v1/tags/\(path)").value(MastodonTag.self).name == "写真")
      #expect(try await world.call(.get, "/api/v1/timelines/tag/\(path)").texts() == ["#写真"])
    }
  }

  @Test("Hashtags are followed and followed no more, and come the latest first")
  func follow() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for name in ["one", "two", "Three"] {
        let tag = try await aiko.call(.post, "/api/v1/tags/\(name)/follow").value(MastodonTag.self)
        #expect(tag.following == true)
      }
      func names(_ reply: Reply) throws -> [String] { try reply.value([MastodonTag].self).map(\.name) }
      #expect(try await names(aiko.call(.get, "/api/v1/followed_tags")) == ["three", "two", "one"])
      let first = try await aiko.call(.get, "/api/v1/followed_tags?limit=2")
      #expect(try names(first) == ["three", "two"])
      let second = try await aiko.call(.get, try #require(first.links.next))
      #expect(try names(second) == ["one"] && second.links.next == nil)
      #expect(try await names(aiko.call(.get, try #require(second.links.previous))) == ["three", "two"])
      let ended = try await aiko.call(.post, "/api/v1/tags/two/unfollow").value(MastodonTag.self)
      #expect(ended.following == false)
      #expect(try await names(aiko.call(.get, "/api/v1/followed_tags?limit=500")) == ["three", "one"])
      #expect(try await world.call(.get, "/api/v1/followed_tags").status == .unauthorized)
      #expect(try await aiko.call(.post, "/api/v1/tags/a-b/follow").status == .notFound)
    }
  }

  @Test("A page of all that can be followed is read at once")
  func manyFollowed() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let hashtags = try aiko.can.hashtags.orUnsupported()
      for number in 1...95 { _ = try await hashtags.follow("tag\(number)") }
      let all = try await aiko.call(.get, "/api/v1/followed_tags")
      #expect(try all.value([MastodonTag].self).map(\.name) == (1...95).reversed().map { "tag\($0)" })
      #expect(all.links.next == nil)
      let most = try await aiko.call(.get, "/api/v1/followed_tags?limit=90")
      #expect(try most.value([MastodonTag].self).count == 90)
      let rest = try await aiko.call(.get, try #require(most.links.next))
      #expect(try rest.value([MastodonTag].self).map(\.name) == (1...5).reversed().map { "tag\($0)" })
    }
  }
}
