import AppScreens
import SocialMenuShell
import Todo

/// The texts that name what can be typed.
struct TodoKeyStrings: LocalizedStrings {
  typealias ItemKey = AppKeys<TodoDestination>.ItemKey

  /// What the short commands for items do, in the order of the help.
  let items: [ItemKey]
  let new, search, categories, undo: String
  let deleted: @Sendable (_ description: String) -> String
  let addedWith: @Sendable (_ description: String, _ values: String) -> String
  let cleared: CountedText
  let addedElsewhere: CountedText
  // Examples, for help.
  let sample, newWithText, today, inCategory, places: String

  static let english = TodoKeyStrings(
    items: [
      ItemKey(
        "x", "done", words: ["done", "undone"], meaning: { "marks number \($0) as done, or as not done" }),
      ItemKey("e", "edit", words: ["edit"], meaning: { "edits number \($0)" }),
      ItemKey("d", "delete", words: ["delete"], meaning: { "deletes number \($0)" }),
    ],
    new: "new todo", search: "search", categories: "categories", undo: "undo",
    deleted: { "Deleted: \($0). z undoes this." },
    addedWith: { "Added: \($0) · \($1). z undoes this." },
    cleared: CountedText(
      .english, one: "%d todo deleted. z undoes this.", other: "%d todos deleted. z undoes this."),
    addedElsewhere: CountedText(
      .english, one: "%d todo was added elsewhere. r shows it.",
      other: "%d todos were added elsewhere. r shows them."),
    sample: "n Milk tomorrow @shopping", newWithText: "adds a todo at once, with its day and category",
    today: "shows what's due today", inCategory: "opens a category",
    places: "opens a screen: \(names)")

  static let japanese = TodoKeyStrings(
    items: [
      ItemKey("x", "完了", words: ["完了"], meaning: { "\($0)番を完了にする・未完了に戻す" }),
      ItemKey("e", "編集", words: ["編集"], meaning: { "\($0)番を編集する" }),
      ItemKey("d", "削除", words: ["削除"], meaning: { "\($0)番を削除する" }),
    ],
    new: "追加", search: "検索", categories: "カテゴリー", undo: "取り消す",
    deleted: { "「\($0)」を削除しました。z で取り消せます。" },
    addedWith: { "「\($0)」を追加しました: \($1)。z で取り消せます。" },
    cleared: CountedText(.japanese, other: "ToDoを%d件削除しました。z で取り消せます。"),
    addedElsewhere: CountedText(.japanese, other: "ほかの場所でToDoが%d件追加されました。r で表示します。"),
    sample: "n 牛乳 明日 @買い物", newWithText: "期限とカテゴリーを付けてすぐに追加する", today: "今日が期限のToDoを表示",
    inCategory: "カテゴリーへ移動", places: "画面へ移動: \(names)")

  private static let names = DeepLinks.todo.places.map(\.key).joined(separator: ", ")
}

extension TodoStrings {
  /// The texts of the room, with what to type here.
  static func shell(_ language: Language) -> TodoStrings {
    var strings = of(language)
    let keys = TodoKeyStrings.of(language)
    strings.deleted = keys.deleted
    strings.addedWith = keys.addedWith
    strings.cleared = keys.cleared
    strings.addedElsewhere = keys.addedElsewhere
    return strings
  }
}

extension AppKeys<TodoDestination> {
  /// What you can type everywhere in Todo.
  ///
  /// - Parameter category: What a new todo belongs to here; nil for the usual category.
  static func todo(_ language: Language, in category: TodoCategory?) -> AppKeys {
    let strings = TodoKeyStrings.of(language)
    return AppKeys(
      places: [
        PlaceKey("n", strings.new, .todo(.new("", in: category))) {
          .todo(.new($0, in: category))
        },
        PlaceKey("/", strings.search, .todo(.search(""))) { .todo(.search($0)) },
        PlaceKey("c", strings.categories, .todo(.categories)),
        PlaceKey("z", strings.undo, .todo(.undo)),
      ],
      items: strings.items,
      examples: [
        Example(strings.sample, strings.newWithText), Example("g today", strings.today),
        Example("g category/work", strings.inCategory),
        Example("g list", strings.places),
      ], settings: "g settings")
  }
}
