public import AppScreens

/// The progress of resetting a forgotten password.
public struct ForgotPasswordState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    case email, code, password
  }

  public internal(set) var step = Step.email
  /// As it was typed; kept when it is refused.
  public internal(set) var email = ""
  /// Where the mail is to be looked for, once it has been sent.
  public internal(set) var destination: MailDestination?
  public internal(set) var action = ActionState<Never, Never>()
}
