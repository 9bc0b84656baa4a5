import AppScreens

/// What the help says of the commands that undo, copy and sync todos.
struct TodoDataHelpStrings: LocalizedStrings {
  let undo, undoRemark, deleted, deletedRemark, restore, deletedIDs: String
  let export, exportRemark, exportFile: String
  let importing, importRemark, importFile, importRestore, importStrict: String
  let sync, syncRemark, folder: String

  static let english = TodoDataHelpStrings(
    undo: "Undo the last change.",
    undoRemark: """
      The last change made on this device, by command or in the shell: an add, done, edit, delete or import. Run it \
      again to undo the one before that, as far back as 30 days. What was changed again since stays as it is.
      """,
    deleted: "List what was deleted in the last 30 days.",
    deletedRemark:
      "“todo restore” brings any of them back. --json prints them as “todo list” does, with deletedAt.",
    restore: "Bring back todos that were deleted.",
    deletedIDs: "IDs, or how they begin, as “todo deleted” prints them.",
    export: "Write all todos to a file.",
    exportRemark: """
      The file is JSON: an object with format ("todo"), version (1) and todos, an array as “todo list --json” \
      prints it. An earlier export of that name is replaced; any other file stays.
      """,
    exportFile: "The file to write; - for standard output.",
    importing: "Read todos from a file that “todo export” wrote.",
    importRemark: """
      Nothing is imported twice, and what you've changed or deleted since stays that way; --restore brings back what \
      was deleted. If it stops, run it again. Whatever can't be imported is listed with the reason; with --strict, \
      nothing is imported then. “todo undo” takes an import back.
      """,
    importFile: "The file to read; - for standard input.",
    importRestore: "Bring back what was deleted here since.",
    importStrict: "Import nothing if anything in the file can't be imported.",
    sync: "Keep your devices in step through a folder that they share.",
    syncRemark: """
      Any folder will do: one that a program syncs, a network drive or a USB stick. It's remembered, and Todo keeps in \
      step by itself from then on. While the folder can't be reached, you can continue to work; everything catches up \
      when it's back.

      When two devices change the same value of a todo, the later change wins; different values are both kept. When \
      one deletes a todo and another changes it, the deletion wins: both say so, and “todo restore” brings the todo \
      back with the change.
      """,
    folder: "The folder; it must exist. Without it, the one you chose before.")

  static let japanese = TodoDataHelpStrings(
    undo: "最後の操作を取り消します。",
    undoRemark: """
      この端末での最後の操作（追加、完了、編集、削除、読み込み）を、コマンドかメニューかによらず取り消します。もう一度実行すると、\
      その前の操作を取り消します（30日前まで）。そのあとに変更されたものは、そのまま残ります。
      """,
    deleted: "この30日間に削除したToDoを表示します。",
    deletedRemark: "「todo restore」で元に戻せます。--json の形式は「todo list」と同じで、deletedAt（削除した時刻）が加わります。",
    restore: "削除したToDoを元に戻します。",
    deletedIDs: "ID、またはその先頭部分（「todo deleted」で確認できます）。",
    export: "すべてのToDoをファイルに保存します。",
    exportRemark: """
      ファイルはJSONで、format（"todo"）、version（1）、todos（「todo list --json」と同じ配列）を持つオブジェクトです。\
      同じ名前の以前のエクスポートは置き換えます。ほかのファイルは上書きしません。
      """,
    exportFile: "保存先のファイル。- で標準出力。",
    importing: "「todo export」で保存したファイルを読み込みます。",
    importRemark: """
      同じToDoが2回追加されることはありません。保存したあとに変更や削除をしたものは、そのまま残ります。削除したものは --restore で元に\
      戻せます。中断したときは、もう一度実行してください。読み込めなかったものは理由とともに表示します。--strict を付けると、その場合は\
      何も読み込みません。「todo undo」で読み込みを取り消せます。
      """,
    importFile: "読み込むファイル。- で標準入力。",
    importRestore: "保存後にこの端末で削除したものを元に戻します。",
    importStrict: "読み込めないものが1件でもあれば、何も読み込みません。",
    sync: "端末どうしで使うフォルダーを通して、ToDoを同期します。",
    syncRemark: """
      同期アプリのフォルダー、ネットワークドライブ、USBメモリーなど、どのフォルダーでも使えます。指定したフォルダーは記憶され、\
      それ以降は自動的に同期します。フォルダーに接続できない間もToDoは使え、接続が戻ると追いつきます。

      2台の端末で同じ項目を変更したときは、あとの変更が残ります。別々の項目の変更は両方とも残ります。一方で削除し、もう一方で変更した\
      ときは削除が優先され、両方の端末に表示します。「todo restore」で変更ごと元に戻せます。
      """,
    folder: "既存のフォルダー。省略時は前に指定したフォルダー。")
}
