import Entities
import Foundation
import SocialFiles
import SocialNetworking
import SocialTestSupport
import Testing

@Suite("Two devices of one person, with networks that fail")
struct OfflineWalkContract {
  /// A walk is the same for the same seed: set `SOCIALCONNECT_WALK_SEED` for another.
  private static let seed =
    ProcessInfo.processInfo.environment["SOCIALCONNECT_WALK_SEED"].flatMap(UInt64.init) ?? 20_260_201

  @Test(
    "show the same in the end: nothing is lost, nothing is there twice, and the order stays",
    arguments: [true, false])
  func walk(honoursKeys: Bool) async throws {
    for round in Effort.rounds(2, full: 200) {
      try await walk(honoursKeys: honoursKeys, seed: Self.seed + UInt64(round))
    }
  }

  private func walk(honoursKeys: Bool, seed: UInt64) async throws {
    try await World.with(.file) { world in
      let people = try await world.join(["mia"] + OfflineWalk.people)
      for other in people.dropFirst() { try await other.post("Hello from \(other.session.handle)") }
      let server = try await RestartingServer(of: world)
      try await server.start()
      let live = try AsyncHTTPTransport()
      let outcome = await Task {
        let address = try await server.address
        var devices: [OfflineDevice] = []
        for number in 0..<2 {
          devices.append(
            try await OfflineDevice(
              of: people[0], at: address, over: live,
              in: PrivateFolder(world.folder.path("device-\(number)")), clock: world.clock.clock,
              honoursKeys: honoursKeys, seed: seed &+ UInt64(number)))
        }
        var walk = try await OfflineWalk(world, people[0], on: devices, seed: seed)
        for _ in 0..<Effort.amount(40, full: 120) { try await walk.step() }
        try await walk.end()
      }.result
      await live.shutDown()
      await server.stop()
      try outcome.get()
    }
  }
}
