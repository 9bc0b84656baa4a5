import AppScreens

/// What commands say beside their data.
struct TodoCommandStrings: LocalizedStrings {
  /// Asked on a terminal, with how to answer.
  let askAgain: String
  let notAdded: String
  let noTodo, ambiguous: @Sendable (_ text: String) -> String
  let exported: @Sendable (_ count: Int, _ file: String) -> String
  let cannotWrite, notReplaced, notAnExport: @Sendable (_ file: String) -> String
  let noFolder: @Sendable (_ folder: String) -> String
  let newerExport: String
  let imported: @Sendable (_ report: TodoImport.Report) -> String

  static let english = TodoCommandStrings(
    askAgain: "You already have this. Add it again? (y/n) ", notAdded: "Nothing was added.",
    noTodo: { "No todo has an ID that begins with “\($0)”." },
    ambiguous: { "Several todos have an ID that begins with “\($0)”. Type more of it." },
    exported: { $0 == 1 ? "1 todo is in \($1)." : "\($0, in: .english) todos are in \($1)." },
    cannotWrite: { "\($0) can't be written. Check the permissions of its folder." },
    notReplaced: { "\($0) isn't an export of Todo, so it wasn't replaced. Choose another name." },
    notAnExport: { "\($0) isn't an export of Todo." },
    noFolder: { "There's no folder \($0). Create it first, or choose another." },
    newerExport: "This file was written by a newer version of Todo. Update to import it.",
    imported: {
      "Added: \($0.added). Changed: \($0.changed). Unchanged: \($0.kept). Left out: \($0.leftOut.count)."
    })

  static let japanese = TodoCommandStrings(
    askAgain: "同じToDoがすでにあります。もう一度追加しますか？（y/n）", notAdded: "何も追加していません。",
    noTodo: { "「\($0)」で始まるIDのToDoはありません。" },
    ambiguous: { "「\($0)」で始まるIDのToDoが複数あります。もう少し長く指定してください。" },
    exported: { "ToDo \($0, in: .japanese)件を \($1) に保存しました。" },
    cannotWrite: { "\($0) に書き込めません。フォルダーのアクセス権を確認してください。" },
    notReplaced: { "\($0) はTodoのエクスポートではないため、上書きしていません。別の名前を指定してください。" },
    notAnExport: { "\($0) はTodoのエクスポートではありません。" },
    noFolder: { "フォルダー \($0) がありません。先に作成するか、別のフォルダーを指定してください。" },
    newerExport: "このファイルは新しいバージョンのTodoで保存されています。読み込むには更新してください。",
    imported: {
      "追加 \($0.added)件、変更 \($0.changed)件、変更なし \($0.kept)件、読み込めなかったもの \($0.leftOut.count)件"
    })
}
