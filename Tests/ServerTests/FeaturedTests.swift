import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The people whom others show on their profiles")
struct FeaturedTests {
  @Test("Someone one follows is shown, until one follows them no more", arguments: ["endorse", "pin"])
  func endorse(action: String) async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let path = "/api/v1/accounts/\(ben.id)"
      let early = try await aiko.call(.post, "\(path)/\(action)")
      #expect(early.status == .unprocessableContent)
      #expect(
        early.error == "Validation failed: You must be already following the person you want to endorse")
      #expect(
        try await aiko.call(.post, "\(path)/un\(action)").value(MastodonRelationship.self).endorsed == false)

      try await aiko.follow(ben)
      for _ in 1...2 {
        let endorsed = try await aiko.call(.post, "\(path)/\(action)").value(MastodonRelationship.self)
        #expect(
          endorsed == MastodonRelationship(id: ben.id, following: true, showingReblogs: true, endorsed: true))
      }
      #expect(try await aiko.relationship(to: ben)?.endorsed == true)
      #expect(try await ben.relationship(to: aiko)?.endorsed == false)
      let ended = try await aiko.call(.post, "\(path)/un\(action)").value(MastodonRelationship.self)
      #expect(!ended.endorsed && ended.following)
      _ = try await aiko.call(.post, "\(path)/\(action)")
      _ = try await aiko.call(.post, "\(path)/unfollow")
      #expect(try await aiko.call(.get, "/api/v1/endorsements").names() == [])
    }
  }

  @Test("One shows neither oneself nor someone who isn't there, nor without having allowed it")
  func refusals() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let reader = try await world.join("reader", scopes: "read")
      let oneself = try await aiko.call(.post, "/api/v1/accounts/\(aiko.id)/endorse")
      #expect(oneself.status == .unprocessableContent)
      for action in ["endorse", "unendorse", "pin", "unpin"] {
        #expect(try await aiko.call(.post, "/api/v1/accounts/5/\(action)").status == .notFound)
        let path = "/api/v1/accounts/\(aiko.id)/\(action)"
        #expect(try await world.call(.post, path).status == .unauthorized)
        #expect(try await reader.call(.post, path).status == .forbidden)
      }
      #expect(try await world.call(.get, "/api/v1/endorsements").status == .unauthorized)
      for id in ["5", "x"] {
        #expect(try await world.call(.get, "/api/v1/accounts/\(id)/endorsements").status == .notFound)
      }
    }
  }

  @Test("Everyone reads whom someone shows, the latest first, page by page")
  func list() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for name in ["ben", "carol", "dan", "emi", "finn"] {
        let person = try await world.join(name)
        try await aiko.follow(person)
        _ = try await aiko.call(.post, "/api/v1/accounts/\(person.id)/endorse")
      }
      let stranger = try await world.join("stranger")
      let all = ["finn", "emi", "dan", "carol", "ben"]
      let path = "/api/v1/accounts/\(aiko.id)/endorsements"
      #expect(try await world.call(.get, path).names() == all)
      #expect(try await stranger.call(.get, path).names() == all)
      #expect(try await stranger.call(.get, "/api/v1/endorsements").names() == [])
      for path in [path, "/api/v1/endorsements"] {
        let first = try await aiko.call(.get, path + "?limit=2")
        #expect(try first.names() == ["finn", "emi"])
        let second = try await aiko.call(.get, try #require(first.links.next))
        #expect(try second.names() == ["dan", "carol"])
        let last = try await aiko.call(.get, try #require(second.links.next))
        #expect(try last.names() == ["ben"] && last.links.next == nil)
        #expect(try await aiko.call(.get, try #require(last.links.previous)).names() == ["dan", "carol"])
      }
    }
  }

  @Test("Someone blocked sees no one, and isn't shown any longer")
  func blocked() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      try await aiko.follow(ben, carol)
      for person in [ben, carol] { _ = try await aiko.call(.post, "/api/v1/accounts/\(person.id)/endorse") }
      let path = "/api/v1/accounts/\(aiko.id)/endorsements"
      #expect(try await ben.call(.get, path).names() == ["carol", "ben"])
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block")
      #expect(try await ben.call(.get, path).names() == [])
      #expect(try await world.call(.get, path).names() == ["carol"])
      #expect(try await aiko.call(.get, "/api/v1/endorsements").names() == ["carol"])
      let dan = try await world.join("dan")
      _ = try await dan.call(.post, "/api/v1/accounts/\(carol.id)/block")
      #expect(try await dan.call(.get, path).names() == [])
    }
  }
}
