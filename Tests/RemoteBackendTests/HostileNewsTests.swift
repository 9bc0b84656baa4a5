import AppValues
import PostActions
import SocialBackend
import SocialConnectTesting
import SocialHostileServer
import Testing
import Timeline

@Suite("News of a server unlike ours", .timeLimit(.minutes(2)))
struct HostileNewsTests {
  @Test("is heard among events that no one knows, by server-sent events where there's no WebSocket")
  func events() async throws {
    // What would be waited for in vain doesn't come: only cancelling ends a long pause.
    let pause: @Sendable (Duration) async throws -> Void = { duration in
      if duration > .seconds(3) { await Gate().pass() }
      try Task.checkCancellation()
    }
    try await HostileWorld.with(pause: pause) { world in
      var posts = world.mia.postLookup.changes().makeAsyncIterator()
      // The streams are in place before or after what is heard at once.
      let heard = [await posts.next(), await posts.next()]
      #expect(Set(heard) == [.lagged, .deleted(ID("01JGONE"))])
      #expect(world.server.record.count("GET /api/v1/streaming") == 1)
      #expect(world.server.record.count("GET /api/v1/streaming/user") == 1)
    }
  }
}
