import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct AddCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add", abstract: .text("Add a todo.", ja: "ToDoを追加します。"),
      discussion: .examples(
        "todo add Buy milk tomorrow", "todo add Pay rent due:friday every:month @home",
        "todo add \"Call Mia\" --due \"next friday\" --category work",
        after: .text(
          """
          The text can name the due date, the category and how often it repeats. A day or “every week” counts at its end, \
          @CATEGORY at either end; due:DAY, every:WEEK and the category of another todo anywhere. due:- says that there is \
          no due date. What is printed shows what was understood.

          If you already have an open todo that says the same, you're asked first; a script isn't asked.
          """,
          ja: """
            内容に期限、カテゴリー、繰り返しを含められます。「来週の金曜」や「毎週月曜」、「@仕事」は先頭か末尾に、「期限:金曜」「繰り返し:毎週」と\
            すでにあるカテゴリーはどこにでも書けます。「期限:-」で期限なしになります。読み取った結果は出力で確認できます。

            同じ内容の未完了のToDoがあるときは、追加する前に確認します（スクリプトからの実行では確認しません）。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text("What to do, in one line.", ja: "やること（1行）。")) var text: [String]
  @OptionGroup var values: ValueOptions

  func run(in context: TodoContext) async throws(AppError) {
    let todos = context.todos
    var new = try await todos.line(text.joined(separator: " "), said: values.said).new()
    new.notes = values.notes ?? ""
    if let category = values.category { new.category = TodoCategory(rawValue: category) }
    if let due = values.due { new.due = try todos.due(due) }
    if let every = values.every {
      let entered = try todos.repetition(every)
      new.repetition = entered?.repetition
      new.due = new.due ?? entered?.first
    }
    let key = todos.newKey()
    switch try await todos.add(new, key: key) {
    case .added(let item): try await context.print([item])
    case .alreadyThere(let item): try await addAgain(new, key, beside: item, context)
    }
  }

  @MainActor
  private func addAgain(
    _ new: NewTodo, _ key: String, beside item: TodoItem, _ context: TodoContext
  ) async throws(AppError) {
    let strings = context.strings
    if Confirmation.isPossible {
      context.output.note(context.rendering.line(item, category: nil).text)
      guard Confirmation.ask(strings.askAgain, context.output) else {
        return context.output.note(strings.notAdded)
      }
    }
    if case .added(let item) = try await context.todos.add(new, key: key, again: true) {
      try await context.print([item])
    }
  }
}

/// What a todo says beside its description.
struct ValueOptions: ParsableArguments {
  @Option(
    help: .text(
      "personal, work, shopping, other, or a name of your own.", ja: "個人、仕事、買い物、その他、または自分で決めた名前。"),
    completion: .names(.categories))
  var category: String?
  @Option(
    help: .text(
      "The due date: 27 Nov, 11/27, tomorrow, Friday, \"next friday\", \"in 3 days\", eom … or - for none.",
      ja: "期限。11月27日、11/27、明日、金曜、来週の金曜、3日後、月末 など。- で期限なし。"))
  var due: String?
  @Option(
    help: .text(
      "How often it repeats once it's done: day, week, month, year, 2 weeks … or - for never.",
      ja: "完了後の繰り返し。毎日、毎週、毎月、毎年、2週間ごと など。- で繰り返しなし。"))
  var every: String?
  @Option(help: .text("More about it.", ja: "メモ。")) var notes: String?

  /// The values that are said.
  var said: Set<InputField> {
    var said: Set<InputField> = []
    if category != nil { said.insert(.category) }
    if due != nil { said.insert(.due) }
    if every != nil { said.insert(.repetition) }
    return said
  }
}
