import AppScreens

/// The texts of the main menu.
struct TodoMenuStrings: LocalizedStrings {
  let title, list, today, week, overdue, undated, new, search, categories, deleted, settings: String

  static let english = TodoMenuStrings(
    title: "Menu", list: "All todos", today: "Today", week: "Next 7 days", overdue: "Overdue",
    undated: "Without a date", new: "New todo", search: "Search", categories: "Categories",
    deleted: "Deleted todos", settings: "Settings")

  static let japanese = TodoMenuStrings(
    title: "メニュー", list: "すべてのToDo", today: "今日", week: "7日以内", overdue: "期限切れ", undated: "期限なし",
    new: "ToDoを追加", search: "検索", categories: "カテゴリー", deleted: "削除したToDo", settings: "設定")
}
