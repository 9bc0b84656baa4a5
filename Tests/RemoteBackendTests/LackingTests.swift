import AppValues
import Authentication
import Entities
import Lists
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialHostileServer
import SocialNetworking
import SocialRemoteBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("What a server lacks", .timeLimit(.minutes(2)))
struct LackingTests {
  @Test("is found by asking, offered no more, and asked for again after a day")
  func aDay() async throws {
    try await HostileWorld.with { world in
      let path = "GET /api/v1/bookmarks"
      let timeline = world.mia.timeline
      #expect(timeline.timelineCapabilities.keeps(.bookmarks))
      for _ in 1...2 {
        await #expect(throws: AppError.unsupported) { try await timeline.page(of: .bookmarks, PageRequest()) }
      }
      #expect(!timeline.timelineCapabilities.keeps(.bookmarks) && timeline.timelineCapabilities.keeps(.likes))
      #expect(world.server.record.count(path) == 1)
      world.clock.advance(seconds: 86_399)
      #expect(!world.mia.timeline.timelineCapabilities.keeps(.bookmarks))
      world.clock.advance(seconds: 1)
      #expect(world.mia.timeline.timelineCapabilities.keeps(.bookmarks))
      await #expect(throws: AppError.unsupported) { try await timeline.page(of: .bookmarks, PageRequest()) }
      #expect(world.server.record.count(path) == 2)
    }
  }

  @Test("never has a post published at once that was meant for later")
  func scheduling() async throws {
    try await HostileWorld.with { world in
      let posts = try world.mia.scheduledPosts.orUnsupported()
      await #expect(throws: AppError.unsupported) {
        try await posts.schedule(
          NewPost(PostContent("Later")), at: world.clock.clock.now().adding(seconds: 3600), key: .unique())
      }
      #expect(world.server.record.count("POST /api/v1/statuses") == 0)
      #expect(world.mia.scheduledPosts == nil)
    }
  }

  @Test("is remembered by those who keep what is known of it")
  func kept() async throws {
    try await HostileWorld.with { world in
      await #expect(throws: AppError.unsupported) { try await world.mia.lists?.lists() }
      #expect(world.mia.lists == nil && world.mia.hashtags != nil)
      let again = RemoteBackend(
        world.address, over: NoTransport(), options: world.options, facts: world.backend.facts)
      #expect(again.repositories(for: .anonymous).lists == nil)
    }
  }

  @Test("doesn't keep anyone from reading: positions, posts and people are read in other ways")
  func otherWays() async throws {
    try await HostileWorld.with { world in
      let places = try world.mia.readingPositions.orUnsupported()
      #expect(try await places.position(in: .home) == nil)
      #expect(world.mia.readingPositions == nil)
      let ids: [ID<Post>] = [ID("01JPOLL"), ID("01JGONE"), ID("01JSTRANGE")]
      #expect(try await world.mia.postLookup.posts(ids).map(\.id) == [ids[0], ids[2]])
      let people = try world.mia.people.orUnsupported()
      #expect(
        try await people.users([ID("01JNOBODY"), ID("108020304050607080")]).map(\.name) == ["Bob :blobcat:"])
      #expect(try await world.mia.notifications.marks.orUnsupported().unreadCount() == 0)
    }
  }

  @Test("is nothing of ours where a page answers for everything")
  func notOurs() async throws {
    try await HostileWorld.with { world in
      try await world.backend.learn()
      let someone = world.backend.repositories(for: .anonymous)
      #expect(someone.authentication.passwords == nil && someone.authentication.resets == nil)
      #expect(world.mia.account.passwords == nil && world.mia.notifications.settings == nil)
      let writing = try world.mia.postWriting.orUnsupported().postWritingCapabilities
      #expect(!writing.places && writing.maximumLength == 5000)
      let asked = world.server.record.requests.count
      try await world.backend.learn()
      #expect(world.server.record.requests.count == asked)
    }
  }
}

/// Carries nothing: no test asks for it.
private struct NoTransport: Transport {
  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw .offline }
}
