public import AppScreens
public import Navigation

/// The progress of changing the password.
public struct ChangePasswordState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The password to replace, then the one to have from now on.
    case present, new
    /// Nothing: it has been changed.
    case done
  }

  /// The current question.
  public var step: Step
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .present, places: Set<Route.Kind> = .all,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.places = places
    self.action = action
  }
}
