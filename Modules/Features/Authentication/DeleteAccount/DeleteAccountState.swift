public import AppScreens

/// The progress of deleting the account.
public struct DeleteAccountState: ActingState, Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// The password of the account.
    case password
    /// The handle, to confirm.
    case handle
  }

  /// Whose account it is.
  public var handle: String
  /// The places of the app that the screen speaks of.
  public var places: DeleteAccountPlaces
  /// The current question.
  public var step: Step
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    handle: String, places: DeleteAccountPlaces = .all, step: Step = .password,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.handle = handle
    self.places = places
    self.step = step
    self.action = action
  }
}

/// Which of the places that the deletion of an account speaks of the app has.
public struct DeleteAccountPlaces: Equatable, Sendable {
  /// Exporting your data first.
  public var archive: Bool

  /// - Parameter archive: Whether the app has the place to export everything.
  public init(archive: Bool) {
    self.archive = archive
  }

  /// All that there are.
  public static let all = DeleteAccountPlaces(archive: true)
}
