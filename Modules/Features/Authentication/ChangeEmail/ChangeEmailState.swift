public import AppScreens

/// The progress of changing the email address.
public struct ChangeEmailState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The new address.
    case email
    /// What proves who asks.
    case proof(ProofState)
    /// The code sent to the address.
    case code
    /// Nothing: it has been changed.
    case done
  }

  /// The current question.
  public var step: Step
  /// The address that the account signs in with; nil until it is known.
  public var present: String?
  /// The new one as it was typed; kept when it is refused.
  public var email: String
  /// Where the email went, once it has been sent.
  public var destination: MailDestination?
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .email, present: String? = nil, email: String = "", destination: MailDestination? = nil,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.present = present
    self.email = email
    self.destination = destination
    self.action = action
  }
}
