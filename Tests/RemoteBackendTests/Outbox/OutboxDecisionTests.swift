import AppValues
import Entities
import Post
import SocialBackend
import SocialConnectTesting
import SocialTestSupport
import Testing

@Suite("What people decide about what waits", .timeLimit(.minutes(1)))
struct OutboxDecisionTests {
  @Test("to try again what the server failed with: it has all its attempts again")
  func retry() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.refuse("POST statuses", with: 500)
    try await me.say("hello")
    for _ in 1...25 { try await world.later(me) }
    let outbox = try me.outbox.orUnsupported()
    let item = try #require(try await outbox.items().first)
    #expect(item.state == .failed(OutboxFailure(.unavailable)))
    try await outbox.retry(item.id)
    try await world.later(me)
    let again = try await outbox.items().first
    #expect(again?.state == .sending && again?.attempts == 1)
    world.server.refuse("POST statuses", with: nil)
    try await world.later(me)
    #expect(world.server.texts == ["hello"])
  }

  @Test("to drop what is being sent: that waits for what becomes of it")
  func drop() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let outbox = try me.outbox.orUnsupported()
    server.setDown(true)
    try await me.say("hello")
    server.setDown(false)
    let item = try #require(try await outbox.items().first)
    let dropping = LockedValue<Task<Void, any Error>?>(nil)
    server.watch { moment in
      guard moment == .answered else { return }
      dropping.change { $0 = Task { try await outbox.drop(item.id) } }
    }
    #expect(try await world.later(me).sent == 1)
    let drop = try #require(dropping.value)
    await #expect(throws: AppError.notFound) { try await drop.value }
    #expect(server.texts == ["hello"])
  }

  @Test("to drop what may have been sent, while nothing is being sent")
  func dropUnknown() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.plan(.dies)
    try await me.say("hello")
    let outbox = try me.outbox.orUnsupported()
    try await outbox.drop(try #require(try await outbox.items().first).id)
    try await world.later(me)
    #expect(world.server.texts.isEmpty)
  }
}
