/// Carries calls to providers: the only way by which this module reaches the network, and the place for doubles.
///
/// A transport sends a call once and follows no redirects. It answers or throws within a time of its own, and reads at
/// most ``ProviderAnswer/limit`` bytes.
public protocol IdentityTransport: Sendable {
  /// Sends a call.
  ///
  /// Throws `unreachable`, `timedOut`, `tooLarge`, `cancelled`.
  func send(_ call: ProviderCall) async throws(IdentityError) -> ProviderAnswer
}

/// A call of a provider.
public struct ProviderCall: Hashable, Sendable {
  /// The complete address.
  public let address: String
  /// The content of a form to post, as `application/x-www-form-urlencoded`; nil to get what is there.
  public let form: String?
  /// The value of the header `Authorization`; nil for none.
  public let authorization: String?

  /// - Parameters:
  ///   - address: The complete address.
  ///   - form: The content of a form to post; nil to get what is there.
  ///   - authorization: The value of the header `Authorization`; nil for none.
  public init(address: String, form: String? = nil, authorization: String? = nil) {
    self.address = address
    self.form = form
    self.authorization = authorization
  }
}

/// What a provider answers.
public struct ProviderAnswer: Hashable, Sendable {
  /// The most bytes that are read of an answer.
  public static let limit = 256 * 1024

  /// The status code.
  public let status: Int
  /// Where it redirects to, as far as it does.
  public let location: String?
  /// The body, at most ``limit`` bytes.
  public let body: [UInt8]

  /// - Parameters:
  ///   - status: The status code.
  ///   - location: Where it redirects to, as far as it does.
  ///   - body: The body.
  public init(status: Int, location: String? = nil, body: [UInt8]) {
    self.status = status
    self.location = location
    self.body = body
  }
}
