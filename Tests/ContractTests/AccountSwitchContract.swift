import AppValues
import Entities
import Post
import SocialBackend
import SocialFiles
import SocialHostileServer
import SocialNetworking
import SocialOfflineStore
import SocialTestSupport
import Testing
import Timeline

@Suite("Three accounts on one device, at two servers and on itself")
struct AccountSwitchContract {
  @Test("keep what waits apart, however often someone goes from one to another")
  func switching() async throws {
    try await Self.with { world, device in
      var chance = SeededGenerator(seed: 1)
      var said: [[String]] = [[], [], []]
      for number in 0..<Effort.amount(60, full: 600) {
        let place = Int.random(in: 0..<3, using: &chance)
        let account = device.accounts[place]
        account.network.become(Bool.random(using: &chance) ? .good : .cut)
        if Int.random(in: 0..<4, using: &chance) == 0 {
          _ = try await account.can.outbox?.send()
        } else {
          said[place].append("\(place) says \(number)")
          try await Self.say("\(place) says \(number)", as: account)
        }
        world.clock.advance(seconds: Int64.random(in: 0..<40, using: &chance))
      }
      for account in device.accounts.dropFirst() {
        account.network.become(.good)
        world.clock.advance(seconds: 900)
        _ = try await account.can.outbox.orUnsupported().send()
        #expect(try await account.can.outbox.orUnsupported().summary().count == 0)
      }
      // The local network is the one behind our server, too: what either said is there.
      let texts = try await everything(limit: 40) {
        try await device.accounts[0].can.timeline.page(of: .user(device.accounts[0].session.user), $0)
      }.map(\.post.text)
      for place in 0...1 {
        #expect(texts.reversed().filter { $0.hasPrefix("\(place) ") } == said[place])
      }
      #expect(texts.count == said[0].count + said[1].count)
      #expect(device.accounts.map(\.sent.texts) == [[], said[1], said[2]])
    }
  }

  @Test("lose nothing when what another one has is wiped")
  func wiping() async throws {
    try await Self.with { world, device in
      for account in device.accounts.dropFirst() {
        account.network.become(.cut)
        for number in 1...3 { try await Self.say("\(number)", as: account) }
      }
      let (ours, hostile) = (device.accounts[1], device.accounts[2])
      try await device.stores.wipe(hostile.session)
      #expect(try await ours.can.outbox.orUnsupported().summary().count == 3)
      for account in [ours, hostile] { account.network.become(.good) }
      world.clock.advance(seconds: 900)
      #expect(try await ours.can.outbox.orUnsupported().send().sent == 3)
      #expect(try await hostile.can.outbox.orUnsupported().send().sent == 0)
      #expect(device.accounts.map(\.sent.texts) == [[], ["1", "2", "3"], []])
    }
  }

  private static func say(_ text: String, as account: SwitchingDevice.Account) async throws {
    _ = try await account.can.postWriting.orUnsupported().publish(
      NewPost(PostContent(text)), key: .unique())
  }

  /// A device whose network is also behind our server.
  private static func with(
    _ body: @escaping @Sendable (World, SwitchingDevice) async throws -> Void
  ) async throws {
    try await World.with(.file) { world in
      let person = try await world.join("mia")
      let server = try await RestartingServer(of: world)
      try await server.start()
      let live = try AsyncHTTPTransport()
      let outcome = await Task {
        let ours = try await server.address
        try await HostileServer().run { port in
          let device = try await SwitchingDevice(
            of: person, on: world.backend, at: [ours, try ServerAddress("http://127.0.0.1:\(port)")],
            over: live, in: PrivateFolder(world.folder.path("device")), clock: world.clock.clock)
          try await body(world, device)
        }
      }.result
      await live.shutDown()
      await server.stop()
      try outcome.get()
    }
  }
}
