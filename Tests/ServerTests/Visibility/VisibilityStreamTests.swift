import Entities
import HummingbirdTesting
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What may not be seen isn't heard", .timeLimit(.minutes(5)))
struct VisibilityStreamTests {
  /// Who hears a new post of each kind where they listen to people, and where to everyone.
  private static let posts: [(PostVisibility, own: Set<VisibilityRole>, all: Set<VisibilityRole>)] = [
    (.everyone, [.author, .follower, .mentioned], VisibilityRole.unblocked.subtracting([.muter])),
    (.unlisted, [.author, .follower, .mentioned], []),
    (.followers, [.author, .follower, .mentioned], []),
    (.direct, [.author, .mentioned], []),
  ]

  @Test("In a stream of events, whoever listens", arguments: VisibilityRole.people)
  func events(role: VisibilityRole) async throws {
    try await ServerWorld.with(over: .live) { server in
      let world = try await VisibilityWorld(server)
      for stream in ["user", "public", "hashtag?tag=live"] {
        try await server.listen(to: stream, as: world[role]) { client in
          try #require(client.head.status == 200)
          for (visibility, _, _) in Self.posts {
            try await world[.author].post("\(visibility)live @mentioned #live", for: visibility)
          }
          try await world.hub.post("the end #live")
          var heard = ""
          while !heard.contains("the end"), let event = try await client.event() { heard += event.data }
          for (visibility, own, all) in Self.posts {
            let isHeard = heard.contains("\(visibility)live")
            #expect(isHeard == (stream == "user" ? own : all).contains(role), "\(visibility) in \(stream)")
          }
        }
      }
    }
  }
}
