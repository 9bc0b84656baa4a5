public import AppScreens
public import AppValues

/// A place of the app, named by opaque ids only, so that it can be kept, printed and reached again.
///
/// A link (`DeepLinks`) is the form that lasts.
public enum TodoPlace: Codable, Hashable, Sendable {
  /// The todos of a category; nil for all.
  case list(TodoCategory?)
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
  /// What can be set, if the app has that: the room doesn't.
  case settings
}

extension DeepLinks<TodoPlace> {
  /// The links of an app for todos.
  ///
  /// | text | place |
  /// |---|---|
  /// | `item/ID` | a todo |
  /// | `edit/ID` | what it is to be called instead |
  /// | `category/garden` | the todos of a category, by its code or name |
  /// | `search/milk` | what is found for it |
  /// | a word of `places` | that screen |
  ///
  /// No link adds anything: `new` asks for the text.
  ///
  /// - Parameter scheme: The scheme of links that leave the app.
  public static func todo(scheme: String = "todo") -> DeepLinks<TodoPlace> {
    DeepLinks(
      scheme: scheme, namesServer: false,
      places: [
        "list": .list(nil), "new": .new("", in: nil), "search": .search(""), "categories": .categories,
        "settings": .settings,
      ],
      kinds: [
        "item": .named { .item(ID($0)) }, "edit": .named { .edit(ID($0)) },
        "category": .named { .list(TodoCategory(rawValue: $0)) }, "search": .phrase { .search($0) },
      ],
      path: { path(of: $0) })
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
    case .settings: Path("settings")
    }
  }
}
