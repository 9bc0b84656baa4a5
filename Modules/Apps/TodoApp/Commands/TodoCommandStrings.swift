import AppScreens

/// What commands say beside their data.
struct TodoCommandStrings: LocalizedStrings {
  /// Asked on a terminal, with how to answer.
  let askAgain: String
  let notAdded: String
  let noTodo, noDeletedTodo, ambiguous: @Sendable (_ text: String) -> String
  let exported: @Sendable (_ count: Int, _ file: String) -> String
  let cannotWrite, notReplaced, notAnExport: @Sendable (_ file: String) -> String
  let noFolder: @Sendable (_ folder: String) -> String
  let newerExport: String
  /// What is read through a pipe, as a name for it.
  let input: String
  let nothingDone: String
  let nothingImported: @Sendable (_ leftOut: Int, _ all: Int) -> String
  /// Asks whether to bring back what was deleted since, with how to answer; and says how to.
  let askRestore, canRestore: CountedText
  let imported: @Sendable (_ report: TodoImport.Report) -> String

  static let english = TodoCommandStrings(
    askAgain: "You already have this. Add it again? (y/n) ", notAdded: "Nothing was added.",
    noTodo: { "No todo has an ID that begins with “\($0)”." },
    noDeletedTodo: { "No deleted todo has an ID that begins with “\($0)”." },
    ambiguous: { "Several todos have an ID that begins with “\($0)”. Type more of it." },
    exported: { $0 == 1 ? "1 todo is in \($1)." : "\($0, in: .english) todos are in \($1)." },
    cannotWrite: { "\($0) can't be written. Check the permissions of its folder." },
    notReplaced: { "\($0) isn't an export of Todo, so it wasn't replaced. Choose another name." },
    notAnExport: { "\($0) isn't an export of Todo." },
    noFolder: { "There's no folder \($0). Create it first, or choose another." },
    newerExport: "This file was written by a newer version of Todo. Update to import it.",
    input: "Standard input", nothingDone: "Nothing is done yet.",
    nothingImported: { "\($0, in: .english) of \($1, in: .english) can't be imported, so nothing was." },
    askRestore: CountedText(
      .english, one: "%d of them was deleted here since. Restore it? (y/n) ",
      other: "%d of them were deleted here since. Restore them? (y/n) "),
    canRestore: CountedText(
      .english, one: "%d of them was deleted here since. --restore brings it back.",
      other: "%d of them were deleted here since. --restore brings them back."),
    imported: { report in
      "Added: \(report.added, in: .english). Changed: \(report.changed, in: .english). Unchanged: \(report.kept, in: .english). "
        + (report.restored > 0 ? "Restored: \(report.restored, in: .english). " : "")
        + "Left out: \(report.leftOut.count, in: .english)."
    })

  static let japanese = TodoCommandStrings(
    askAgain: "同じToDoがすでにあります。もう一度追加しますか？（y/n）", notAdded: "何も追加していません。",
    noTodo: { "「\($0)」で始まるIDのToDoはありません。" },
    noDeletedTodo: { "「\($0)」で始まるIDの削除したToDoはありません。" },
    ambiguous: { "「\($0)」で始まるIDのToDoが複数あります。もう少し長く指定してください。" },
    exported: { "ToDo \($0, in: .japanese)件を \($1) に保存しました。" },
    cannotWrite: { "\($0) に書き込めません。フォルダーのアクセス権を確認してください。" },
    notReplaced: { "\($0) はTodoのエクスポートではないため、上書きしていません。別の名前を指定してください。" },
    notAnExport: { "\($0) はTodoのエクスポートではありません。" },
    noFolder: { "フォルダー \($0) がありません。先に作成するか、別のフォルダーを指定してください。" },
    newerExport: "このファイルは新しいバージョンのTodoで保存されています。読み込むには更新してください。",
    input: "標準入力", nothingDone: "完了したToDoはありません。",
    nothingImported: { "\($1, in: .japanese)件中\($0, in: .japanese)件が読み込めないため、何も読み込んでいません。" },
    askRestore: CountedText(.japanese, other: "このうち%d件は、保存後にこの端末で削除されています。元に戻しますか？（y/n）"),
    canRestore: CountedText(.japanese, other: "このうち%d件は、保存後にこの端末で削除されています。--restore を付けると元に戻せます。"),
    imported: { report in
      "追加 \(report.added, in: .japanese)件、変更 \(report.changed, in: .japanese)件、変更なし \(report.kept, in: .japanese)件、"
        + (report.restored > 0 ? "元に戻したもの \(report.restored, in: .japanese)件、" : "")
        + "読み込めなかったもの \(report.leftOut.count, in: .japanese)件"
    })
}
