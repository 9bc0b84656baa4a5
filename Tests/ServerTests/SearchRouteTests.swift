import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What apps find")
struct SearchRouteTests {
  /// What a search finds: names of people, texts of posts, names of hashtags.
  private static func find(
    _ typed: String, _ more: String = "", in world: ServerWorld, as person: ServerPerson? = nil
  ) async throws -> (people: [String], posts: [String], hashtags: [String]) {
    let reply = try await world.call(
      .get, "/api/v2/search?q=\(typed.percentEncoded)\(more)", token: person?.token)
    let found = try reply.value(MastodonSearchResults.self)
    return (
      found.accounts.map(\.username), found.statuses.map { $0.content.replacing(/<[^>]*>/, with: "") },
      found.hashtags.map(\.name)
    )
  }

  @Test("People, posts and hashtags are found at once, or only what is asked for")
  func kinds() async throws {
    try await ServerWorld.with { world in
      let (aiko, _) = (try await world.join("aiko"), try await world.join("teapot"))
      try await aiko.post("tea at noon #teatime")
      try await aiko.post("tea for me", for: .followers)
      let all = try await Self.find("tea", in: world)
      #expect(
        all.people == ["teapot"] && all.posts == ["tea at noon #teatime"] && all.hashtags == ["teatime"])
      for (kind, count) in [("accounts", (1, 0, 0)), ("statuses", (0, 1, 0)), ("hashtags", (0, 0, 1))] {
        let found = try await Self.find("tea", "&type=\(kind)", in: world)
        #expect((found.people.count, found.posts.count, found.hashtags.count) == count)
      }
      let reply = try await world.call(.get, "/api/v2/search?q=nothing")
      #expect(reply.text == #"{"accounts":[],"statuses":[],"hashtags":[]}"#)
      #expect(try await world.call(.get, "/api/v2/search").status == .badRequest)
    }
  }

  @Test("With # only hashtags are found, in the order of their names, and with @ none")
  func marks() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("tea")
      try await aiko.post("#teb #TEA #teal #coffee #tea")
      let hashtags = try await Self.find("#te", in: world)
      #expect(hashtags.people == [] && hashtags.posts == [] && hashtags.hashtags == ["tea", "teal", "teb"])
      #expect(try await Self.find("t", in: world).hashtags == ["tea", "teal", "teb"])
      let people = try await Self.find("@tea", in: world)
      #expect(people.people == ["tea"] && people.hashtags == [])
      #expect(try await Self.find("#tea", "&type=statuses", in: world).posts.count == 1)
      #expect(try await Self.find("#te", "&limit=1&offset=1", in: world, as: aiko).hashtags == ["teal"])
    }
  }

  @Test("A name is found in every way of writing it, at once, however short, and oneself, too")
  func names() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("a"), try await world.join("ben"))
      for typed in ["a", "@a", "A@social.example", "@a@SOCIAL.example"] {
        #expect(try await Self.find(typed, "&type=accounts", in: world).people.first == "a", "\(typed)")
        let reply = try await aiko.call(.get, "/api/v1/accounts/search?q=\(typed.percentEncoded)")
        #expect(try reply.names().first == "a")
      }
      #expect(try await Self.find("a@elsewhere.example", in: world).people == [])
      #expect(try await ben.call(.get, "/api/v1/accounts/search").names() == [])
      #expect(try await world.call(.get, "/api/v1/accounts/search?q=a").status == .unauthorized)
    }
  }

  @Test("Only people one follows are found where that is asked for, and the first ones are left out")
  func following() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let (first, second, third) = (
        try await world.join("miro"), try await world.join("miro1"), try await world.join("miro2")
      )
      func search(_ more: String) async throws -> [String] {
        try await aiko.call(.get, "/api/v1/accounts/search?q=miro\(more)").names()
      }
      #expect(try await search("") == ["miro", "miro1", "miro2"])
      #expect(try await search("&limit=1&offset=1") == ["miro1"])
      #expect(try await search("&offset=3") == [])
      #expect(try await search("&following=true") == [])
      try await aiko.follow(second, third)
      #expect(try await search("&following=true") == ["miro1", "miro2"])
      #expect(
        try await Self.find("miro", "&following=1&type=accounts", in: world, as: aiko).people.count == 2)
      _ = try await first.call(.post, "/api/v1/accounts/\(aiko.id)/block")
      // Who blocks someone isn't found by them in any search, not by their whole name either.
      #expect(try await search("&limit=80") == ["miro1", "miro2"])
      #expect(try await Self.find("@miro", "&type=accounts", in: world, as: aiko).people.first == "miro1")
      _ = try await first.call(.post, "/api/v1/accounts/\(aiko.id)/unblock")
      #expect(try await search("&limit=80") == ["miro", "miro1", "miro2"])
    }
  }

  @Test("Posts are found by who wrote them, and page by page")
  func posts() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      for number in 1...3 { try await aiko.post("rain \(number)") }
      let last = try await ben.post("rain by ben")
      func find(_ typed: String, _ more: String = "", as person: ServerPerson? = nil) async throws -> [String]
      {
        try await Self.find(typed, "&type=statuses\(more)", in: world, as: person).posts
      }
      #expect(try await find("rain") == ["rain by ben", "rain 3", "rain 2", "rain 1"])
      #expect(try await find("rain", "&account_id=\(ben.id)") == ["rain by ben"])
      #expect(try await find("rain", "&account_id=4") == [])
      #expect(try await find("from:me rain", as: ben) == ["rain by ben"])
      #expect(try await find("from:me") == [])
      #expect(try await find("from:nobody") == [])
      #expect(try await find("rain", "&limit=2&offset=1", as: ben) == ["rain 3", "rain 2"])
      #expect(try await find("rain", "&max_id=\(last.id)&limit=1") == ["rain 3"])
    }
  }

  @Test("An address of this server leads to what it is of, for someone signed in")
  func addresses() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("found by its address #tea")
      let site = "https://social.example"
      func resolve(_ path: String, _ more: String = "") async throws -> [Int] {
        let found = try await Self.find(site + path, "&resolve=true\(more)", in: world, as: ben)
        return [found.people.count, found.posts.count, found.hashtags.count]
      }
      #expect(try await resolve("/@aiko") == [1, 0, 0])
      #expect(try await resolve("/users/AIKO") == [1, 0, 0])
      #expect(try await resolve("/@aiko/\(post.id)") == [0, 1, 0])
      #expect(try await resolve("/users/aiko/statuses/\(post.id)?x=1") == [0, 1, 0])
      #expect(try await resolve("/tags/Tea") == [0, 0, 1])
      #expect(try await resolve("/@aiko", "&type=statuses") == [0, 0, 0])
      for path in ["/@nobody", "/@aiko/7", "/tags/a-b"] {
        #expect(try await resolve(path) == [0, 0, 0], "\(path)")
      }
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block")
      #expect(try await resolve("/@aiko/\(post.id)") == [0, 0, 0])

      for (query, text) in [
        (
          "resolve=true",
          "Search queries that resolve remote resources are not supported without authentication"
        ),
        ("offset=2", "Search queries pagination is not supported without authentication"),
      ] {
        let refused = try await world.call(.get, "/api/v2/search?q=tea&\(query)")
        #expect(refused.status == .unauthorized && refused.error == text)
      }
    }
  }
}
