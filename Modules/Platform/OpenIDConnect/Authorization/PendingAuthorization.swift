public import AppValues

/// Where to send a browser, and what to keep until it returns.
public struct AuthorizationStart: Hashable, Sendable {
  /// The address at the provider.
  public let address: String
  /// What is kept.
  public let pending: PendingAuthorization
}

/// A sign-in at a provider that hasn't come back yet.
///
/// It's kept where only we can read it, and used once. Whether the browser that comes back is the one that was sent is
/// for anyone who keeps it to know.
public struct PendingAuthorization: Codable, Hashable, Sendable {
  /// How long the person may take, in seconds.
  public static let lifetime: Int64 = 600

  /// What the answer names it by: random, 43 characters.
  public let state: Secret
  /// The issuer that was asked.
  public let issuer: String
  /// Until when the answer is accepted.
  public let expiresAt: Timestamp
  let nonce: Secret
  /// The secret of the proof key (RFC 7636); nil if the provider doesn't check it.
  let verifier: Secret?
  let clientID: String
  let redirect: String
  let maximumAge: Int?
}
