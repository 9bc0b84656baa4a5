import Entities
import HTTPTypes
import MastodonAPI
import Profile
import Testing

@testable import SocialServer

@Suite("The ends of pages that apps ask for")
struct CursorTests {
  /// A list, oldest first, by what stands for each item and the place that links name it by.
  private struct List {
    let path: String
    var items: [String] = []
    var places: [String] = []

    /// Walks up a list, item by item, by the links that are answered.
    init(_ path: String, of person: ServerPerson, _ id: (Reply) throws -> [String]) async throws {
      self.path = path
      var address: String? = "\(path)?limit=1&min_id=0"
      while let page = address, items.count < 20 {
        let reply = try await person.call(.get, page)
        let found = try id(reply)
        let place = try #require(reply.links.previous?.split(separator: "min_id=").last, "\(path)")
        if found.isEmpty { break }
        items += found
        places.append(String(place))
        address = reply.links.previous
      }
    }
  }

  @Test("Each list keeps to both, whatever it has in it")
  func lists() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let fans = try await [world.join("ben"), world.join("carol"), world.join("dan"), world.join("eve")]
      let strangers = try await [world.join("fay"), world.join("gil"), world.join("hal"), world.join("ida")]
      let post = try await aiko.post("root")
      let list = try await aiko.call(.post, "/api/v1/lists", form: ["title": "Fans"])
        .value(MastodonUserList.self)
      for (number, fan) in fans.enumerated() {
        try await fan.follow(aiko)
        try await aiko.follow(fan)
        _ = try await aiko.call(.post, "/api/v1/lists/\(list.id)/accounts", form: ["account_ids[]": fan.id])
        let own = try await aiko.post("#tea \(number)")
        for mark in ["favourite", "bookmark"] {
          _ = try await aiko.call(.post, "/api/v1/statuses/\(own.id)/\(mark)")
        }
        _ = try await fan.call(.post, "/api/v1/statuses/\(post.id)/favourite")
        _ = try await strangers[number].call(.post, "/api/v1/statuses/\(post.id)/reblog")
        _ = try await aiko.call(.post, "/api/v1/tags/t\(number)/follow")
        try await fan.post("by a fan")
      }
      let ofPosts = [
        "/api/v1/timelines/home", "/api/v1/timelines/public", "/api/v1/timelines/tag/tea",
        "/api/v1/timelines/list/\(list.id)", "/api/v1/accounts/\(aiko.id)/statuses", "/api/v1/favourites",
        "/api/v1/bookmarks",
      ]
      let ofPeople = [
        "/api/v1/accounts/\(aiko.id)/followers", "/api/v1/accounts/\(aiko.id)/following",
        "/api/v1/lists/\(list.id)/accounts", "/api/v1/statuses/\(post.id)/favourited_by",
        "/api/v1/statuses/\(post.id)/reblogged_by",
      ]
      for path in ofPosts {
        try await check(path, of: aiko) { try $0.value([MastodonStatus].self).map(\.id) }
      }
      for path in ofPeople { try await check(path, of: aiko) { try $0.names() } }
      try await check("/api/v1/followed_tags", of: aiko) { try $0.value([MastodonTag].self).map(\.name) }
      try await check("/api/v1/notifications", of: aiko) {
        try $0.value([MastodonNotification].self).map(\.id)
      }
    }
  }

  private func check(
    _ path: String, of person: ServerPerson, _ id: @escaping (Reply) throws -> [String]
  ) async throws {
    let list = try await List(path, of: person, id)
    let (items, places, count) = (list.items, list.places, list.items.count)
    try #require(count >= 4, "\(path)")
    func page(_ query: String) async throws -> [String] {
      let reply = try await person.call(.get, "\(path)?\(query)")
      #expect(reply.status == .ok, "\(path)?\(query): \(reply.text)")
      return try id(reply)
    }
    let all = Array(items.reversed())
    let huge = "99999999999999999999"
    let (low, high) = (places[0], places[count - 1])
    let expected: [(String, [String])] = [
      ("max_id=\(high)&since_id=\(low)", Array(all.dropFirst().dropLast())),
      ("max_id=\(high)&since_id=\(low)&limit=1", [all[1]]),
      ("max_id=\(high)&min_id=\(low)&limit=1", [all[count - 2]]),
      ("max_id=\(high)&min_id=\(low)&since_id=\(high)", Array(all.dropFirst().dropLast())),
      ("max_id=\(low)&since_id=\(low)", []), ("max_id=\(low)&since_id=\(high)", []),
      ("max_id=0", []), ("max_id=-1", []), ("max_id=-\(huge)", []), ("max_id=\(huge)", all),
      ("since_id=0", all), ("since_id=-\(huge)", all), ("since_id=\(huge)", []),
      ("min_id=0", all), ("min_id=-7", all), ("min_id=\(huge)", []),
      ("since_id=abc", all), ("max_id=01HXYZ", all), ("min_id=undefined", all), ("max_id=null", all),
      ("max_id[]=1", all), ("since_id[a]=\(huge)", all), ("min_id=1.5", all), ("max_id=", all),
    ]
    for (query, wanted) in expected { #expect(try await page(query) == wanted, "\(path)?\(query)") }
  }

  @Test("A page with nothing above a place says where to look again, and one with nothing below is the end")
  func links() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("one")
      for path in [
        "/api/v1/timelines/home", "/api/v1/notifications", "/api/v1/accounts/\(ben.id)/followers",
        "/api/v1/timelines/public?only_media=true", "/api/v1/followed_tags",
      ] {
        let place = path.contains("?") ? "&" : "?"
        for end in ["min_id", "since_id"] {
          let empty = try await aiko.call(.get, "\(path)\(place)\(end)=\(post.id)")
          #expect(empty.text == "[]", "\(path)")
          #expect(empty.links == PageLinks(previous: "\(path)\(place)min_id=\(post.id)"), "\(path)")
        }
        #expect(try await aiko.call(.get, "\(path)\(place)max_id=1").links == PageLinks(), "\(path)")
      }
    }
  }
}
