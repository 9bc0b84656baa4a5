public import AppScreens

/// The progress of changing the password.
public struct ChangePasswordState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The password to replace, then the one to have from now on.
    case present, new
    /// Nothing: it has been changed.
    case done
  }

  /// The current question.
  public var step: Step
  /// Whether the app shows where the account is signed in.
  public var leadsToSessions: Bool
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .present, leadsToSessions: Bool = false,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.leadsToSessions = leadsToSessions
    self.action = action
  }
}
