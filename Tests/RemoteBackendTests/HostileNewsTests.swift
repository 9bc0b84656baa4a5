import AppValues
import PostActions
import SocialBackend
import SocialHostileServer
import Testing
import Timeline

@Suite("News of a server unlike ours", .timeLimit(.minutes(2)))
struct HostileNewsTests {
  @Test("is heard among events that no one knows, by server-sent events where there's no WebSocket")
  func events() async throws {
    // Only what would be waited for in vain takes its time.
    try await HostileWorld.with(pause: { if $0 > .seconds(3) { try await Task.sleep(for: $0) } }) { world in
      var posts = world.mia.postLookup.changes().makeAsyncIterator()
      // The streams are in place before or after what is heard at once.
      let heard = [await posts.next(), await posts.next()]
      #expect(Set(heard) == [.lagged, .deleted(ID("01JGONE"))])
      #expect(world.server.record.count("GET /api/v1/streaming") == 1)
      #expect(world.server.record.count("GET /api/v1/streaming/user") == 1)
    }
  }
}
