public import AppValues

/// Where it's written down what happened to the signed-in person's account.
public protocol AccountLogRepository: Sendable {
  /// A page of what happened in the last 90 days, the newest first.
  ///
  /// - Parameter request: Which page.
  ///
  /// Throws `unauthenticated` when the session has ended, `invalid(.cursor, .malformed)`.
  func events(_ request: PageRequest) async throws(AppError) -> Page<AccountEvent>
}
