public import AppScreens

/// The progress of signing in.
public struct SignInState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The address of the account, its password, then a code where it has two factors.
    case email, password, code
  }

  /// The current question.
  public var step: Step
  /// As it was typed; kept when it is refused.
  public var email: String
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>
  /// The seconds until it is tried again, while that is waited for.
  public var wait: Int?

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .email, email: String = "", wait: Int? = nil,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.email = email
    self.wait = wait
    self.action = action
  }
}
