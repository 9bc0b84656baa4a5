public import AppScreens

/// The passkeys of an account, and what is done with one of them.
public struct PasskeysState: ActingState, Equatable, Sendable {
  /// What is shown.
  public enum Step: Equatable, Sendable {
    /// All of them.
    case list
    /// One, and what can be done with it.
    case passkey(Passkey)
    /// Another name for one.
    case name(Passkey)
    /// What proves who removes one; nil until that is known.
    case proof(Passkey, ProofState?)
  }

  /// What was done.
  public enum Done: Equatable, Sendable {
    case renamed
    /// With the name of the one that's gone.
    case removed(String)
  }

  /// All of them, the newest first; nil until they are known.
  public var passkeys: [Passkey]?
  /// The address of the page on which they are added.
  public var page: String
  /// What is shown.
  public var step: Step
  /// The outcome of the last action.
  public var action: ActionState<Done, Never>

  /// A state to preview, or to draw in a test.
  public init(
    passkeys: [Passkey]? = nil, page: String, step: Step = .list,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.passkeys = passkeys
    self.page = page
    self.step = step
    self.action = action
  }
}
