public import AppScreens
public import AppValues

/// What the search for todos shows.
public struct TodoSearchState: Equatable, Sendable, TodosState {
  /// What is found for a query that is still being typed.
  public struct Preview: Equatable, Sendable {
    /// The query, as far as it's typed.
    public let query: String
    /// The first that were found.
    public let items: [TodoItem]
    /// Whether there are more.
    public let isMore: Bool

    /// - Parameters:
    ///   - query: The query, as far as it's typed.
    ///   - items: The first that were found.
    ///   - isMore: Whether there are more.
    public init(query: String, items: [TodoItem], isMore: Bool) {
      self.query = query
      self.items = items
      self.isMore = isMore
    }
  }

  /// Whether the query is being asked for.
  public var isAsking = false
  /// What the field starts with: what was entered last, if it can be tried again.
  public var entered: String
  /// The query of the results; nil before the first search.
  public var query: String?
  /// What is found so far for what is being typed; nil until something is.
  public var preview: Preview?
  /// What was found: the open ones, then those that are done.
  public var results = PagedList<TodoItem>()
  /// What the screen keeps while people act on its todos.
  public var acting = TodoActing()
  /// The outcome of the last action.
  public var action = ActionState<TodoOutcome, Never>()

  /// A search without results yet.
  ///
  /// - Parameter entered: What to search for.
  public init(entered: String = "") {
    self.entered = entered
  }

  func todo(_ id: ID<TodoItem>) -> TodoItem? { results[id] }

  mutating func show(_ item: TodoItem) { results.update(item) }
}
