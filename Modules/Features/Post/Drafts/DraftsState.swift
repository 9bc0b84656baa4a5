public import AppScreens
import AppValues

/// What the list of drafts shows.
public struct DraftsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// A draft was thrown away.
    case discarded
  }

  /// The one kept last first; nil until they have been read.
  public var drafts: [Draft]?
  /// The draft that waits for a yes or a no before it is thrown away.
  public var confirming: Draft?
  /// The places of the app that the list leads to.
  public var places: PostPlaces
  /// What became of the last action.
  public var action: ActionState<Done, Never>

  /// - Parameters:
  ///   - drafts: The one kept last first.
  ///   - confirming: The draft that waits for a yes or a no.
  ///   - places: The places of the app that the list leads to.
  ///   - action: What became of the last action.
  public init(
    drafts: [Draft]? = nil, confirming: Draft? = nil, places: PostPlaces = .all,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.drafts = drafts
    self.confirming = confirming
    self.places = places
    self.action = action
  }
}
