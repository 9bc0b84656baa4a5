public import AppScreens

/// The progress of changing the password.
public struct ChangePasswordState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    case present, new
    /// Nothing any more: it has been changed.
    case done
  }

  public internal(set) var step = Step.present
  public internal(set) var action = ActionState<Never, Never>()
}
