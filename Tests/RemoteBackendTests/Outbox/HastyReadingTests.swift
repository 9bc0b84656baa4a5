import AppValues
import Authentication
import Entities
import Notifications
import Post
import SocialBackend
import SocialConnectTesting
import SocialNetworking
import SocialTestSupport
import Testing
import Timeline

@Suite("Reading from a server that couldn't be reached a moment ago", .timeLimit(.minutes(1)))
struct HastyReadingTests {
  @Test("waits for no connection again, unless a person asks for it, or a minute has passed")
  func atOnce() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let post = try await me.say("hello")
    let (timeline, request) = (me.timeline, PageRequest())
    _ = try await timeline.page(of: .home, request)
    server.setDown(true, by: .timedOut(.connecting))
    var sent = server.sent
    for _ in 1...3 {
      #expect(try await timeline.page(of: .home, request).items.map(\.post.text) == ["hello"])
    }
    #expect(try await me.post.thread(of: post.id).post.text == "hello")
    #expect(try await me.post.comments(on: post.id, request).items.isEmpty)
    #expect(try await me.notifications.marks.orUnsupported().unreadCount() == 0)
    await #expect(throws: AppError.timeout) { try await timeline.page(of: .everyone, request) }
    #expect(server.sent == sent + 1)
    sent = server.sent
    #expect(try await asked { try await timeline.page(of: .home, request) }.readAt != nil)
    #expect(server.sent == sent + 1)
    world.clock.advance(seconds: 61)
    _ = try await timeline.page(of: .home, request)
    #expect(server.sent == sent + 2)
    // What is written is sent all the same, and so it's known that the server is back.
    server.setDown(false)
    #expect(try await me.say("hi").delivery == .sent)
    #expect(try await timeline.page(of: .home, request).items.map(\.post.text) == ["hi", "hello"])
  }

  @Test("asks it behind what is shown, and tells those who listen once it's back")
  func behind() async throws {
    var world = try OutboxWorld(honoursKeys: true)
    world.hasNoPauses = false
    let (server, me) = (world.server, try world.started())
    try await me.say("hello")
    let (timeline, request) = (me.timeline, PageRequest())
    var news = try #require(timeline.news(of: .home)).makeAsyncIterator()
    // It has no streams, and isn't asked for them again within the test.
    #expect(try await eventually { server.calls.count { $0.hasPrefix("GET streaming") } == 2 })
    _ = try await timeline.page(of: .home, request)
    server.setDown(true, by: .timedOut(.connecting))
    #expect(try await timeline.page(of: .home, request).readAt != nil)
    server.setDown(false)
    #expect(try await timeline.page(of: .home, request).readAt != nil)
    while let signal = await news.next(), signal != .lagged { #expect(signal == .disconnected) }
    #expect(try await timeline.page(of: .home, request).readAt == nil)
  }

  @Test("asks once who is signed in, however the server is away")
  func account() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    server.setDown(true, by: .refused)
    await #expect(throws: AppError.unavailable) {
      try await me.authentication.sessions.refresh(world.session)
    }
    #expect(server.sent == 1)
  }
}
