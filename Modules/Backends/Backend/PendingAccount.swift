public import AppValues

/// An account that waits for the administrator's approval.
public struct PendingAccount: Hashable, Sendable {
  /// As its owner writes it, without the `@`.
  public let handle: String
  public let name: String
  public let email: String
  /// Whether its owner has shown that they read the address's email, where that is required.
  public let isEmailConfirmed: Bool
  /// Why they want to join, in their words; may be empty.
  public let reason: String
  public let createdAt: Timestamp

  public init(
    handle: String, name: String, email: String, isEmailConfirmed: Bool, reason: String, createdAt: Timestamp
  ) {
    self.handle = handle
    self.name = name
    self.email = email
    self.isEmailConfirmed = isEmailConfirmed
    self.reason = reason
    self.createdAt = createdAt
  }
}
