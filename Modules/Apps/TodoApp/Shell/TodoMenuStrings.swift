import AppScreens

/// The texts of the main menu.
struct TodoMenuStrings: LocalizedStrings {
  let title, list, new, search, categories, settings: String

  static let english = TodoMenuStrings(
    title: "Menu", list: "All todos", new: "New todo", search: "Search", categories: "Categories",
    settings: "Settings")

  static let japanese = TodoMenuStrings(
    title: "メニュー", list: "すべてのToDo", new: "ToDoを追加", search: "検索", categories: "カテゴリー", settings: "設定")
}
