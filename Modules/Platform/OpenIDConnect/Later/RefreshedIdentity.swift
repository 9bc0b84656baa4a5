public import AppValues

/// What came of renewing.
public struct RefreshedIdentity: Hashable, Sendable {
  /// Who the person is, if the provider said it again.
  public let identity: VerifiedIdentity?
  /// The token for the next time: a new one, or the same.
  public let refreshToken: Secret
}
