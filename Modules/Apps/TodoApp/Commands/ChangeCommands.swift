import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct DoneCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command("done", \TodoHelpStrings.done, examples: "todo done 7h2k", "todo done 7h2k 0fq1")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .todoIDs, completion: .names(.open)) var ids: [String]

  func run(in context: TodoContext) async throws(AppError) {
    try await context.edit(ids, TodoEdit(isDone: true))
  }
}

struct UndoneCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command("undone", \TodoHelpStrings.undone, examples: "todo undone 7h2k")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .todoIDs, completion: .names(.done)) var ids: [String]

  func run(in context: TodoContext) async throws(AppError) {
    try await context.edit(ids, TodoEdit(isDone: false))
  }
}

struct EditCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "edit", \TodoHelpStrings.edit,
      examples: "todo edit 7h2k --text \"Buy oat milk\"", "todo edit 7h2k 0fq1 --category garden --due -")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .todoIDs, completion: .names(.todos)) var ids: [String]
  @Option(help: .text(\TodoHelpStrings.newText)) var text: String?
  @OptionGroup var values: ValueOptions

  func validate() throws {
    if [text, values.category, values.due, values.every, values.notes].allSatisfy({ $0 == nil }) {
      throw ValidationError(.text(\TodoHelpStrings.sayWhat))
    }
  }

  func run(in context: TodoContext) async throws(AppError) {
    var edit = TodoEdit(description: text, notes: values.notes)
    try values.change(&edit, context.todos)
    try await context.edit(ids, edit)
  }
}

struct DeleteCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command("delete", \TodoHelpStrings.delete, examples: "todo delete 7h2k")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .todoIDs, completion: .names(.todos)) var ids: [String]

  func run(in context: TodoContext) async throws(AppError) {
    let ids = try await context.ids(ids)
    var items: [TodoItem] = []
    for id in ids { items.append(try await context.todos.todo(id)) }
    try await context.todos.delete(ids)
    for item in items { try context.output.line(context.todoStrings.gone(item.description)) }
  }
}

struct ClearCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command("clear", \TodoHelpStrings.clear, examples: "todo clear", "todo clear --category work")
  }

  @OptionGroup var options: TodoOptions
  @Option(help: .text(\TodoHelpStrings.inCategory), completion: .names(.categories)) var category: String?

  func run(in context: TodoContext) async throws(AppError) {
    let category = try await context.category(self.category)
    let count = try await context.todos.deleteDone(in: category)
    if count == 0 { return context.output.note(context.strings.nothingDone) }
    try context.output.line(context.todoStrings.cleared(count))
  }
}

extension TodoContext {
  /// Changes todos, and prints them.
  fileprivate func edit(_ named: [String], _ edit: TodoEdit) async throws(AppError) {
    let edited = try await todos.edit(try await ids(named), edit)
    try await print(edited.items + edited.next)
  }
}

extension ArgumentHelp {
  static var todoIDs: ArgumentHelp {
    .text(\TodoHelpStrings.ids)
  }
}
