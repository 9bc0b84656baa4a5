public import AppScreens

/// The sessions of an account.
public struct ActiveSessionsState: ActingState, Equatable, Sendable {
  /// The current one; nil until it is known.
  public var current: ActiveSession?
  /// The others, newest first.
  public var others: [ActiveSession]
  /// The outcome of the last action, such as how many sessions ended.
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
