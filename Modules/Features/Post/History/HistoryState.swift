public import AppScreens

/// What the history of a post shows.
public struct HistoryState: Equatable, Sendable, ActingState {
  /// From the first version to the present one; nil until they have been read.
  public var revisions: [Revision]?
  /// What became of the last action: only a failure says anything.
  public var action: ActionState<Never, Never>

  /// - Parameters:
  ///   - revisions: From the first version to the present one.
  ///   - action: What became of the last action.
  public init(revisions: [Revision]? = nil, action: ActionState<Never, Never> = ActionState()) {
    self.revisions = revisions
    self.action = action
  }
}
