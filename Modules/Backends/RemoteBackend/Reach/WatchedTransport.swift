import SocialNetworking

/// Notes of each request whether it reached the server.
struct WatchedTransport: Transport {
  let transport: any Transport
  let reach: ServerReach

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    do throws(NetworkError) {
      let response = try await transport.send(request)
      reach.arrive()
      return response
    } catch {
      if error.isUnreachable || error.isUnverified { reach.miss(error) }
      throw error
    }
  }
}

extension NetworkError {
  /// Whether there's no way to the server.
  var isUnreachable: Bool {
    switch self {
    case .offline, .nameNotFound, .refused, .timedOut(.connecting), .proxy(.unreachable): true
    default: false
    }
  }

  /// Whether what answers couldn't prove to be the server.
  fileprivate var isUnverified: Bool { if case .tls = self { true } else { false } }
}
