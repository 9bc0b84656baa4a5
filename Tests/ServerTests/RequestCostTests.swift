import AppValues
import Entities
import HTTPTypes
import SocialDatabase
import Testing

@testable import SocialLocalBackend
@testable import SocialServer

/// How many statements a request takes, so that one more is noticed. `KeptAnswerTests` says what it takes to send an answer again,
/// `WriteWaitContract` what writes wait for.
@Suite("What a request takes")
struct RequestCostTests {
  @Test("is as many statements as it was, however long the page")
  func statements() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      var newest = ""
      for number in 0..<20 { newest = try await aiko.post("Tea \(number) for @ben #tea").id.rawValue }
      func cost(_ body: () async throws -> Reply) async throws -> Int {
        let before = world.backend.database.statementCount
        #expect(try await body().status == .ok)
        return world.backend.database.statementCount - before
      }
      // The number of the newest change, and the viewer's state; then the page, and whatever else it needs.
      let paths: KeyValuePairs = [
        "timelines/home": 3, "timelines/public": 3, "timelines/tag/tea": 4,
        "accounts/\(aiko.id)/statuses": 4, "statuses/\(newest)": 3, "notifications": 4,
        "accounts/verify_credentials": 5,
      ]
      for (path, statements) in paths {
        // The first answer learns what posts and people say.
        for (number, limit) in [20, 20, 5].enumerated() {
          let address = "/api/v1/\(path)?limit=\(limit)&number=\(number)"
          let found = try await cost { try await ben.call(.get, address) }
          #expect(number == 0 ? found >= statements : found == statements, "\(address)")
        }
      }
      for number in 0..<3 {
        let form: KeyValuePairs = ["status": "More \(number) #tea"]
        let found = try await cost { try await aiko.call(.post, "/api/v1/statuses", form: form) }
        #expect(number == 0 ? found >= 11 : found == 11)
      }
    }
  }
}
