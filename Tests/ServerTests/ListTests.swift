import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("How apps keep lists of people")
struct ListTests {
  @Test("A list is made, renamed and deleted by its owner alone")
  func lists() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let made = try await aiko.call(
        .post, "/api/v1/lists", form: ["title": "Friends"])
      let list = try made.value(MastodonUserList.self)
      #expect(
        made.text == #"{"id":"\#(list.id)","title":"Friends","replies_policy":"list","exclusive":false}"#)
      let renamed = try await aiko.call(.put, "/api/v1/lists/\(list.id)", json: #"{"title":"Old friends"}"#)
        .value(MastodonUserList.self)
      #expect(renamed.title == "Old friends")
      // An app sends back what it was told.
      let kept = try await aiko.call(
        .put, "/api/v1/lists/\(list.id)", form: ["replies_policy": "list", "exclusive": "false"])
      #expect(try kept.value(MastodonUserList.self) == renamed)
      for (method, path) in [(HTTPRequest.Method.post, ""), (.put, "/\(list.id)")] {
        let refused = try await aiko.call(
          method, "/api/v1/lists\(path)", json: #"{"title":"Other","replies_policy":"all"}"#)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.error == "Validation failed: Replies policy is not included in the list")
      }
      #expect(try await aiko.call(.get, "/api/v1/lists/\(list.id)").value(MastodonUserList.self) == renamed)
      #expect(try await aiko.call(.get, "/api/v1/lists").value([MastodonUserList].self) == [renamed])
      #expect(try await ben.call(.get, "/api/v1/lists").text == "[]")
      for id in [list.id, "nothing"] {
        #expect(try await ben.call(.get, "/api/v1/lists/\(id)").status == .notFound)
      }
      let blank = try await aiko.call(.post, "/api/v1/lists", form: ["title": " "])
      #expect(blank.status == .unprocessableContent && blank.error?.hasPrefix("Validation failed: ") == true)

      #expect(try await ben.call(.delete, "/api/v1/lists/\(list.id)").status == .notFound)
      #expect(try await aiko.call(.delete, "/api/v1/lists/\(list.id)").text == "{}")
      #expect(try await aiko.call(.get, "/api/v1/lists/\(list.id)").status == .notFound)
    }
  }

  @Test("A list shows the replies that were chosen, and keeps its people out of home where it's exclusive")
  func settings() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      try await aiko.follow(ben, carol)
      let made = try await aiko.call(
        .post, "/api/v1/lists", json: #"{"title":"Friends","replies_policy":"none","exclusive":true}"#)
      let list = try made.value(MastodonUserList.self)
      #expect(
        made.text == #"{"id":"\#(list.id)","title":"Friends","replies_policy":"none","exclusive":true}"#)
      _ = try await aiko.call(
        .post, "/api/v1/lists/\(list.id)/accounts", form: ["account_ids[]": ben.id])
      let asked = try await carol.post("anyone here")
      try await ben.post("by ben")
      try await ben.post("me", on: asked.id)
      let (home, path) = ("/api/v1/timelines/home", "/api/v1/timelines/list/\(list.id)")
      #expect(try await aiko.call(.get, home).texts() == ["anyone here"])
      #expect(try await aiko.call(.get, path).texts() == ["by ben"])
      let changed = try await aiko.call(
        .put, "/api/v1/lists/\(list.id)", form: ["replies_policy": "followed", "exclusive": "0"])
      #expect(
        changed.text
          == #"{"id":"\#(list.id)","title":"Friends","replies_policy":"followed","exclusive":false}"#)
      #expect(try await aiko.call(.get, home).texts().count == 3)
      #expect(try await aiko.call(.get, path).texts() == ["me", "by ben"])
    }
  }

  @Test("A list takes people one follows, each once, and loses them with the follow")
  func members() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let (ben, carol, dan) = (
        try await world.join("ben"), try await world.join("carol"), try await world.join("dan")
      )
      try await aiko.follow(ben, carol)
      let list = try await aiko.call(.post, "/api/v1/lists", form: ["title": "Friends"])
        .value(MastodonUserList.self)
      let path = "/api/v1/lists/\(list.id)/accounts"
      let added = try await aiko.call(
        .post, path, form: ["account_ids[]": ben.id, "account_ids[]": carol.id])
      #expect(added.text == "{}")
      // No one is added where one of them can't be.
      let stranger = try await aiko.call(.post, path, json: #"{"account_ids":["\#(dan.id)","9"]}"#)
      #expect(stranger.status == .notFound)
      let twice = try await aiko.call(.post, path, json: #"{"account_ids":["\#(ben.id)"]}"#)
      #expect(twice.status == .unprocessableContent)
      #expect(twice.error == "Validation failed: Account has already been taken")

      #expect(try await aiko.call(.get, path).names() == ["carol", "ben"])
      let first = try await aiko.call(.get, path + "?limit=1")
      #expect(try first.names() == ["carol"])
      #expect(try await aiko.call(.get, try #require(first.links.next)).names() == ["ben"])
      let all = try await aiko.call(.get, path + "?limit=0")
      #expect(try all.names() == ["carol", "ben"] && all.headers["Link"] == nil)
      let lists = try await aiko.call(.get, "/api/v1/accounts/\(ben.id)/lists").value([MastodonUserList].self)
      #expect(lists == [list])
      #expect(try await aiko.call(.get, "/api/v1/accounts/\(dan.id)/lists").text == "[]")

      #expect(try await aiko.call(.delete, path, form: ["account_ids[]": carol.id]).text == "{}")
      #expect(try await aiko.call(.get, path).names() == ["ben"])
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/unfollow")
      #expect(try await aiko.call(.get, path).names() == [])
      #expect(try await dan.call(.get, path).status == .notFound)
    }
  }
}
