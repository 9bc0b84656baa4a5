public import AppScreens

/// The progress of deleting the account.
public struct DeleteAccountState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The password of the account.
    case password
    /// The handle, as the word that they mean it.
    case handle
  }

  /// Whose account it is.
  public var handle: String
  /// What is asked now.
  public var step: Step
  /// What became of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    handle: String, step: Step = .password, action: ActionState<Never, Never> = ActionState()
  ) {
    self.handle = handle
    self.step = step
    self.action = action
  }
}
