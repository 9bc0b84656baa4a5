import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The directory of people who want to be found")
struct DirectoryTests {
  private static let path = "/api/v1/directory"

  @Test("Those who posted come first to last, or all by when they joined, page by page")
  func pages() async throws {
    try await ServerWorld.with { world in
      for name in ["ben", "carol", "dan", "emi"] { try await world.join(name).post("hello") }
      let silent = try await world.join("silent")
      let posted = ["emi", "dan", "carol", "ben"]
      for path in [Self.path, Self.path + "?order=active", Self.path + "?order=x&local=true"] {
        #expect(try await world.call(.get, path).names() == posted, "\(path)")
        #expect(try await silent.call(.get, path).names() == posted, "\(path)")
      }
      #expect(try await world.call(.get, Self.path + "?order=new").names() == ["silent"] + posted)
      #expect(try await world.call(.get, Self.path + "?order=new&limit=2").names() == ["silent", "emi"])
      #expect(
        try await world.call(.get, Self.path + "?order=new&limit=2&offset=2").names() == ["dan", "carol"])
      #expect(try await world.call(.get, Self.path + "?limit=3&offset=3").names() == ["ben"])
      for offset in ["4", "5000", "9223372036854775807"] {
        #expect(try await world.call(.get, Self.path + "?offset=\(offset)").text == "[]")
      }
      #expect(try await world.call(.get, Self.path + "?limit=0&offset=-3").names() == ["emi"])
    }
  }

  @Test("Someone who doesn't want to be found isn't there, nor for each other who blocks or mutes")
  func hidden() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      for person in [aiko, ben, carol] { try await person.post("hello") }
      _ = try await carol.call(
        .patch, "/api/v1/accounts/update_credentials", form: ["discoverable": "false"])
      for order in ["active", "new"] {
        #expect(try await world.call(.get, Self.path + "?order=\(order)").names() == ["ben", "aiko"])
      }
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/mute")
      #expect(try await aiko.call(.get, Self.path).names() == ["aiko"])
      #expect(try await ben.call(.get, Self.path).names() == ["ben", "aiko"])
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block")
      #expect(try await ben.call(.get, Self.path).names() == ["ben"])
      #expect(try await world.call(.get, Self.path).names() == ["ben", "aiko"])
    }
  }
}
