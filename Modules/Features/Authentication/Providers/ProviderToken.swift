public import AppValues

/// What a provider gave an app for signing in, as the native buttons of a system do.
public struct ProviderToken: Hashable, Sendable {
  /// The identity token.
  public let idToken: Secret
  /// What the app gave the provider for this token.
  public let nonce: String
  /// The authorization code that came with it, with which the provider's consent can be taken back later; nil where the app
  /// has none. It works once, for a few minutes.
  public let code: Secret?

  /// - Parameters:
  ///   - idToken: The identity token.
  ///   - nonce: What the app gave the provider for this token.
  ///   - code: The authorization code that came with it; nil for none.
  public init(_ idToken: Secret, nonce: String, code: Secret? = nil) {
    self.idToken = idToken
    self.nonce = nonce
    self.code = code
  }
}
