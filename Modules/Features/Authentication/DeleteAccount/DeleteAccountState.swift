public import AppScreens

/// The progress of deleting the account.
public struct DeleteAccountState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    case password
    /// The handle, as the word that they mean it.
    case handle
  }

  /// Whose account it is.
  public let handle: String
  public internal(set) var step = Step.password
  public internal(set) var action = ActionState<Never, Never>()
}
