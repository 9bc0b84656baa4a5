import AppScreens

extension TodoStrings {
  public static let japanese = TodoStrings(
    input: .japanese, repetition: .japanese, steps: .japanese,
    title: "ToDo",
    open: CountedText(.japanese, other: "未完了%d件"), overdue: CountedText(.japanese, other: "期限切れ%d件"),
    done: CountedText(.japanese, other: "完了%d件"), and: "、",
    nothing: "ToDoはまだありません。", nothingInCategory: "このカテゴリーに未完了のToDoはありません。",
    allDone: "すべて完了しました。",
    showDone: CountedText(.japanese, other: "完了した%d件を表示"), doneHeading: "完了", foldDone: "完了した項目を隠す",
    new: "ToDoを追加", search: "検索", categories: "カテゴリー",
    clear: "完了した項目をすべて削除", today: "今日", week: "7日以内", overdueTitle: "期限切れ", undated: "期限なし",
    nothingDue: "ToDoはありません。",
    dueToday: "期限: 今日", dueTomorrow: "期限: 明日",
    due: { "期限: \($0)" }, overdueSince: { "期限切れ: \($0)" }, isDone: "完了",
    gone: { "削除済み: \($0)" },
    completed: { "「\($0)」を完了にしました。" }, reopened: { "「\($0)」を未完了に戻しました。" },
    added: { "「\($0)」を追加しました。" },
    deleted: { "「\($0)」を削除しました。取り消すこともできます。" },
    restored: { "「\($0)」を元に戻しました。" },
    addedWith: { "「\($0)」を追加しました: \($1)" }, savedWith: { "保存しました: \($0)" },
    dueAgain: { "「\($0)」を完了にしました。次の期限: \($1)" },
    completedAll: CountedText(.japanese, other: "ToDoを%d件完了にしました。"),
    reopenedAll: CountedText(.japanese, other: "ToDoを%d件未完了に戻しました。"),
    cleared: CountedText(.japanese, other: "ToDoを%d件削除しました。取り消すこともできます。"), saved: "保存しました。",
    draftSaved: SharedStrings.japanese.drafts.saved,
    addedElsewhere: CountedText(.japanese, other: "ほかの場所でToDoが%d件追加されました。更新すると表示されます。"),
    changedElsewhere: CountedText(.japanese, other: "ほかの場所でToDoが%d件変更されました。"),
    detail: .japanese, adding: .japanese, searching: .japanese, categoryList: .japanese,
    deletedList: .japanese)
}

extension TodoStrings.Detail {
  static let japanese = Self(
    title: "ToDo", description: "内容", category: "カテゴリー", due: "期限", notes: "メモ", repetition: "繰り返し",
    categoryHint: "個人、仕事、買い物、その他、または自分で決めた名前を入力してください。",
    dueHint: "11月27日 や 11/27 のような日付か、「明日」「来週の金曜」「3日後」「月末」のような言葉で入力してください。",
    repetitionHint: "「毎日」「毎週」「毎月」「毎年」や「2週間ごと」のように入力してください。",
    none: "なし", draft: "下書きあり", markDone: "完了にする", markOpen: "未完了に戻す", delete: "削除",
    created: { "追加: \($0)" }, updated: { "変更: \($0)" })
}

extension TodoStrings.Adding {
  static let japanese = Self(
    title: "ToDoを追加", field: "やること", hint: "1行で入力してください。例: 牛乳を買う 明日 @買い物",
    titleIn: { "「\($0)」にToDoを追加" },
    again: "同じToDoがすでにあります。もう一度追加しますか？", yes: "はい、追加します", no: "いいえ、追加しません",
    readOnly: "ここではToDoを追加できません。")
}

extension TodoStrings.Searching {
  static let japanese = Self(
    title: "検索", field: "キーワード", hint: "ToDoやメモに含まれる言葉で検索します。",
    titleFor: { "検索: \($0)" },
    nothing: "見つかりませんでした。", suggestion: "キーワードを減らすか、別の言葉でお試しください。",
    newSearch: "別の言葉で検索", more: "検索結果をもっと見る",
    found: CountedText(.japanese, other: "%d件見つかりました"), foundMore: { "\($0, in: .japanese)件を超えて見つかりました" },
    preview: { "\($0): \($1.joined(separator: " · "))" })
}

extension TodoStrings.CategoryList {
  static let japanese = Self(title: "カテゴリー", all: "すべてのToDo", nothing: "カテゴリーはまだありません。")
}

extension TodoStrings.DeletedList {
  static let japanese = Self(
    title: "削除したToDo", nothing: "この30日間に削除したToDoはありません。",
    hint: "番号を入力すると元に戻します。削除から30日間表示されます。", kept: "削除から30日間表示されます。",
    deleted: { "削除: \($0)" }, changedSince: "削除後に変更")
}
