import AppValues
import Entities
import MastodonAPI
import Post
import SocialBackend
import SocialConnectTesting
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing
import Timeline

@testable import SocialRemoteBackend

@Suite("What waits for a server that comes back", .timeLimit(.minutes(1)))
struct OutboxReturnTests {
  /// Keeps sending what waits, which has been tried in vain by then: its time is still to come.
  private func keepSending(_ world: OutboxWorld, _ me: Repositories) async throws -> Task<Void, Never> {
    let (outbox, sent) = (try me.outbox.orUnsupported(), world.server.sent)
    world.clock.advance(seconds: 60)
    let sending = Task { await outbox.keepSending() }
    #expect(try await eventually { world.server.sent > sent })
    return sending
  }

  @Test("is sent as soon as the server answers anything, though its time hasn't come")
  func atOnce() async throws {
    var world = try OutboxWorld(honoursKeys: true)
    world.hasNoPauses = false
    let (server, me) = (world.server, try world.started())
    server.setDown(true, by: .timedOut(.connecting))
    try await me.say("1")
    let sending = try await keepSending(world, me)
    for round in 1...2 {
      #expect(server.texts.count == round - 1)
      server.setDown(false)
      #expect(
        try await eventually {
          _ = try await asked { try await me.timeline.page(of: .home, PageRequest()) }
          return server.texts.count == round
        })
      server.setDown(true, by: .timedOut(.connecting))
      if round == 1 { try await me.say("2") }
    }
    sending.cancel()
    await sending.value
    #expect(server.texts == ["1", "2"])
    #expect(server.calls.count { $0 == "POST statuses" } == 2)
  }

  @Test("isn't tried again by each answer of a server that can't take it")
  func failing() async throws {
    var world = try OutboxWorld(honoursKeys: true)
    world.hasNoPauses = false
    let (server, me) = (world.server, try world.started())
    let outbox = try me.outbox.orUnsupported()
    server.setDown(true)
    try await me.say("hello")
    let sending = try await keepSending(world, me)
    server.refuse("POST statuses", with: 503)
    server.setDown(false)
    #expect(
      try await eventually {
        _ = try await asked { try await me.timeline.page(of: .home, PageRequest()) }
        return try await outbox.items().first?.attempts == 1
      })
    for _ in 1...20 { _ = try await me.timeline.page(of: .home, PageRequest()) }
    // A connection that comes and goes doesn't use up the attempts either.
    for isDown in [true, false, true, false] {
      server.setDown(isDown)
      _ = try await asked { try await me.timeline.page(of: .home, PageRequest()) }
    }
    sending.cancel()
    await sending.value
    #expect(try await outbox.items().first?.attempts == 1)
  }

  @Test("isn't taken for away when only its streams or files are")
  func otherHosts() async throws {
    let transport = FakeTransport()
    transport.always(.get, "/api/v1/lists", .failure(.timedOut(.answering)))
    let server = try ServerAddress("social.test")
    let reach = ServerReach(time: NetworkTime(clock: MovedClock().clock, pause: { _ in }, chance: { 0.5 }))
    let watched = WatchedTransport(transport: transport, server: server, reach: reach)
    for (host, isAway) in [("files.social.test", false), ("social.test", true)] {
      let request = NetworkRequest(.get, try ServerAddress(host), "/api/v1/lists")
      await #expect(throws: NetworkError.timedOut(.answering)) { try await watched.send(request) }
      #expect((reach.recentFault != nil) == isAway)
    }
  }

  @Test("hears of each return once, and no more often than every few seconds")
  func signals() async throws {
    let rest = Gate()
    let time = NetworkTime(clock: MovedClock().clock, pause: { _ in await rest.pass() }, chance: { 0.5 })
    let reach = ServerReach(time: time)
    var returns = reach.returns().makeAsyncIterator()
    reach.arrive()
    for _ in 1...3 {
      reach.miss(.offline)
      reach.arrive()
      reach.arrive()
    }
    #expect(await returns.next() != nil)
    rest.open()
    // Those that came meanwhile are one.
    #expect(await returns.next() != nil)
  }
}
