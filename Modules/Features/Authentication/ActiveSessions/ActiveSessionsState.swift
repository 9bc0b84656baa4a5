public import AppScreens

/// Where an account is signed in.
public struct ActiveSessionsState: ActingState, Equatable, Sendable {
  /// The current one; nil until it is known.
  public var current: ActiveSession?
  /// The others, the latest first.
  public var others: [ActiveSession]
  /// What is shown of the actions, as how many were ended.
  public var action: ActionState<Int, Never>

  /// A state to preview, or to draw in a test.
  public init(
    current: ActiveSession? = nil, others: [ActiveSession] = [],
    action: ActionState<Int, Never> = ActionState()
  ) {
    self.current = current
    self.others = others
    self.action = action
  }
}
