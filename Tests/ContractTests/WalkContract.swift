import Foundation
import SocialBackend
import SocialTestSupport
import Testing

@Suite("A random walk")
struct WalkContract {
  /// A walk is the same for the same seed: set `SOCIALCONNECT_WALK_SEED` for another.
  private static let seed =
    ProcessInfo.processInfo.environment["SOCIALCONNECT_WALK_SEED"].flatMap(UInt64.init) ?? 20_260_101

  @Test("is seen by everybody as the oracle sees it", arguments: BackendKind.all)
  func walk(kind: BackendKind) async throws {
    for round in Effort.rounds(1, full: 100) { try await walk(kind, seed: Self.seed + UInt64(round)) }
  }

  private func walk(_ kind: BackendKind, seed: UInt64) async throws {
    try await World.with(kind) { world in
      try await ServedNetwork.with(world) { served in
        if kind == .memory {
          return try await walk(in: world, doors: [served.door], seed: seed)
        }
        try await world.opened {
          try await walk(in: world, doors: [WalkDoor($0), served.door], seed: seed)
        }
      }
    }
  }

  private func walk(in world: World, doors: [WalkDoor], seed: UInt64) async throws {
    var walk = try await RandomWalk(in: world, doors: doors, people: 6, seed: seed)
    // Then the next walk begins in an empty network: where there are few posts, people meet, and all there is can be
    // read over and over.
    for _ in Effort.rounds(3, full: 15) {
      for _ in 0..<20 { try await walk.step() }
      try await walk.compare()
      try walk.compare("the check", try await world.backend.check(), [])
    }
  }
}
