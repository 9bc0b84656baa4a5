import AppScreens
public import AppValues

/// What a screen keeps while people act on its todos.
public struct TodoActing: Equatable, Sendable {
  /// What others have changed, here or on another device, since the screen was read.
  public struct News: Hashable, Sendable {
    /// Those that belong on the screen and aren't there yet: refreshing shows them.
    public var added: Set<ID<TodoItem>>
    /// Those on the screen that were changed or deleted; they are shown as they are now.
    public var changed: Set<ID<TodoItem>>

    /// - Parameters:
    ///   - added: Those that belong on the screen and aren't there yet.
    ///   - changed: Those on the screen that were changed or deleted.
    public init(added: Set<ID<TodoItem>> = [], changed: Set<ID<TodoItem>> = []) {
      self.added = added
      self.changed = changed
    }

    /// Whether there is none.
    public var isEmpty: Bool { added.isEmpty && changed.isEmpty }
  }

  /// What can be done with todos here.
  public var capabilities: TodoCapabilities
  /// The kinds of places that the app has.
  public var places: Set<TodoPlace.Kind>
  /// Those on the screen that were deleted. They keep their places, so that each number keeps its meaning.
  public var gone: Set<ID<TodoItem>>
  /// What was changed last on this visit, and can be taken back.
  public var step: TodoStep?
  /// What others have changed.
  public var news: News

  /// For a preview or a test: by default all can be done, and nothing was.
  public init(
    capabilities: TodoCapabilities = .all, places: Set<TodoPlace.Kind> = .all, gone: Set<ID<TodoItem>> = [],
    step: TodoStep? = nil, news: News = News()
  ) {
    self.capabilities = capabilities
    self.places = places
    self.gone = gone
    self.step = step
    self.news = news
  }

  /// The screen was read: what it shows is as it is.
  mutating func read() {
    gone = []
    news = News()
  }
}

/// The state of a screen that shows todos.
protocol TodosState: ActingState where Done == TodoOutcome, Subject == Never {
  var action: ActionState<TodoOutcome, Never> { get set }
  var acting: TodoActing { get set }

  /// A todo on the screen; nil for one that isn't.
  func todo(_ id: ID<TodoItem>) -> TodoItem?
  /// Shows a todo as it is now, in its place.
  mutating func show(_ item: TodoItem)
  /// Whether a todo that isn't on the screen belongs there.
  func belongs(_ item: TodoItem) -> Bool
  /// Whether all that belongs on the screen was read, so that what isn't there is new.
  var isWhole: Bool { get }
}

extension TodosState {
  func belongs(_ item: TodoItem) -> Bool { false }
  var isWhole: Bool { false }
}
