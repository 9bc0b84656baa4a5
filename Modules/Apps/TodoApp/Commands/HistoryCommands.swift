import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct UndoCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "undo", \TodoDataHelpStrings.undo, remark: \TodoDataHelpStrings.undoRemark, examples: "todo undo")
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
    .command(
      "deleted", \TodoDataHelpStrings.deleted, remark: \TodoDataHelpStrings.deletedRemark,
      examples: "todo deleted", "todo deleted --json")
  }

  @OptionGroup var options: TodoOptions
  @Flag(help: .text(\TodoHelpStrings.json)) var json = false

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
    .command("restore", \TodoDataHelpStrings.restore, examples: "todo restore 7h2k")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text(\TodoDataHelpStrings.deletedIDs)) var ids: [String]

  func run(in context: TodoContext) async throws(AppError) {
    try await context.print(try await context.todos.restore(try await context.ids(ids, areDeleted: true)))
  }
}
