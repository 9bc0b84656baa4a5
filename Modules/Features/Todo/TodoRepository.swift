public import AppValues

/// Reads todos: the only port that every host needs. Every call can also throw what keeps the data from being read:
/// `storage`, `unavailable`, `cancelled`.
public protocol TodoRepository: Sendable {
  /// The todos that `filter` includes: the page that `request` asks for. The list runs from the top to the bottom,
  /// which `PageRequest` calls newest to oldest.
  ///
  /// - Open ones: the soonest due on top; those due the same day, and then those that are due on none, newest first.
  /// - Done ones: the last changed on top.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func todos(_ filter: TodoFilter, _ request: PageRequest) async throws(AppError) -> Page<TodoItem>
  /// A todo.
  ///
  /// Throws `notFound`, `gone` for one that was deleted.
  func todo(_ id: ID<TodoItem>) async throws(AppError) -> TodoItem
  /// Those of some todos that are still there, in any order.
  ///
  /// - Parameter ids: As many as a page has, at the most.
  func todos(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem]
  /// How many todos there are, by category; only the categories that have any, in any order.
  ///
  /// - Parameter today: Those due before this day are overdue.
  func counts(today: CalendarDate) async throws(AppError) -> TodoCounts
  /// An open todo whose description is this one, once `TodoInteractor.folded(_:)` has made both comparable; nil where
  /// there is none. The newest where there are several.
  ///
  /// - Parameter folded: A description in that form.
  func openTodo(folded: String) async throws(AppError) -> TodoItem?
}

/// Finds todos.
public protocol TodoSearching: Sendable {
  /// The todos whose description or notes contain every word of the query, ignoring case, accents and width
  /// (`SearchText.matches`): the open ones, then those that are done, each in the order of its list.
  ///
  /// - Parameter query: One word or more, as `TodoInteractor.query(_:)` returns them.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func todos(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<TodoItem>
}

/// Changes todos. Every call can also throw what keeps the data from being written: `storage`, `wrongClock`,
/// `unavailable`, `unconfirmed`, `cancelled`. What it returned is stored, and outlives a power cut.
///
/// Each value of a todo is changed by itself, so that two devices can change two values of one todo and keep both.
public protocol TodoEditing: Sendable {
  /// Adds a todo, and returns it.
  ///
  /// - Parameters:
  ///   - new: What it says; within the limits, as the interactor checks.
  ///   - key: Stands for this very attempt: a second call with the same key adds nothing and returns the todo of the
  ///     first as it is now.
  ///
  /// Throws `gone` for the key of one that was deleted since.
  func add(_ new: NewTodo, key: String) async throws(AppError) -> TodoItem
  /// Changes the values of todos that `edit` has, and no others (`TodoEdit.changed(_:today:)`). A value that is there
  /// already is no change. Where one that repeats is done by it, what comes next (`TodoItem.following(today:)`) is added
  /// in the same step, once on all devices; and taken away again where it's not done after all, unless that was changed.
  ///
  /// - Parameters:
  ///   - ids: Which todos: all of them are changed, or none.
  ///   - edit: The change.
  ///   - today: The day that it is for the person.
  ///
  /// Throws `notFound`, `gone`.
  func edit(
    _ ids: [ID<TodoItem>], _ edit: TodoEdit, today: CalendarDate
  ) async throws(AppError) -> TodoEdited
  /// Deletes todos: all of them, or none. Deleting twice is the same as deleting once.
  ///
  /// Throws `notFound`.
  func delete(_ ids: [ID<TodoItem>]) async throws(AppError)
  /// Deletes all that are done.
  ///
  /// - Parameter category: What they belong to; nil for anything.
  /// - Returns: How many there were.
  func deleteDone(in category: TodoCategory?) async throws(AppError) -> Int
  /// Brings back todos that were deleted, with everything they had: all of them, or none. One that wasn't deleted stays
  /// as it is.
  ///
  /// Throws `notFound` where one isn't kept any longer.
  func restore(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem]
}

/// What became of todos that were changed.
public struct TodoEdited: Hashable, Sendable {
  /// As they are now, in the order in which they were named.
  public let items: [TodoItem]
  /// What comes after those that repeat and are done now.
  public let next: [TodoItem]

  /// - Parameters:
  ///   - items: As they are now, in the order in which they were named.
  ///   - next: What comes after those that repeat and are done now.
  public init(_ items: [TodoItem], next: [TodoItem] = []) {
    self.items = items
    self.next = next
  }
}

/// Says what has changed, here and on other devices.
public protocol TodoNews: Sendable {
  /// Says that something may have changed. A fresh stream at each call.
  func signals() -> AsyncStream<LiveSignal>
  /// What has changed, the last change on top, in the order in which it came to this device: the page that `request`
  /// asks for. A todo that changed several times is in the list once or several times. Above a place whose changes are
  /// no longer kept are all those that are.
  func changes(_ request: PageRequest) async throws(AppError) -> Page<TodoChange>
}

/// The ports of one source of todos.
public struct TodoPorts: Sendable {
  /// Reads todos: the only port that every host needs.
  public var todos: any TodoRepository
  /// Changes todos; nil if the source is only read.
  public var editing: (any TodoEditing)?
  /// Finds todos; nil if the source has no search.
  public var search: (any TodoSearching)?
  /// Says what has changed; nil if the source doesn't, so that a list is read again only when asked.
  public var news: (any TodoNews)?
  /// Takes back what was changed, and brings back what was deleted; nil if the source doesn't.
  public var history: (any TodoHistory)?

  /// The ports of a source; nil for those it doesn't have.
  public init(
    todos: any TodoRepository, editing: (any TodoEditing)?, search: (any TodoSearching)?,
    news: (any TodoNews)?, history: (any TodoHistory)? = nil
  ) {
    self.todos = todos
    self.editing = editing
    self.search = search
    self.news = news
    self.history = history
  }
}
