public import AppValues

/// What a provider says of someone, once that is verified (OpenID Connect Core 1.0, section 3.1.3.7).
///
/// Only issuer and subject together tell who it is (section 5.7): an address can become another's.
public struct ProviderIdentity: Hashable, Sendable {
  /// The id of the provider.
  public let provider: SignInProvider.ID
  /// The provider's own address, as its tokens name it.
  public let issuer: String
  /// Whom the provider means, by a text that it never gives to someone else.
  public let subject: String
  /// The client ID that this program, or another app of its owner's, has at the provider: consent is given to that.
  public let clientID: String
  /// Their address; nil where the provider doesn't say.
  public var email: String?
  /// Whether the provider made sure that the address is theirs.
  public var isEmailVerified: Bool
  /// Whether email to the address is forwarded, so that their own address stays private.
  public var isPrivateEmail: Bool
  /// What they are called; nil where the provider doesn't say.
  public var name: String?
  /// With which the provider's consent is taken back; nil where it gave none.
  public var refreshToken: Secret?
  /// When they last proved to the provider who they are; nil where it doesn't say.
  public var authenticatedAt: Timestamp?
  /// Until when the token that says it counts; nil for one that needn't be remembered.
  public var tokenEndsAt: Timestamp?

  /// An identity; by default without an address.
  public init(
    provider: SignInProvider.ID, issuer: String, subject: String, clientID: String, email: String? = nil,
    isEmailVerified: Bool = false, isPrivateEmail: Bool = false, name: String? = nil,
    refreshToken: Secret? = nil, authenticatedAt: Timestamp? = nil, tokenEndsAt: Timestamp? = nil
  ) {
    self.provider = provider
    self.issuer = issuer
    self.subject = subject
    self.clientID = clientID
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.isPrivateEmail = isPrivateEmail
    self.name = name
    self.refreshToken = refreshToken
    self.authenticatedAt = authenticatedAt
    self.tokenEndsAt = tokenEndsAt
  }
}
