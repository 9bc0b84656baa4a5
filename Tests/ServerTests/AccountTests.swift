import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("How apps read people")
struct AccountTests {
  @Test("Anyone reads a person by their id, and someone who isn't there isn't found")
  func show() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let account = try await world.call(.get, "/api/v1/accounts/\(aiko.id)/").value(MastodonAccount.self)
      #expect(account.acct == "aiko" && account.displayName == "Aiko" && account.note == "")
      #expect(account.url == "https://social.example/@aiko")
      #expect(account.avatar == "https://social.example/assets/avatar/missing.png")
      for id in ["12", "abc", "0"] {
        let missing = try await world.call(.get, "/api/v1/accounts/\(id)")
        #expect(missing.status == .notFound && missing.error == "Record not found")
      }
    }
  }

  @Test("Several are read in the order asked for, without those who aren't there")
  func list() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let reply = try await world.call(.get, "/api/v1/accounts?id[]=\(ben.id)&id[]=7&id[]=x&id[]=\(aiko.id)")
      #expect(try reply.names() == ["ben", "aiko"])
      #expect(try await world.call(.get, "/api/v1/accounts").names() == [])
    }
  }

  @Test("Someone is found by name, with the server's name or without it, in any case")
  func lookup() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      for name in ["aiko", "@aiko", "AIKO@social.example", "@Aiko@Social.Example"] {
        let found = try await world.call(.get, "/api/v1/accounts/lookup?acct=\(name.percentEncoded)")
        #expect(try found.value(MastodonAccount.self).username == "aiko")
      }
      for name in ["ben", "aiko@elsewhere.example", "", "a b", "@", "@@aiko"] {
        let missing = try await world.call(.get, "/api/v1/accounts/lookup?acct=\(name.percentEncoded)")
        #expect(missing.status == .notFound, "\(name)")
      }
    }
  }

  @Test("Followers come the latest first, page by page, in both directions")
  func followers() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for name in ["ben", "carol", "dan", "emi", "finn"] { try await world.join(name).follow(aiko) }
      let path = "/api/v1/accounts/\(aiko.id)/followers"
      #expect(try await world.call(.get, path).names() == ["finn", "emi", "dan", "carol", "ben"])

      let first = try await world.call(.get, path + "?limit=2")
      #expect(try first.names() == ["finn", "emi"])
      let second = try await world.call(.get, try #require(first.links.next))
      #expect(try second.names() == ["dan", "carol"] && second.links.next?.contains("limit=2") == true)
      let last = try await world.call(.get, try #require(second.links.next))
      #expect(try last.names() == ["ben"] && last.links.next == nil)
      let back = try await world.call(.get, try #require(last.links.previous))
      #expect(try back.names() == ["dan", "carol"])
      let since = try #require(last.links.previous?.replacing("min_id", with: "since_id"))
      #expect(try await world.call(.get, since).names() == ["finn", "emi"])
      let empty = try await world.call(.get, try #require(first.links.previous))
      // Who comes later is found there.
      #expect(try empty.names() == [] && empty.links == PageLinks(previous: first.links.previous))

      #expect(try await world.call(.get, path + "?limit=0").names() == ["finn"])
      #expect(try await world.call(.get, path + "?limit=x").names().count == 5)
      #expect(try await world.call(.get, "/api/v1/accounts/1/followers").status == .notFound)
    }
  }

  @Test("Whom someone keeps to themselves, only they read, and no one reads who is blocked")
  func hidden() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      let path = "/api/v1/accounts/\(ben.id)/following"
      #expect(try await aiko.call(.get, path).names() == ["aiko"])
      _ = try await ben.call(
        .patch, "/api/v1/accounts/update_credentials", form: ["hide_collections": "true"])
      #expect(try await aiko.call(.get, path).names() == [])
      #expect(try await ben.call(.get, path).names() == ["aiko"])
      #expect(
        try await world.call(.get, "/api/v1/accounts/\(ben.id)").value(MastodonAccount.self).hideCollections
          == true)
      let followers = "/api/v1/accounts/\(aiko.id)/followers"
      #expect(try await world.call(.get, followers).names() == ["ben"])
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block")
      #expect(try await ben.call(.get, followers).names() == [])
    }
  }

  @Test("What is not one's own to read with a token that doesn't allow it isn't read")
  func scopes() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko", scopes: "read:statuses")
      let refused = try await aiko.call(.get, "/api/v1/accounts/\(aiko.id)")
      #expect(refused.status == .forbidden && refused.error == "This action is outside the authorized scopes")
    }
  }
}
