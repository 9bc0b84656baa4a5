public import AppScreens
public import Navigation

/// The progress of deleting the account.
public struct DeleteAccountState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// What proves who asks; nil until that is known.
    case proof(ProofState?)
    /// The handle, to confirm.
    case handle
  }

  /// Whose account it is.
  public var handle: String
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What was entered to confirm, to be corrected.
  public var entered: String
  /// The current question.
  public var step: Step
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    handle: String, places: Set<Route.Kind> = .all, entered: String = "", step: Step = .proof(nil),
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.handle = handle
    self.places = places
    self.entered = entered
    self.step = step
    self.action = action
  }
}
