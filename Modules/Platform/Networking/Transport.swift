/// Carries requests to servers: the only way by which this module reaches the network, and the place for doubles.
///
/// A transport sends a request once. It follows no redirects, and makes nothing of statuses. Once the task that waits
/// for an answer is cancelled, or an answer is no longer used, it closes the connection.
public protocol Transport: Sendable {
  /// Sends a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, as soon as its headers are there.
  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse
}
