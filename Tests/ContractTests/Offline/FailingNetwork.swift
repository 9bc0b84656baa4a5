import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Synchronization

/// How a device is connected at present.
final class FailingNetwork: Sendable {
  enum Quality: CaseIterable {
    case good
    /// Every third request fails, in one way or another.
    case bad
    case cut
  }

  private let state: Mutex<(quality: Quality, random: SeededGenerator)>

  init(seed: UInt64) {
    state = Mutex((.good, SeededGenerator(seed: seed)))
  }

  func become(_ quality: Quality) { state.withLock { $0.quality = quality } }

  /// - Parameter honoursKeys: Whether the server learns of idempotency keys.
  func transport(over live: any Transport, honoursKeys: Bool) -> any Transport {
    UnreliableTransport(honoursKeys ? live : KeylessTransport(transport: live)) { [self] _ in fault() }
  }

  private func fault() -> UnreliableTransport.Fault? {
    state.withLock { state in
      switch state.quality {
      case .good: return nil
      case .cut: return .before
      case .bad:
        guard Int.random(in: 0..<3, using: &state.random) == 0 else { return nil }
        return UnreliableTransport.Fault.allCases.randomElement(using: &state.random)
      }
    }
  }
}

/// Makes of a server one that doesn't know idempotency keys.
private struct KeylessTransport: Transport {
  let transport: any Transport

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    var request = request
    request.headers["Idempotency-Key"] = nil
    return try await transport.send(request)
  }
}
