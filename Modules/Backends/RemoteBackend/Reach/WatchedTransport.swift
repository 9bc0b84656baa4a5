import SocialNetworking

/// Notes of each request to the server whether it reached it: not of those to where its streams and files are.
struct WatchedTransport: Transport {
  let transport: any Transport
  let server: ServerAddress
  let reach: ServerReach

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard request.server == server else { return try await transport.send(request) }
    do throws(NetworkError) {
      let response = try await transport.send(request)
      reach.arrive()
      return response
    } catch {
      if error.isUnreachable || error.isUnverified || error == .timedOut(.answering) { reach.miss(error) }
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
