import AppValues
import Entities
import Post
import SocialBackend
import SocialConnectTesting
import SocialOfflineStore
import SocialTestSupport
import Testing

@Suite("Whatever happens to an answer, there's one post", .timeLimit(.minutes(2)))
struct ExactlyOnceTests {
  @Test("also when the answer is lost, or the server dies before", arguments: [true, false])
  func lost(honoursKeys: Bool) async throws {
    let world = try OutboxWorld(honoursKeys: honoursKeys)
    let me = try world.started()
    world.server.plan(.lost)
    #expect(try await me.say("lost").delivery == .waiting)
    try await world.later(me)
    world.server.plan(.dies)
    #expect(try await me.say("died").delivery == .waiting)
    try await world.later(me)
    #expect(world.server.texts == ["lost", "died"])
    #expect(try await me.waiting().isEmpty)
  }

  @Test("also when the same is said twice", arguments: [true, false])
  func twice(honoursKeys: Bool) async throws {
    let world = try OutboxWorld(honoursKeys: honoursKeys)
    let me = try world.started()
    try await me.say("good morning")
    world.server.plan(.lost)
    try await me.say("good morning")
    try await world.later(me)
    world.server.plan(.dies)
    try await me.say("good morning")
    try await world.later(me)
    #expect(world.server.texts == ["good morning", "good morning", "good morning"])
  }

  @Test("also when the device is killed while it sends", arguments: [true, false], [true, false])
  func killed(honoursKeys: Bool, isCarriedOut: Bool) async throws {
    for _ in Effort.rounds(3, full: 100) {
      let world = try OutboxWorld(honoursKeys: honoursKeys)
      let me = try world.started()
      let left = LockedValue<OutboxWorld?>(nil)
      world.server.watch { moment in
        guard moment == (isCarriedOut ? .answered : .arrived), left.value == nil else { return }
        // Where it couldn't be copied, nothing is left, which fails the test.
        let killed = try? world.killed()
        left.change { $0 = killed }
      }
      if !isCarriedOut { world.server.plan(.dies) }
      try await me.say("hello")
      world.server.watch(nil)
      let again = try #require(left.value).started()
      #expect(try await again.waiting() == ["hello"])
      try await world.later(again)
      #expect(world.server.texts == ["hello"])
      #expect(try await again.waiting().isEmpty)
    }
  }

  @Test("doesn't take another post for it: of other people, with another warning, or on another post")
  func others() async throws {
    let world = try OutboxWorld(honoursKeys: false)
    let me = try world.started()
    let parent = try await me.say("hello")
    world.server.plan(.dies)
    try await me.say("hello", on: parent.id)
    try await world.later(me)
    #expect(world.server.statuses.map(\.parent) == [nil, parent.id.rawValue])
  }

  @Test("also when the server refuses to say what it has", arguments: [403, 404, 422])
  func unseen(status: Int) async throws {
    let world = try OutboxWorld(honoursKeys: false)
    let me = try world.started()
    world.server.plan(.lost)
    try await me.say("hello")
    world.server.refuse("GET accounts/me/statuses", with: status)
    try await world.later(me)
    let item = try #require(try await me.outbox.orUnsupported().items().first)
    #expect(item.state == .sending && item.attempts == 1)
    world.server.refuse("GET accounts/me/statuses", with: nil)
    try await world.later(me)
    #expect(try await me.waiting().isEmpty)
    #expect(world.server.texts == ["hello"])
  }

  @Test("also when what it's on is deleted before it's known that it arrived", arguments: [true, false])
  func orphaned(honoursKeys: Bool) async throws {
    let world = try OutboxWorld(honoursKeys: honoursKeys)
    let me = try world.started()
    let parent = try await me.say("hello")
    world.server.plan(.lost)
    try await me.say("welcome", on: parent.id)
    world.server.remove(parent.id.rawValue)
    let round = try await world.later(me)
    #expect(round.sent == 1 && round.refused == 0)
    #expect(world.server.texts == ["welcome"])
    #expect(try await me.waiting().isEmpty)
  }

  @Test("with one key, whatever is asked", arguments: [true, false])
  func key(honoursKeys: Bool) async throws {
    let world = try OutboxWorld(honoursKeys: honoursKeys)
    let me = try world.started()
    let key = PublishKey("mine")
    world.server.plan(.lost)
    let first = try await me.say("hello", key: key)
    let again = try await me.say("hello", key: key)
    #expect(first.id == again.id && first.delivery == .waiting)
    try await world.later(me)
    #expect(try await me.say("hello", key: key).id.rawValue == world.server.statuses.first?.id)
    #expect(world.server.texts == ["hello"])
  }

  @Test("with a key of any characters, which a header carries in plain ones")
  func plainKey() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    try await world.started().say("hello", key: PublishKey("写真 1\n"))
    let key = try #require(world.server.keys.first)
    #expect(key.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test("also when several processes send at once")
  func processes() async throws {
    let world = try OutboxWorld(honoursKeys: false)
    let devices = try (1...3).map { _ in try world.started() }
    world.server.setDown(true)
    for number in 1...12 { try await devices[number % 3].say("\(number)") }
    world.server.setDown(false)
    world.clock.advance(seconds: 900)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for device in devices {
        group.addTask {
          do {
            _ = try await device.outbox.orUnsupported().send()
          } catch AppError.storage(.locked) {
            // Another one took longer than this waits: it sends everything.
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(world.server.texts == (1...12).map(String.init))
  }

  @Test("in any order of faults, nothing is lost and nothing comes twice", arguments: [true, false])
  func walk(honoursKeys: Bool) async throws {
    for round in Effort.rounds(6, full: 200) {
      var chance = SeededGenerator(seed: UInt64(round))
      let world = try OutboxWorld(honoursKeys: honoursKeys)
      var me = try world.started()
      var said: [String] = []
      for number in 1...12 {
        world.server.setDown(Int.random(in: 0...3, using: &chance) == 0)
        for _ in 0..<Int.random(in: 0...2, using: &chance) {
          world.server.plan([.lost, .dies, .cut].randomElement(using: &chance) ?? .cut)
        }
        said.append("\(number)")
        try await me.say("\(number)")
        if Bool.random(using: &chance) { me = try world.started() }
        if Bool.random(using: &chance) { try await world.later(me) }
      }
      world.server.setDown(false)
      for _ in 1...40 { try await world.later(me) }
      #expect(world.server.texts == said, "round \(round)")
    }
  }
}
