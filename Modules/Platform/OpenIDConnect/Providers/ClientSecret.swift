public import AppValues

/// How an app proves to a provider that it's the one that was registered.
public enum ClientSecret: Sendable {
  /// It doesn't: anyone who has a copy of the app would know the secret.
  case none
  /// By a secret that the provider made.
  case shared(Secret)
  /// By a token that it signs, as Apple wants it.
  case apple(AppleKey)
}
