public import AppValues

/// A provider's token for signing in.
public struct SocialConnectProviderSignInForm: Codable, Hashable, Sendable {
  /// The id of the provider.
  public var provider: String
  /// The identity token.
  public var idToken: Secret
  /// What the app gave the provider for this token.
  public var nonce: String
  /// The authorization code that came with it, if the app was given one.
  public var code: Secret?
  /// Identifies this device: random, and always the same.
  public var device: String?

  /// A token of a provider.
  public init(
    provider: String, idToken: Secret, nonce: String, code: Secret? = nil, device: String? = nil
  ) {
    self.provider = provider
    self.idToken = idToken
    self.nonce = nonce
    self.code = code
    self.device = device
  }

  enum CodingKeys: String, CodingKey {
    case provider
    case idToken = "id_token"
    case nonce, code, device
  }
}

/// An account to make of someone whom a provider has identified.
public struct SocialConnectProviderAccount: Codable, Hashable, Sendable {
  /// The token of the registration.
  public var token: Secret
  /// The handle and the name.
  public var username, displayName: String
  /// The address; only if the provider has verified none.
  public var email: String?
  /// The birthday, as people write it.
  public var birthday: String?
  /// Why they want to join.
  public var reason: String?
  /// The language to address them in.
  public var locale: String?
  /// Identifies this device: random, and always the same.
  public var device: String?

  /// An account; what isn't given isn't set.
  public init(
    token: Secret, username: String, displayName: String, email: String? = nil, birthday: String? = nil,
    reason: String? = nil, locale: String? = nil, device: String? = nil
  ) {
    self.token = token
    self.username = username
    self.displayName = displayName
    self.email = email
    self.birthday = birthday
    self.reason = reason
    self.locale = locale
    self.device = device
  }

  enum CodingKeys: String, CodingKey {
    case token, username
    case displayName = "display_name"
    case email, birthday, reason, locale, device
  }
}
