import Synchronization

/// What was asked of a server.
public final class HostileRecord: Sendable {
  private let asked = Mutex<[String]>([])

  init() {}

  /// All requests in order, such as `GET /api/v1/lists?limit=20`.
  public var requests: [String] { asked.withLock { $0 } }

  /// How often something was asked for, whatever its parameters.
  public func count(_ request: String) -> Int {
    requests.count { $0 == request || $0.hasPrefix(request + "?") }
  }

  func note(_ request: String) {
    asked.withLock { $0.append(request) }
  }
}
