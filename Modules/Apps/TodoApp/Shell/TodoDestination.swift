import AppScreens
import AppValues
import Todo

/// A place of the app: one of a room's, or the shell's own.
enum TodoDestination: AppPlace {
  /// Any place of the room for todos.
  case todo(TodoPlace)
  /// The main menu.
  case menu
  /// How the shell looks on this device.
  case settings

  enum Kind: Hashable, Sendable {
    case todo(TodoPlace.Kind)
    case menu, settings
  }

  var kind: Kind {
    switch self {
    case .todo(let place): .todo(place.kind)
    case .menu: .menu
    case .settings: .settings
    }
  }
}

extension DeepLinks<TodoDestination> {
  /// The links of the app.
  ///
  /// | text | place |
  /// |---|---|
  /// | `item/ID` | a todo |
  /// | `edit/ID` | what it is to be called instead |
  /// | `category/garden` | the todos of a category, by its code or name |
  /// | `search/milk` | what is found for it |
  /// | a word of `places` | that screen |
  ///
  /// No link changes anything: `new` asks for the text.
  static var todo: DeepLinks {
    DeepLinks(
      scheme: "todo", namesServer: false,
      places: [
        "list": .todo(.list(nil)), "new": .todo(.new("", in: nil)), "search": .todo(.search("")),
        "categories": .todo(.categories), "today": .todo(.due(.today)), "week": .todo(.due(.week)),
        "overdue": .todo(.due(.overdue)), "undated": .todo(.due(.undated)), "deleted": .todo(.deleted),
        "settings": .settings,
      ],
      kinds: [
        "item": .named { .todo(.item(ID($0))) }, "edit": .named { .todo(.edit(ID($0))) },
        "category": .named { .todo(.list(TodoCategory(rawValue: $0))) },
        "search": .phrase { .todo(.search($0)) },
      ],
      path: { path(of: $0) })
  }

  private static func path(of destination: TodoDestination) -> Path? {
    switch destination {
    case .todo(let place): path(of: place)
    case .menu: nil
    case .settings: Path("settings")
    }
  }

  private static func path(of place: TodoPlace) -> Path? {
    switch place {
    case .list(nil): Path("list")
    case .list(let category?): Path("category", category.rawValue)
    case .item(let id): Path("item", id.rawValue)
    case .edit(let id): Path("edit", id.rawValue)
    case .new("", in: nil): Path("new")
    case .new: nil
    case .search(let query): Path("search", query.isEmpty ? nil : query)
    case .categories: Path("categories")
    case .due(let span): Path(span.rawValue)
    case .deleted: Path("deleted")
    case .undo: nil
    }
  }
}
