public import AppScreens

/// What the edit history of a post shows.
public struct HistoryState: Equatable, Sendable, ActingState {
  /// The versions, from the first to the current one; nil until they are read.
  public var revisions: [Revision]?
  /// The outcome of the last action. Only a failure is shown.
  public var action: ActionState<Never, Never>

  /// - Parameters:
  ///   - revisions: The versions, from the first to the current one.
  ///   - action: The outcome of the last action.
  public init(revisions: [Revision]? = nil, action: ActionState<Never, Never> = ActionState()) {
    self.revisions = revisions
    self.action = action
  }
}
