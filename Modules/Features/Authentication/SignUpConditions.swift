/// What a new account has to wait for before it can be used.
public struct SignUpConditions: Hashable, Sendable {
  /// Whether the administrator approves it.
  public var needsApproval: Bool
  /// Whether its owner has to confirm the email address, by a code that is sent there.
  public var needsConfirmedEmail: Bool
  /// The address of the page on which the code is entered, for the email; nil if there is none.
  public var confirmationPage: String?

  /// Nothing: the account can be used at once.
  public static let none = SignUpConditions()

  /// Conditions of a source; by default none.
  public init(
    needsApproval: Bool = false, needsConfirmedEmail: Bool = false, confirmationPage: String? = nil
  ) {
    self.needsApproval = needsApproval
    self.needsConfirmedEmail = needsConfirmedEmail
    self.confirmationPage = confirmationPage
  }
}
