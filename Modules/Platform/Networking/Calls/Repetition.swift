import MastodonAPI

/// Whether a call may be sent again if it isn't known whether the server carried it out.
public enum Repetition: Hashable, Sendable {
  /// GET and PUT may, and whatever has an idempotency key.
  case usual
  /// It may: carried out twice, it does the same as once.
  case safe
  /// It may not.
  case never

  /// Whether a request may be repeated.
  func allows(_ method: EndpointMethod, hasKey: Bool) -> Bool {
    switch self {
    case .safe: true
    case .never: false
    case .usual: hasKey || method == .get || method == .put
    }
  }
}
