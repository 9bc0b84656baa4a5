import Foundation
import SocialTestSupport
import Testing

/// A program that ends in the middle of publishing, and a server that may have the post.
@Suite("A post whose program is killed", .timeLimit(.minutes(30)))
struct OutboxKillTests {
  /// How many are killed at once: what may have arrived isn't sent again for some seconds.
  private static let width = 10

  @Test(
    "is there once, whether the server had it and whether it knows keys", .long, arguments: [true, false],
    [ServerGate.Place.before, .after])
  func killed(honoursKeys: Bool, place: ServerGate.Place) async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--rate-limit", "off")
    var devices: [GatedDevice] = []
    for _ in 0..<Self.width {
      devices.append(try await GatedDevice(at: server, honoursKeys: honoursKeys))
    }
    var said: [String] = []
    for round in Effort.rounds(1, full: 10) {
      let texts = devices.indices.map { "\(round)-\($0)" }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (device, text) in zip(devices, texts) {
          group.addTask { try await device.beKilled(saying: text, place) }
        }
        try await group.waitForAll()
      }
      said += texts
    }
    #expect(try await town.texts().sorted() == said.sorted())
    _ = try await server.stop()
  }

  @Test("waits for its next attempt after the server failed, and that's what is said")
  func failed() async throws {
    let server = try await RunningServer(try await Town())
    let gated = try await GatedDevice(at: server, honoursKeys: true)
    gated.gate.stopNext(.failing)
    let outcome = try await gated.device.run("post", "Hello")
    #expect(outcome.exitCode == 4 && outcome.stderr.contains("next attempt"), "\(outcome)")
    #expect(!outcome.stderr.contains("can't be reached"))
    _ = try await server.stop()
  }
}

/// A device whose way to the server can be stopped.
private struct GatedDevice: Sendable {
  let device: ServerDevice
  let gate: ServerGate

  init(at server: RunningServer, honoursKeys: Bool) async throws {
    gate = try ServerGate(to: server.port, honoursKeys: honoursKeys)
    device = try await ServerDevice(at: gate.address)
  }

  /// Publishes a post, is killed on the way, and sends it in the end.
  func beKilled(saying text: String, _ place: ServerGate.Place) async throws {
    gate.stopNext(place)
    let program = try device.start("post", text)
    try await gate.waitForPost()
    program.signal(SIGKILL)
    _ = try await program.finish()
    #expect(try await device.json("outbox").elements.map(\.["text"].text) == [text])
    let isSent = try await eventually(within: .seconds(120)) {
      _ = try await device.run("outbox", "send")
      return try await device.json("outbox").elements.isEmpty
    }
    #expect(isSent)
  }
}
