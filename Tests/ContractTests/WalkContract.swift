import Foundation
import SocialBackend
import SocialTestSupport
import Testing

@Suite("A random walk")
struct WalkContract {
  /// How many things are done: set `SOCIALCONNECT_WALK_STEPS` for a longer walk.
  private static let steps = number("SOCIALCONNECT_WALK_STEPS") ?? Effort.rounds(60, full: 2000)
  /// A walk is the same for the same seed: set `SOCIALCONNECT_WALK_SEED` for another.
  private static let seed = UInt64(number("SOCIALCONNECT_WALK_SEED") ?? 20_260_101)
  /// After so many things another walk begins in an empty network, with the next seed: where there are few
  /// posts, people meet, and all there is can be read over and over.
  private static let length = 300

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  @Test("is seen by everybody as the oracle sees it", arguments: BackendKind.all)
  func walk(kind: BackendKind) async throws {
    var seed = Self.seed
    for start in stride(from: 0, to: Self.steps, by: Self.length) {
      try await walk(kind, seed: seed, steps: min(Self.length, Self.steps - start))
      seed += 1
    }
    print("random walks: \(kind.rawValue), seeds \(Self.seed)..<\(seed), \(Self.steps) steps")
  }

  private func walk(_ kind: BackendKind, seed: UInt64, steps: Int) async throws {
    try await World.with(kind) { world in
      try await ServedNetwork.with(world) { served in
        if kind == .memory {
          return try await walk(in: world, doors: [served.door], seed: seed, steps: steps)
        }
        try await world.opened {
          try await walk(in: world, doors: [WalkDoor($0), served.door], seed: seed, steps: steps)
        }
      }
    }
  }

  private func walk(in world: World, doors: [WalkDoor], seed: UInt64, steps: Int) async throws {
    var walk = try await RandomWalk(in: world, doors: doors, people: 6, seed: seed)
    while walk.steps < steps {
      try await walk.step()
      guard walk.steps.isMultiple(of: 20) || walk.steps == steps else { continue }
      try await walk.compare()
      try walk.compare("the check", try await world.backend.check(), [])
    }
  }
}
