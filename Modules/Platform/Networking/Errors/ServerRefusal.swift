public import MastodonAPI

/// What a server answered that refused a request, or failed.
public struct ServerRefusal: Hashable, Sendable {
  /// The status.
  public let status: Int
  /// The server's own words, mostly in English; nil if it said nothing that can be read.
  public let message: String?
  /// What is wrong with each field of a form, by the field's name.
  public let details: [String: [MastodonErrorDetail]]
  /// How long the server asks to wait before the next attempt.
  public let retryAfter: Duration?

  /// - Parameters:
  ///   - status: The status.
  ///   - message: The server's own words.
  ///   - details: What is wrong with each field of a form, by the field's name.
  ///   - retryAfter: How long the server asks to wait before the next attempt.
  public init(
    status: Int, message: String? = nil, details: [String: [MastodonErrorDetail]] = [:],
    retryAfter: Duration? = nil
  ) {
    self.status = status
    self.message = message
    self.details = details
    self.retryAfter = retryAfter
  }

  /// Whether trying again a moment later can succeed.
  public var isPassing: Bool {
    [408, 425, 429].contains(status) || (status >= 500 && status != 501 && status != 505)
  }

  /// Whether the server refused before it began, so that any request can be sent again.
  var isBeforeBeginning: Bool { [425, 429, 503].contains(status) }
}
