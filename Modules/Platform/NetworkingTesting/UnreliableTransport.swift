public import SocialNetworking

/// A transport over another one that fails when a test says.
///
/// ```swift
/// let transport = UnreliableTransport(live) { $0.method == .post ? .after : nil }
/// ```
public struct UnreliableTransport: Transport {
  /// When a request fails.
  public enum Fault: Hashable, Sendable, CaseIterable {
    /// It isn't sent.
    case before
    /// The server has carried it out; nothing of the answer comes.
    case after
    /// The server has carried it out; only the first half of the answer's body comes.
    case middle
  }

  private let transport: any Transport
  private let fault: @Sendable (NetworkRequest) -> Fault?

  /// - Parameters:
  ///   - transport: Carries what doesn't fail.
  ///   - fault: Says when a request fails; nil if it doesn't.
  public init(_ transport: any Transport, fault: @escaping @Sendable (NetworkRequest) -> Fault?) {
    self.transport = transport
    self.fault = fault
  }

  /// Sends a request, unless it fails before.
  ///
  /// - Parameter request: The request.
  public func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let fault = fault(request)
    if fault == .before { throw .offline }
    let response = try await transport.send(request)
    guard let fault else { return response }
    // What ends is over at the server, too.
    let bytes = try await response.body.collected(upTo: .max)
    if fault == .after { throw .interrupted }
    return NetworkResponse(
      status: response.status, headers: response.headers, body: Self.half(of: bytes))
  }

  private static func half(of bytes: [UInt8]) -> NetworkBytes {
    let half = NetworkBytes(Array(bytes.prefix(max(bytes.count / 2, 1))))
    return NetworkBytes { () async throws(NetworkError) in
      var rest = half.makeAsyncIterator()
      if let piece = try await rest.next() { return piece }
      throw .interrupted
    }
  }
}
