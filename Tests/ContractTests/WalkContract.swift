import Backend
import Foundation
import Testing

@Suite("A random walk")
struct WalkContract {
  /// How many things are done: set `SOCIALCONNECT_WALK_STEPS` for a longer walk.
  private static let steps = number("SOCIALCONNECT_WALK_STEPS") ?? 120
  /// A walk is the same for the same seed: set `SOCIALCONNECT_WALK_SEED` for another.
  private static let seed = number("SOCIALCONNECT_WALK_SEED") ?? 20_260_101

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  @Test("is seen by everybody as the oracle sees it", arguments: BackendKind.available)
  func walk(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      var walk = try await RandomWalk(world, people: 5, seed: Self.seed)
      for step in 1...Self.steps {
        try await walk.step()
        world.clock.advance(seconds: Int64(walk.pick(0..<2)))
        guard step.isMultiple(of: 20) || step == Self.steps else { continue }
        try await walk.compare()
        #expect(try await world.backend.check() == [])
      }
      print("random walk: \(kind.rawValue), seed \(Self.seed), \(Self.steps) steps")
    }
  }
}
