public import AppScreens

/// The progress of changing the email address.
public struct ChangeEmailState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    case email, password, code
    /// Nothing any more: it has been changed.
    case done
  }

  public internal(set) var step = Step.email
  /// The address that the account signs in with; nil until it is known.
  public internal(set) var present: String?
  /// The new one as it was typed; kept when it is refused.
  public internal(set) var email = ""
  /// Where the mail is to be looked for, once it has been sent.
  public internal(set) var destination: MailDestination?
  public internal(set) var action = ActionState<Never, Never>()
}
