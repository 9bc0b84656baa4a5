public import AppScreens
public import AppValues
public import Navigation

/// What the screen of the outbox shows.
public struct OutboxScreenState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// What can be sent was sent, if anything.
    case sent(Int)
    /// The server refused all that was sent.
    case refused
    /// Something was removed.
    case dropped
  }

  /// What waits, the oldest first, as far as it's read; nil until it is.
  public var list: PagedList<OutboxItem>?
  /// What to remove once that is confirmed; nil while nothing is asked.
  public var confirming: OutboxItem?
  /// Whose text is being changed; nil for nothing's.
  public var editing: OutboxItem?
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What became of the last action.
  public var action: ActionState<Done, Never>

  /// - Parameters:
  ///   - list: What waits, the oldest first.
  ///   - confirming: What to remove once that is confirmed.
  ///   - editing: Whose text is being changed.
  ///   - places: The kinds of places that the app has.
  ///   - action: The outcome of the last action.
  public init(
    list: PagedList<OutboxItem>? = nil, confirming: OutboxItem? = nil, editing: OutboxItem? = nil,
    places: Set<Route.Kind> = .all, action: ActionState<Done, Never> = ActionState()
  ) {
    self.list = list
    self.confirming = confirming
    self.editing = editing
    self.places = places
    self.action = action
  }
}
