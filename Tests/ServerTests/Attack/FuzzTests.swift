import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Requests that no app sends")
struct FuzzTests {
  /// Those whose answers go on and on aren't waited for.
  private static let endpoints = Endpoints.all.filter { $0.format != .events && $0.format != .webSocket }

  @Test("Whatever a parameter is, the answer is one that apps understand")
  func parameters() async throws {
    try await attacking { attack in
      for endpoint in Self.endpoints {
        for name in endpoint.parameters.map(\.name) {
          try await attack.attack(endpoint, name, as: .person)
        }
        for caller in [Attack.Caller.app, .anonymous] {
          try await attack.attack(endpoint, endpoint.parameters.first?.name, as: caller)
        }
      }
    }
  }

  @Test("Whatever stands for an id, the answer is one that apps understand")
  func paths() async throws {
    try await attacking { attack in
      for endpoint in Self.endpoints where !endpoint.pieces.isEmpty {
        for _ in 1...12 { try await attack.attack(pathOf: endpoint, as: .person) }
      }
    }
  }

  /// Attacks a server of its own: the same in every run, so that what fails fails again; a long run makes up more.
  private func attacking(_ body: @escaping @Sendable (Attack) async throws -> Void) async throws {
    for round in Effort.rounds(1, full: 40) {
      try await ServerWorld.with { world in try await body(try await Attack(world, seed: 1 + UInt64(round))) }
    }
  }
}
