public import AppScreens
public import AppValues

/// What is shown of what happened to an account.
public struct AccountLogState: ActingState, Equatable, Sendable {
  /// The events read so far, newest first.
  public var events: PagedList<AccountEvent>
  /// Whether they were read, even if there are none.
  public var isLoaded: Bool
  /// What became of the last action: only a failure says anything.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    events: PagedList<AccountEvent> = PagedList(), isLoaded: Bool = false,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.events = events
    self.isLoaded = isLoaded
    self.action = action
  }
}
