public import AppScreens
public import Navigation

/// What the list of drafts shows.
public struct DraftsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// A draft was discarded.
    case discarded
  }

  /// The drafts, last saved first; nil until they are read.
  public var drafts: [Draft]?
  /// The draft to discard once that is confirmed; nil while nothing is asked.
  public var confirming: Draft?
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What became of the last action.
  public var action: ActionState<Done, Never>

  /// - Parameters:
  ///   - drafts: The drafts, last saved first.
  ///   - confirming: The draft to discard once that is confirmed.
  ///   - places: The kinds of places that the app has.
  ///   - action: The outcome of the last action.
  public init(
    drafts: [Draft]? = nil, confirming: Draft? = nil, places: Set<Route.Kind> = .all,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.drafts = drafts
    self.confirming = confirming
    self.places = places
    self.action = action
  }
}
