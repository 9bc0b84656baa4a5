import AppValues
import SocialDatabase
import Testing

@testable import SocialLocalBackend

@Suite("The feed of changes")
struct ChangeFeedTests {
  @Test("continues for a listener that begins as the last one leaves")
  func handover() async throws {
    try await Network.with { network in
      let feed = ChangeFeed(database: network.database)
      for round in 0..<100 {
        do {
          var left = feed.events().makeAsyncIterator()
          #expect(await left.next() != nil)
        }
        var stays = feed.events().makeAsyncIterator()
        #expect(await stays.next() != nil)
        try await network.database.write { connection throws(AppError) in
          try connection.appendChange(ChangeRecord(kind: "profile", subject: 1, object: nil, at: 0))
        }
        guard await stays.next() != nil else {
          Issue.record("Nothing was heard in round \(round).")
          return
        }
      }
    }
  }
}
