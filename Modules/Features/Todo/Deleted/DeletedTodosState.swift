public import AppScreens
public import AppValues

/// What the list of deleted todos shows.
public struct DeletedTodosState: Equatable, Sendable, ActingState {
  /// Whether the list was read.
  public var isLoaded = false
  /// Whether they can be brought back here.
  public var canRestore: Bool
  /// Those read so far, the last deleted on top. One that was brought back keeps its place.
  public var todos = PagedList<DeletedTodo>()
  /// Those that were brought back on this visit.
  public var restored: Set<ID<TodoItem>> = []
  /// The outcome of the last action.
  public var action = ActionState<TodoOutcome, Never>()

  /// - Parameter canRestore: Whether they can be brought back here.
  public init(canRestore: Bool = true) {
    self.canRestore = canRestore
  }
}
