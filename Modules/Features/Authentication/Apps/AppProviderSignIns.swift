public import AppValues
public import Entities

/// Signs in for apps, with tokens that a provider gave them (RFC 8693).
public protocol AppProviderSignIns: Sendable {
  /// Gives an app a session of the person who has the token's identity. An account that is made of a newcomer is signed in
  /// for the same app.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - scopes: No more than the app was registered for.
  ///   - admitsNewcomers: Whether accounts are made.
  ///
  /// Throws `invalid(.app, .wrong)`, and what `SignInProviders` and `ProviderIdentities` do.
  func signIn(
    with token: ProviderToken, scopes: AccessScopes, admitsNewcomers: Bool, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn
}
