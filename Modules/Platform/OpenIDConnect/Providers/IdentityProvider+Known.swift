extension IdentityProvider {
  /// Sign in with Apple.
  ///
  /// Its endpoints are those of its documentation: what it publishes for discovery is at another host, and names another
  /// issuer than its tokens do. It says when someone signed in to none but its own apps.
  ///
  /// - Parameters:
  ///   - clients: The services ID for the web, and the app's ID, to which native tokens and notices are addressed.
  ///   - issuer: Only tests give another.
  /// - Returns: nil if that can't be an issuer, or if there's no client.
  public static func apple(
    clients: [ClientRegistration], issuer: String = "https://appleid.apple.com"
  ) -> IdentityProvider? {
    IdentityProvider(
      .apple, issuer: issuer, clients: clients, scopes: ["name", "email"], responseMode: .formPost,
      canProveAgain: false,
      otherIssuers: issuer == "https://appleid.apple.com" ? ["https://account.apple.com"] : [],
      documented: { ProviderMetadata(apple: $0) })
  }

  /// Google.
  ///
  /// - Parameters:
  ///   - clients: One for each kind of app: web, desktop (loopback), TVs and limited input (device), and native.
  ///   - issuer: Only tests give another.
  /// - Returns: nil if that can't be an issuer, or if there's no client.
  public static func google(
    clients: [ClientRegistration], issuer: String = "https://accounts.google.com"
  ) -> IdentityProvider? {
    IdentityProvider(
      .google, issuer: issuer, clients: clients, scopes: ["openid", "email", "profile"],
      responseMode: .query, canProveAgain: false,
      // Its documentation allows both.
      otherIssuers: issuer == "https://accounts.google.com" ? ["accounts.google.com"] : [],
      documented: { _ in nil })
  }
}
