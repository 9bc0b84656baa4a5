public import AppValues

/// A provider's account by which the owner of an account signs in.
public struct LinkedProvider: Hashable, Sendable, Identifiable {
  /// The id by which it can be unlinked.
  public let id: AppValues.ID<LinkedProvider>
  /// The provider.
  public let provider: SignInProvider
  /// The address that the provider named last; nil where it named none.
  public let email: String?
  /// Whether the provider forwards email to the address, and has been asked to stop.
  public let isEmailOff: Bool
  /// When it was linked.
  public let linkedAt: Timestamp
  /// When someone last signed in with it; nil for never since then.
  public let usedAt: Timestamp?

  /// A provider's account; by default one that no one has signed in with since it was linked.
  public init(
    id: LinkedProvider.ID, provider: SignInProvider, email: String? = nil, isEmailOff: Bool = false,
    linkedAt: Timestamp, usedAt: Timestamp? = nil
  ) {
    self.id = id
    self.provider = provider
    self.email = email
    self.isEmailOff = isEmailOff
    self.linkedAt = linkedAt
    self.usedAt = usedAt
  }
}
