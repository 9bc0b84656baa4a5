import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct UndoCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "undo", abstract: .text("Undo the last change.", ja: "最後の操作を取り消します。"),
      discussion: .examples(
        "todo undo",
        after: .text(
          """
          The last change made on this device, by command or in the shell: an add, done, edit, delete or import. Run it \
          again to undo the one before that, as far back as 30 days. What was changed again since stays as it is.
          """,
          ja: """
            この端末での最後の操作（追加、完了、編集、削除、読み込み）を、コマンドかメニューかによらず取り消します。もう一度実行すると、\
            その前の操作を取り消します（30日前まで）。そのあとに変更されたものは、そのまま残ります。
            """)))
  }

  @OptionGroup var options: TodoOptions

  func run(in context: TodoContext) async throws(AppError) {
    let undone = try await context.todos.undo()
    let notice = context.rendering.text(of: undone)
    guard notice.kind == .done else {
      throw context.fault(undone == nil ? .notFound : .conflict, notice.text)
    }
    try context.output.line(notice.text)
  }
}

struct DeletedCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "deleted",
      abstract: .text(
        "List what was deleted in the last 30 days.", ja: "この30日間に削除したToDoを表示します。"),
      discussion: .examples(
        "todo deleted", "todo deleted --json",
        after: .text(
          "“todo restore” brings any of them back. --json prints them as “todo list” does, with deletedAt.",
          ja: "「todo restore」で元に戻せます。--json の形式は「todo list」と同じで、deletedAt（削除した時刻）が加わります。")))
  }

  @OptionGroup var options: TodoOptions
  @Flag(help: .text("Print JSON.", ja: "JSONで出力します。")) var json = false

  var isWriting: Bool { false }

  func run(in context: TodoContext) async throws(AppError) {
    let todos = context.todos
    let deleted = try await context.all { request throws(AppError) in try await todos.deleted(request) }
    if json { return try context.output.json(.array(deleted.map(TodoDocument.json))) }
    if deleted.isEmpty { return context.output.note(context.todoStrings.deletedList.nothing) }
    for todo in deleted {
      let line = context.rendering.line(todo)
      try context.output.line(
        Line([TextSpan(todo.id.rawValue, .faint), TextSpan("  ")] + line.spans, trailing: line.trailing))
    }
  }
}

struct RestoreCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restore",
      abstract: .text("Bring back todos that were deleted.", ja: "削除したToDoを元に戻します。"),
      discussion: .examples("todo restore 7h2k"))
  }

  @OptionGroup var options: TodoOptions
  @Argument(
    help: .text(
      "IDs, or how they begin, as “todo deleted” prints them.", ja: "ID、またはその先頭部分（「todo deleted」で確認できます）。"))
  var ids: [String]

  func run(in context: TodoContext) async throws(AppError) {
    try await context.print(try await context.todos.restore(try await context.ids(ids, areDeleted: true)))
  }
}
