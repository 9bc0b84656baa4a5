import MastodonAPI

/// What a server's page sends back with the browser (RFC 6749, section 4.1.2).
enum AuthorizationAnswer: Equatable {
  /// The person agreed.
  case code(String)
  /// They refused, or the server did.
  case refused

  /// - Parameters:
  ///   - query: The query of the address that the browser was sent back to.
  ///   - state: What was sent along. An answer without it isn't one to this request: nil.
  init?(query: String, state: String) {
    // What can't be read is no answer.
    guard let values = try? RequestValues(query: query), values.text("state") == state else { return nil }
    if let code = values.text("code"), !code.isEmpty {
      self = .code(code)
    } else if values.text("error") != nil {
      self = .refused
    } else {
      return nil
    }
  }
}
