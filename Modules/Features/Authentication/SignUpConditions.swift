/// What a new account has to wait for before it can be used.
public struct SignUpConditions: Hashable, Sendable {
  /// Whether the administrator approves it.
  public var needsApproval: Bool
  /// Whether its owner has to confirm the email address, by a code that is sent there.
  public var needsConfirmedEmail: Bool

  /// Nothing: the account can be used at once.
  public static let none = SignUpConditions()

  /// Conditions of a source; by default none.
  public init(needsApproval: Bool = false, needsConfirmedEmail: Bool = false) {
    self.needsApproval = needsApproval
    self.needsConfirmedEmail = needsConfirmedEmail
  }
}
