public import AppScreens
public import AppValues

/// What someone wants to do about two-factor authentication.
public enum TwoFactorWish: Hashable, Sendable {
  /// Set up an authenticator app, also in place of another.
  case setUp
  /// Turn it off; asked for twice.
  case turnOff
  /// Make recovery codes in place of earlier ones.
  case newCodes
}

/// The progress of turning two-factor authentication on or off.
public struct TwoFactorState: ActingState, Equatable, Sendable {
  /// What is shown and asked.
  public enum Step: Equatable, Sendable {
    /// Whether it's on, and what can be done.
    case status
    /// Whether to turn it off.
    case question
    /// What proves who wants it.
    case proof(ProofState, TwoFactorWish)
    /// The first code of an app that has the secret; with a QR code where one can be made.
    case setup(AuthenticatorSetup, QRCode?)
    /// Nothing: the recovery codes have to be saved.
    case codes([Secret])
  }

  /// The current step.
  public var step: Step
  /// Whether the account has two factors; nil until that is known.
  public var status: TwoFactorStatus?
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .status, status: TwoFactorStatus? = nil, action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.status = status
    self.action = action
  }
}
