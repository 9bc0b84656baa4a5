public import AppValues

/// What a provider tells of someone, of its own accord.
public struct IdentityNotice: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// They took back that the provider tells who they are.
    case consentRevoked
    /// Their account at the provider is deleted.
    case accountDeleted
    /// The provider forwards email to their private address again, or no longer.
    case email(isOn: Bool)
  }

  /// The provider's own address, as its tokens name it.
  public let issuer: String
  /// Whom the provider means.
  public let subject: String
  /// What happened.
  public let event: Event
  /// When it happened.
  public let at: Timestamp

  /// - Parameters:
  ///   - issuer: The provider's own address, as its tokens name it.
  ///   - subject: Whom the provider means.
  ///   - event: What happened.
  ///   - at: When it happened.
  public init(issuer: String, subject: String, event: Event, at: Timestamp) {
    self.issuer = issuer
    self.subject = subject
    self.event = event
    self.at = at
  }
}
