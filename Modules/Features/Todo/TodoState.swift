public import AppScreens
public import AppValues

/// What the list of todos shows.
public struct TodoState: Equatable, Sendable, TodosState {
  /// What they belong to, once it's read in its one form; nil for anything.
  public internal(set) var category: TodoCategory?
  /// By when they're due; nil for any day and none.
  public let span: TodoSpan?
  /// When they're due, as it was when the list was read.
  var due: TodoFilter.Due?
  /// Whether the list was read.
  public var isLoaded = false
  /// The open todos read so far, the soonest due on top. One that is marked as done stays in its place until the list is
  /// read again.
  public var open = PagedList<TodoItem>()
  /// Those that are done; nil while they are folded away.
  public var completed: PagedList<TodoItem>?
  /// How many there are.
  public var counts = TodoCounts()
  /// What the screen keeps while people act on its todos.
  public var acting = TodoActing()
  /// The outcome of the last action.
  public var action = ActionState<TodoOutcome, Never>()

  /// A list that isn't read yet.
  ///
  /// - Parameters:
  ///   - category: What its todos belong to; nil for anything.
  ///   - span: By when they're due; nil for any day and none.
  public init(category: TodoCategory? = nil, span: TodoSpan? = nil) {
    self.category = category
    self.span = span
  }

  /// Which open todos it has.
  var filter: TodoFilter { TodoFilter(category: category, due: due) }

  /// Those that are done and not shown among the open ones any longer; empty while they are folded away.
  public var shownCompleted: [TodoItem] {
    let known = Set(open.items.map(\.id))
    return (completed?.items ?? []).filter { !known.contains($0.id) }
  }

  func todo(_ id: ID<TodoItem>) -> TodoItem? { open[id] ?? completed?[id] }

  mutating func show(_ item: TodoItem) {
    open.update(item)
    completed?.update(item)
  }

  var isWhole: Bool { isLoaded && open.older == nil }

  func belongs(_ item: TodoItem) -> Bool { filter.includes(item) }
}
