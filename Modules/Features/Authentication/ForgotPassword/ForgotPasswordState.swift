public import AppScreens

/// The progress of resetting a forgotten password.
public struct ForgotPasswordState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The address of the account, the code that was mailed to it, the new password, then a code of the authenticator app
    /// where the account has two factors.
    case email, code, password, signInCode
  }

  /// The current question.
  public var step: Step
  /// As it was typed; kept when it is refused.
  public var email: String
  /// Where the email went, once it has been sent.
  public var destination: MailDestination?
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .email, email: String = "", destination: MailDestination? = nil,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.email = email
    self.destination = destination
    self.action = action
  }
}
