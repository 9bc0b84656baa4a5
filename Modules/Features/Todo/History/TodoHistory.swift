public import AppValues

/// Takes back what was changed on this device, and brings back what was deleted on any. Every call can also throw what
/// keeps the data from being read or written.
public protocol TodoHistory: Sendable {
  /// The last change made on this device that wasn't taken back, of the last 30 days; nil where there is none.
  func lastStep() async throws(AppError) -> TodoStep?
  /// Takes that change back. What was changed again since, here or elsewhere, stays as it is.
  ///
  /// Throws `conflict` where it isn't `step`.
  ///
  /// - Parameter step: The change that someone was offered to take back; nil for whichever is the last.
  /// - Returns: What was taken back; nil where there was nothing.
  func undo(_ step: TodoStep?) async throws(AppError) -> TodoUndone?
  /// What was deleted on any device, the last on top: the page that `request` asks for. What was deleted more than 30
  /// days ago is left out.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func deleted(_ request: PageRequest) async throws(AppError) -> Page<DeletedTodo>
}

/// A change that was made on this device at once, to be taken back at once.
public struct TodoStep: Hashable, Sendable {
  /// What was done.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, completed, reopened, edited, deleted, restored, imported
  }

  /// What was done.
  public let kind: Kind
  /// To how many todos.
  public let count: Int
  /// What the todo said, or the first of several.
  public let description: String

  /// - Parameters:
  ///   - kind: What was done.
  ///   - description: What the todo said, or the first of several.
  ///   - count: To how many todos.
  public init(_ kind: Kind, _ description: String, count: Int = 1) {
    self.kind = kind
    self.count = count
    self.description = description
  }
}

/// What taking back a change did.
public struct TodoUndone: Hashable, Sendable {
  /// The change.
  public let step: TodoStep
  /// The todos that are as they were before; empty where all of them were changed again since.
  public let todos: [ID<TodoItem>]

  /// - Parameters:
  ///   - step: The change.
  ///   - todos: The todos that are as they were before.
  public init(_ step: TodoStep, _ todos: [ID<TodoItem>]) {
    self.step = step
    self.todos = todos
  }
}

/// A todo that was deleted, and can be brought back.
public struct DeletedTodo: Identifiable, Hashable, Sendable {
  /// What it said.
  public let item: TodoItem
  /// When it was deleted.
  public let deletedAt: Timestamp
  /// Whether it was changed after that, on a device that didn't know.
  public let wasChangedSince: Bool

  public var id: AppValues.ID<TodoItem> { item.id }

  /// - Parameters:
  ///   - item: What it said.
  ///   - deletedAt: When it was deleted.
  ///   - wasChangedSince: Whether it was changed after that, on a device that didn't know.
  public init(_ item: TodoItem, deletedAt: Timestamp, wasChangedSince: Bool = false) {
    self.item = item
    self.deletedAt = deletedAt
    self.wasChangedSince = wasChangedSince
  }
}

extension DeletedTodo: PagedItem {}
