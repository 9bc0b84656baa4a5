import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Profile
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("Whom apps show beside one's own people")
struct RelationListTests {
  @Test("Of each person asked for come the followers one follows, too, in the order asked for")
  func familiar() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      try await aiko.follow(ben)
      try await ben.follow(carol)
      let reply = try await aiko.call(
        .get, "/api/v1/accounts/familiar_followers?id[]=\(ben.id)&id[]=\(carol.id)&id[]=9")
      let familiar = try reply.value([MastodonFamiliarFollowers].self)
      #expect(familiar.map(\.id) == [ben.id, carol.id, "9"])
      #expect(familiar.map { $0.accounts.map(\.username) } == [[], ["ben"], []])
    }
  }

  @Test("People who wrote lately are suggested to those who don't follow them")
  func suggestions() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.post("hello")
      let suggested = try await aiko.call(.get, "/api/v2/suggestions").value([MastodonSuggestion].self)
      #expect(suggested.map(\.account.username) == ["ben"])
      #expect(suggested.map(\.source) == ["global"])
      #expect(try await aiko.call(.get, "/api/v1/suggestions").names() == ["ben"])
      #expect(try await aiko.call(.delete, "/api/v1/suggestions/\(ben.id)").text == "{}")
      #expect(try await aiko.call(.get, "/api/v1/suggestions").names() == [])
      #expect(try await aiko.call(.get, "/api/v2/suggestions").text == "[]")
      // Who isn't there isn't suggested, either.
      #expect(try await aiko.call(.delete, "/api/v1/suggestions/42").text == "{}")
      let carol = try await world.join("carol")
      try await ben.follow(carol)
      try await aiko.follow(ben)
      let known = try await aiko.call(.get, "/api/v2/suggestions").value([MastodonSuggestion].self)
      #expect(known.map(\.account.username) == ["carol"])
      #expect(
        known.map(\.source) == ["past_interactions"] && known.map(\.sources) == [["friends_of_friends"]])
      try await aiko.follow(carol)
      #expect(try await aiko.call(.get, "/api/v1/suggestions?limit=5").names() == [])
    }
  }

  @Test("A report reaches the administrator with what was said and what it's about")
  func report() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let (post, other) = (try await ben.post("buy this"), try await aiko.post("not ben's"))
      let json = #"""
        {"account_id":"\#(ben.id)","status_ids":["\#(post.id)","\#(other.id)","4"],"comment":"Again","category":"spam",
        "forward":true}
        """#
      let report = try await aiko.call(.post, "/api/v1/reports", json: json).value(MastodonReport.self)
      #expect(report.targetAccount.username == "ben" && report.statusIDs == [post.id.rawValue])
      #expect(
        report.comment == "Again" && report.category == .spam && !report.actionTaken && !report.forwarded)
      let kept = try await world.backend.reports.reports(all: true, .init()).items
      #expect(kept.map(\.id.rawValue) == [report.id] && kept.map(\.reason) == ["Spam: Again"])

      let bare = try await aiko.call(.post, "/api/v1/reports", form: ["account_id": ben.id])
      #expect(try bare.value(MastodonReport.self).category == .other)
      #expect(try await aiko.call(.post, "/api/v1/reports").status == .notFound)
      #expect(
        try await aiko.call(.post, "/api/v1/reports", form: ["account_id": aiko.id]).status == .forbidden)
    }
  }

  @Test("Other servers are blocked without effect")
  func domains() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for method in [HTTPRequest.Method.post, .delete] {
        let reply = try await aiko.call(method, "/api/v1/domain_blocks", form: ["domain": "other.example"])
        #expect(reply.status == .ok && reply.text == "{}")
      }
      #expect(try await aiko.call(.get, "/api/v1/domain_blocks").text == "[]")
    }
  }
}
