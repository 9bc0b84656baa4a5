import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct ListCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: .text("List todos, the soonest due first.", ja: "ToDoを期限の早い順に表示します。"),
      discussion: .examples(
        "todo list", "todo list --category work --search report", "todo list --done --json",
        after: .text(
          """
          --json prints an array of objects: id, description, done (true or false), category (a name of your own, or \
          personal, work, shopping or other), due (YYYY-MM-DD or null), notes, createdAt and updatedAt (ISO 8601, UTC).
          """,
          ja: """
            --json はオブジェクトの配列を出力します。キー: id、description（内容）、done（true か false）、category（personal、\
            work、shopping、other、または自分で決めた名前）、due（YYYY-MM-DD または null）、notes（メモ）、createdAt と \
            updatedAt（UTCのISO 8601形式）。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Flag(help: .text("Print JSON.", ja: "JSONで出力します。")) var json = false
  @Option(help: .text("Only those in this category.", ja: "このカテゴリーだけ。")) var category: String?
  @Option(help: .text("Only those with all these words.", ja: "これらの言葉をすべて含むものだけ。")) var search: String?
  @Flag(help: .text("Those that are done, too.", ja: "完了したものも表示します。")) var done = false

  var isWriting: Bool { false }

  func run(in context: TodoContext) async throws(AppError) {
    let counts = try await context.todos.counts()
    var chosen: TodoCategory?
    if let category {
      chosen = context.todos.category(try context.todos.category(category), among: counts)
    }
    let items = try await items(in: chosen, context)
    if json { return try context.output.json(.array(items.map(TodoDocument.json))) }
    try await context.print(items, category: chosen)
    if items.isEmpty { context.output.note(nothing(counts, in: chosen, context)) }
  }

  @MainActor
  private func items(in category: TodoCategory?, _ context: TodoContext) async throws(AppError) -> [TodoItem]
  {
    let todos = context.todos
    if let search {
      let query = try todos.query(search)
      let found = try await context.all { request throws(AppError) in
        try await todos.todos(matching: query, request)
      }
      return found.filter { (done || !$0.isDone) && (category == nil || $0.category == category) }
    }
    var items: [TodoItem] = []
    for isDone in done ? [false, true] : [false] {
      let filter = TodoFilter(isDone: isDone, category: category)
      items += try await context.all { request throws(AppError) in try await todos.todos(filter, request) }
    }
    return items
  }

  @MainActor
  private func nothing(_ counts: TodoCounts, in category: TodoCategory?, _ context: TodoContext) -> String {
    let strings = context.todoStrings
    if search != nil { return strings.searching.nothing }
    if counts.done(in: category) > 0 { return strings.allDone }
    return category == nil ? strings.nothing : strings.nothingInCategory
  }
}
