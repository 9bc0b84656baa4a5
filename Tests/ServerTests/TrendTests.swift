import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What apps are shown as popular")
struct TrendTests {
  @Test("Hashtags that several people used, and posts that several others liked")
  func trends() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      let (tea, cats) = (try await aiko.post("one #tea #cats"), try await ben.post("two #tea"))
      try await carol.post("three #cats #tea")
      for fan in [ben, carol] { try await fan.mark(.liked, tea) }
      for fan in [aiko, carol] { try await fan.mark(.liked, cats) }
      try await carol.mark(.liked, cats)
      for path in ["/api/v1/trends", "/api/v1/trends/tags"] {
        let tags = try await aiko.call(.get, path).value([MastodonTag].self)
        #expect(tags.map(\.name) == ["tea", "cats"])
        let today = tags.first?.history?.first
        #expect(today?.accounts == 3 && today?.uses == 3)
        #expect(
          try await world.call(.get, path + "?limit=1").value([MastodonTag].self).map(\.name) == ["tea"])
        let next = try await aiko.call(.get, path + "?limit=1&offset=1").value([MastodonTag].self)
        #expect(next.map(\.name) == ["cats"])
      }
      let path = "/api/v1/trends/statuses"
      #expect(try await aiko.call(.get, path).texts() == ["two #tea", "one #tea #cats"])
      #expect(try await world.call(.get, path + "?limit=1").texts() == ["two #tea"])
      #expect(try await world.call(.get, path + "?offset=1").texts() == ["one #tea #cats"])
      #expect(try await world.call(.get, path + "?offset=9").text == "[]")
    }
  }

  @Test("Nothing, where the server keeps it to itself")
  func off() async throws {
    try await ServerWorld.with({ $0.showsTrends = false }) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      for person in [aiko, ben] { try await person.post("#tea") }
      for path in ["/api/v1/trends", "/api/v1/trends/tags", "/api/v1/trends/statuses"] {
        #expect(try await aiko.call(.get, path).text == "[]")
      }
    }
  }
}
