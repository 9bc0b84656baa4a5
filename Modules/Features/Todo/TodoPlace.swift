public import AppScreens
public import AppValues

/// A place of the room, named by opaque ids only, so that it can be kept, printed and reached again. The app has it
/// among its own places, and gives it a link (`DeepLinks`), which is the form that lasts.
@nonexhaustive
public enum TodoPlace: AppPlace, Codable {
  /// The todos of a category; nil for all.
  case list(TodoCategory?)
  /// The open todos of a span of days.
  case due(TodoSpan)
  /// A todo, with all it says, to be read and edited.
  case item(ID<TodoItem>)
  /// What a todo is to be called instead.
  case edit(ID<TodoItem>)
  /// A new todo, in a category; nil for the usual one. Where there is a text, it is added at once.
  case new(String, in: TodoCategory?)
  /// What is found for a query; where that is empty, the question for one.
  case search(String)
  /// The categories in use.
  case categories
  /// What was deleted, to be brought back.
  case deleted
  /// Takes back the last change, and leaves.
  case undo

  /// What a place is, without the todo or category that it shows. An app has all places of a kind, or none.
  @nonexhaustive
  public enum Kind: CaseIterable, Hashable, Sendable {
    case list, due, item, edit, new, search, categories, deleted, undo
  }

  /// The kind of this place.
  public var kind: Kind {
    switch self {
    case .list: .list
    case .due: .due
    case .item: .item
    case .edit: .edit
    case .new: .new
    case .search: .search
    case .categories: .categories
    case .deleted: .deleted
    case .undo: .undo
    }
  }
}

extension Set<TodoPlace.Kind> {
  /// Every kind of place.
  public static var all: Self { Self(TodoPlace.Kind.allCases) }
}
