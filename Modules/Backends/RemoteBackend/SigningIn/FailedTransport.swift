import SocialNetworking

/// Takes the place of a transport that couldn't be made: every request fails for that reason.
struct FailedTransport: Transport {
  let reason: NetworkError

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw reason }
}
