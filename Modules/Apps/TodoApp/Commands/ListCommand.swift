import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct ListCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "list", \TodoHelpStrings.list, remark: \TodoHelpStrings.listRemark,
      examples: "todo list",
      "todo list --due today",
      "todo list --category work --search report",
      "todo list --done --json")
  }

  @OptionGroup var options: TodoOptions
  @Flag(help: .text(\TodoHelpStrings.json)) var json = false
  @Option(help: .text(\TodoHelpStrings.inCategory), completion: .names(.categories)) var category: String?
  @Option(help: .text(\TodoHelpStrings.search)) var search: String?
  @Option(help: .text(\TodoHelpStrings.dueBy)) var due: String?
  @Flag(help: .text(\TodoHelpStrings.overdue)) var overdue = false
  @Flag(help: .text(\TodoHelpStrings.alsoDone)) var done = false
  @Flag(help: .text(\TodoHelpStrings.doneOnly)) var doneOnly = false
  @Flag(help: .text(\TodoHelpStrings.showNotes)) var notes = false

  var isWriting: Bool { false }

  func validate() throws {
    if overdue, due != nil || done || doneOnly {
      throw ValidationError(.text(\TodoHelpStrings.overdueAlone))
    }
  }

  func run(in context: TodoContext) async throws(AppError) {
    let category = try await context.category(self.category)
    let todos = context.todos
    var filter = TodoFilter(category: category)
    if overdue { filter.due = TodoSpan.overdue.due(today: todos.today) }
    if let due { filter.due = try todos.dueFilter(due) }
    let items = try await items(filter, context)
    if json { return try context.output.json(.array(items.map(TodoDocument.json))) }
    try await context.print(items, category: category, hasNotes: notes)
    if items.isEmpty { context.output.note(try await nothing(filter, context)) }
  }

  @MainActor
  private func items(_ filter: TodoFilter, _ context: TodoContext) async throws(AppError) -> [TodoItem] {
    let todos = context.todos
    let filters = (doneOnly ? [true] : done ? [false, true] : [false]).map { isDone in
      TodoFilter(isDone: isDone, category: filter.category, due: filter.due)
    }
    if let search {
      let query = try todos.query(search)
      let found = try await context.all { request throws(AppError) in
        try await todos.todos(matching: query, request)
      }
      return found.filter { item in filters.contains { $0.includes(item) } }
    }
    var items: [TodoItem] = []
    for filter in filters {
      items += try await context.all { request throws(AppError) in try await todos.todos(filter, request) }
    }
    return items
  }

  @MainActor
  private func nothing(_ filter: TodoFilter, _ context: TodoContext) async throws(AppError) -> String {
    let strings = context.todoStrings
    if search != nil { return strings.searching.nothing }
    if doneOnly { return context.strings.nothingDone }
    if filter.due != nil { return strings.nothingDue }
    if try await context.todos.counts().done(in: filter.category) > 0 { return strings.allDone }
    return filter.category == nil ? strings.nothing : strings.nothingInCategory
  }
}
