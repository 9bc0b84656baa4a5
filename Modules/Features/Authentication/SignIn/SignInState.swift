public import AppScreens

/// The progress of signing in.
public struct SignInState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    case email, password
  }

  public internal(set) var step = Step.email
  /// As it was typed; kept when it is refused.
  public internal(set) var email = ""
  public internal(set) var action = ActionState<Never, Never>()
  /// The seconds until it is tried again, while that is waited for.
  public internal(set) var wait: Int?
}
