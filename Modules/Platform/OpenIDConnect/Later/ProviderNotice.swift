public import AppValues

/// What a provider tells us by itself of someone who has signed in with it.
public struct ProviderNotice: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The person no longer wants to sign in here with it.
    case consentRevoked
    /// The person's account there is gone for good.
    case accountDeleted
    /// Mail to the private address reaches the person again.
    case emailEnabled
    /// Mail to the private address doesn't reach the person.
    case emailDisabled
    /// Something that isn't known here.
    case other(String)

    init(_ name: String) {
      self =
        switch name {
        case "consent-revoked": .consentRevoked
        // Apple's documentation has had both.
        case "account-delete", "account-deleted": .accountDeleted
        case "email-enabled": .emailEnabled
        case "email-disabled": .emailDisabled
        default: .other(String(name.prefix(80)))
        }
    }
  }

  /// What happened.
  public let kind: Kind
  /// The provider's issuer, always written as ``IdentityProvider/issuer`` is.
  public let issuer: String
  /// Whom it's about.
  public let subject: String
  /// The private address, for what happens to that.
  public let email: String?
  /// When it happened.
  public let at: Timestamp
  /// What tells this notice from others; it may come more than once.
  public let id: String?
}
