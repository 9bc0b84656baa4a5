import AppScreens

extension AppName {
  /// The same in every language.
  static let todo = AppName(title: "Todo")
}

/// Errors that say more of todos, and of commands that help, than those of any app.
struct TodoErrorStrings: LocalizedStrings {
  let notFound, gone, noLocks: String

  static let english = TodoErrorStrings(
    notFound: "This todo doesn't exist.", gone: "This todo has been deleted.",
    noLocks:
      "The files in the data folder can't be locked. Try again, or use a data folder on another disk (--data)."
  )

  static let japanese = TodoErrorStrings(
    notFound: "このToDoは見つかりません。", gone: "このToDoは削除されています。",
    noLocks: "データフォルダーのファイルをロックできません。もう一度試すか、--data で別のディスクのフォルダーを指定してください。")
}
