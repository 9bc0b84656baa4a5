public import AppScreens
public import Navigation

/// The progress of changing the password.
public struct ChangePasswordState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// What proves who asks; nil until that is known.
    case proof(ProofState?)
    /// The password to have from now on.
    case new
    /// Whether other sessions end, too.
    case others
    /// Nothing: it has been changed.
    case done
  }

  /// Whether the other sessions went on.
  public var keptOthers = false
  /// The current question.
  public var step: Step
  /// Whether the account has a password, which is changed; otherwise it gets its first one.
  public var hasPassword: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .proof(nil), hasPassword: Bool = true, places: Set<Route.Kind> = .all,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.hasPassword = hasPassword
    self.places = places
    self.action = action
  }
}
