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
        "todo list", "todo list --due today", "todo list --category work --search report",
        "todo list --done --json",
        after: .text(
          """
          --json prints an array of objects: id, description, done (true or false), category (a name of your own, or \
          personal, work, shopping or other), due (YYYY-MM-DD or null), repeats (null, or how often it comes again as an \
          ISO 8601 duration: P1D, P2W, P1M, P1Y), notes, createdAt and updatedAt (ISO 8601, UTC).
          """,
          ja: """
            --json はオブジェクトの配列を出力します。キー: id、description（内容）、done（true か false）、category（personal、\
            work、shopping、other、または自分で決めた名前）、due（YYYY-MM-DD または null）、repeats（null、または繰り返しの\
            間隔。P1D、P2W、P1M、P1Y のようなISO 8601形式）、notes（メモ）、createdAt と \
            updatedAt（UTCのISO 8601形式）。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Flag(help: .text("Print JSON.", ja: "JSONで出力します。")) var json = false
  @Option(help: .text("Only those in this category.", ja: "このカテゴリーだけ。"), completion: .names(.categories))
  var category: String?
  @Option(help: .text("Only those with all these words.", ja: "これらの言葉をすべて含むものだけ。")) var search: String?
  @Option(
    help: .text(
      "Only those due by this day: today, week, friday, 2026-11-30 … or - for those without a date.",
      ja: "この日までに期限が来るものだけ。今日、金曜、2026-11-30 など。week で7日以内、- で期限なし。"))
  var due: String?
  @Flag(help: .text("Only those that are overdue.", ja: "期限切れのものだけ。")) var overdue = false
  @Flag(help: .text("Those that are done, too.", ja: "完了したものも表示します。")) var done = false
  @Flag(help: .text("Only those that are done.", ja: "完了したものだけ。")) var doneOnly = false
  @Flag(help: .text("Show their notes.", ja: "メモも表示します。")) var notes = false

  var isWriting: Bool { false }

  func validate() throws {
    if overdue, due != nil || done || doneOnly {
      throw ValidationError(
        .text(
          "Use --overdue without --due, --done or --done-only.",
          ja: "--overdue は --due、--done、--done-only と一緒に指定できません。"))
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
