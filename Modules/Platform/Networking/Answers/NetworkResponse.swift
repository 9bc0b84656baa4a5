/// The answer to a request.
public struct NetworkResponse: Sendable {
  /// The status.
  public let status: Int
  /// The headers.
  public let headers: NetworkHeaders
  /// The body, unpacked, as it comes.
  public let body: NetworkBytes

  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The headers.
  ///   - body: The body, unpacked.
  public init(status: Int, headers: NetworkHeaders = [:], body: NetworkBytes = NetworkBytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the request was carried out.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
