public import AppScreens

/// What the first screen shows.
public struct AuthenticationState: ActingState, Equatable, Sendable {
  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// There is a demo network.
    case demo(DemoOutcome)
    /// Making one was stopped in the middle.
    case stoppedDemo
  }

  /// What can be done.
  public var capabilities: AuthenticationCapabilities
  /// How many accounts are signed in on this machine, none of them in use.
  public var accounts: Int
  /// Whether a demo network could be made.
  public var offersDemo: Bool
  /// How far one that is being made has come.
  public var demoProgress: DemoProgress?
  /// What is shown of the actions.
  public var action: ActionState<Done, Never>

  /// A state to preview, or to draw in a test.
  public init(
    capabilities: AuthenticationCapabilities = .all, accounts: Int = 0, offersDemo: Bool = false,
    demoProgress: DemoProgress? = nil, action: ActionState<Done, Never> = ActionState()
  ) {
    self.capabilities = capabilities
    self.accounts = accounts
    self.offersDemo = offersDemo
    self.demoProgress = demoProgress
    self.action = action
  }
}
