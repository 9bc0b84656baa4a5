import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The hashtags that people show on their profiles")
struct FeaturedTagTests {
  private static let path = "/api/v1/featured_tags"

  @Test("One is added by its name, shown to everyone in exactly this form, and taken away by its id")
  func tag() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await aiko.post("#Tea")
      let latest = try await aiko.post("more #tea")
      try await aiko.post("for my followers #tea", for: .followers)
      try await ben.post("#tea")
      let added = try await aiko.call(.post, Self.path, form: ["name": "#TEA"])
      let tag = try added.value(MastodonFeaturedTag.self)
      #expect(
        added.text == #"{"id":"\#(tag.id)","name":"tea","url":"https://social.example/@aiko/tagged/tea","#
          + #""statuses_count":"3","last_status_at":"\#(CalendarDate(latest.createdAt))"}"#)
      #expect(try await aiko.call(.post, Self.path, form: ["name": "tea"]).text == added.text)
      let unused = try await aiko.call(.post, Self.path, json: #"{"name":"写真"}"#)
      #expect(unused.text.contains(#""statuses_count":"0","last_status_at":null"#))
      #expect(unused.text.contains("https://social.example/@aiko/tagged/\("写真".percentEncoded)"))

      let all = "[\(added.text),\(unused.text)]"
      #expect(try await aiko.call(.get, Self.path).text == all)
      let shown = "/api/v1/accounts/\(aiko.id)/featured_tags"
      #expect(try await aiko.call(.get, shown).text == all)
      // Others are told of what they may read.
      let open = all.replacing(#""statuses_count":"3""#, with: #""statuses_count":"2""#)
      for reply in [try await world.call(.get, shown), try await ben.call(.get, shown)] {
        #expect(reply.status == .ok && reply.text == open)
      }
      #expect(try await ben.call(.get, Self.path).text == "[]")

      let removed = try await aiko.call(.delete, "\(Self.path)/\(tag.id)")
      #expect(removed.status == .ok && removed.text == "{}")
      #expect(try await aiko.call(.get, Self.path).text == "[\(unused.text)]")
    }
  }

  @Test("No one takes away what isn't on their own profile")
  func others() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let tag = try await aiko.call(.post, Self.path, form: ["name": "tea"]).value(MastodonFeaturedTag.self)
      for id in [tag.id, "4", "tea"] {
        let missing = try await ben.call(.delete, "\(Self.path)/\(id)")
        #expect(missing.status == .notFound && missing.error == "Record not found", "\(id)")
      }
      #expect(try await aiko.call(.get, Self.path).value([MastodonFeaturedTag].self) == [tag])
    }
  }

  @Test("Someone blocked, on either side, sees none, and of no one there are none")
  func hidden() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      for person in [aiko, ben] { _ = try await person.call(.post, Self.path, form: ["name": "tea"]) }
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block")
      #expect(try await ben.call(.get, "/api/v1/accounts/\(aiko.id)/featured_tags").text == "[]")
      #expect(try await aiko.call(.get, "/api/v1/accounts/\(ben.id)/featured_tags").text == "[]")
      #expect(try await world.call(.get, "/api/v1/accounts/\(aiko.id)/featured_tags").text != "[]")
      for id in ["5", "x"] {
        #expect(try await world.call(.get, "/api/v1/accounts/\(id)/featured_tags").status == .notFound)
      }
    }
  }

  @Test("What can't be a hashtag is refused, and one too many")
  func refusals() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for name in ["", "#", "a b", "12"] {
        let refused = try await aiko.call(.post, Self.path, form: ["name": name])
        #expect(refused.status == .unprocessableContent, "\(name)")
        #expect(refused.error?.hasPrefix("Validation failed: ") == true, "\(name)")
      }
      #expect(try await aiko.call(.post, Self.path).status == .unprocessableContent)
      #expect(try await aiko.call(.post, "/api/v1/tags/a-b/feature").status == .notFound)
      for number in 1...FeaturedHashtag.maximumCount {
        #expect(try await aiko.call(.post, Self.path, form: ["name": "tag\(number)"]).status == .ok)
      }
      #expect(try await aiko.call(.post, Self.path, form: ["name": "more"]).status == .unprocessableContent)
      #expect(try await aiko.call(.post, "/api/v1/tags/more/feature").status == .unprocessableContent)
      #expect(
        try await aiko.call(.get, Self.path).value([MastodonFeaturedTag].self).map(\.name)
          == (1...FeaturedHashtag.maximumCount).map { "tag\($0)" })
    }
  }

  @Test("A hashtag says whether one shows it, wherever it comes from")
  func featuring() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await aiko.post("#Café")
      let path = "/api/v1/tags/caf%C3%A9"
      #expect(try await aiko.call(.get, path).value(MastodonTag.self).featuring == false)
      let featured = try await aiko.call(.post, path + "/feature").value(MastodonTag.self)
      #expect(featured.name == "cafe" && featured.featuring == true && featured.following == false)
      #expect(try await aiko.call(.get, "/api/v1/tags/CAFE").value(MastodonTag.self) == featured)
      #expect(try await aiko.call(.post, path + "/follow").value(MastodonTag.self).featuring == true)
      #expect(
        try await aiko.call(.get, "/api/v1/followed_tags").value([MastodonTag].self).map(\.featuring) == [
          true
        ])
      #expect(try await ben.call(.get, path).value(MastodonTag.self).featuring == false)
      #expect(try await world.call(.get, path).value(MastodonTag.self).featuring == nil)
      let ended = try await aiko.call(.post, path + "/unfeature").value(MastodonTag.self)
      #expect(ended.featuring == false && ended.following == true)
      #expect(try await aiko.call(.post, path + "/unfeature").status == .ok)
      #expect(try await aiko.call(.get, Self.path).text == "[]")
    }
  }

  @Test("Those one uses most and doesn't show are suggested")
  func suggestions() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for text in ["#one", "#Two #one", "#two", "#two", "#three"] { try await aiko.post(text) }
      try await world.join("ben").post("#others")
      _ = try await aiko.call(.post, "/api/v1/tags/one/feature")
      _ = try await aiko.call(.post, "/api/v1/tags/three/follow")
      let suggested = try await aiko.call(.get, "\(Self.path)/suggestions").value([MastodonTag].self)
      #expect(suggested.map(\.name) == ["two", "three"])
      #expect(suggested.map(\.following) == [false, true] && suggested.map(\.featuring) == [false, false])
      #expect(suggested.first?.history?.first?.uses == 3)
      #expect(suggested.first?.url == "https://social.example/tags/two")
    }
  }

  @Test("Only someone who let the app do it shows hashtags")
  func access() async throws {
    try await ServerWorld.with { world in
      let reader = try await world.join("aiko", scopes: "read")
      for (method, path) in [
        (HTTPRequest.Method.post, Self.path), (.delete, Self.path + "/1"),
        (.post, "/api/v1/tags/tea/feature"), (.post, "/api/v1/tags/tea/unfeature"),
      ] {
        #expect(try await world.call(method, path).status == .unauthorized, "\(path)")
        #expect(try await reader.call(method, path).status == .forbidden, "\(path)")
      }
      for path in [Self.path, Self.path + "/suggestions"] {
        #expect(try await world.call(.get, path).status == .unauthorized, "\(path)")
        #expect(try await reader.call(.get, path).text == "[]", "\(path)")
      }
    }
  }
}
