import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Todo

struct AddCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "add", \TodoHelpStrings.add, remark: \TodoHelpStrings.addRemark,
      examples: "todo add Buy milk tomorrow",
      "todo add Pay rent due:friday every:month @home",
      "todo add \"Call Mia\" --due \"next friday\" --category work")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text(\TodoHelpStrings.text)) var text: [String]
  @OptionGroup var values: ValueOptions

  func run(in context: TodoContext) async throws(AppError) {
    let todos = context.todos
    var line = try await todos.line(text.joined(separator: " "), said: values.said)
    try values.change(&line.said, todos)
    var new = line.new()
    new.notes = values.notes ?? ""
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
  @Option(help: .text(\TodoHelpStrings.category), completion: .names(.categories)) var category: String?
  @Option(help: .text(\TodoHelpStrings.due)) var due: String?
  @Option(help: .text(\TodoHelpStrings.every)) var every: String?
  @Option(help: .text(\TodoHelpStrings.notes)) var notes: String?

  /// The values that are said.
  var said: Set<InputField> {
    var said: Set<InputField> = []
    if category != nil { said.insert(.category) }
    if due != nil { said.insert(.due) }
    if every != nil { said.insert(.repetition) }
    return said
  }

  /// Has an edit say what the options do, but for the notes.
  ///
  /// Throws `invalid` for what can't be read.
  func change(_ edit: inout TodoEdit, _ todos: TodoInteractor) throws(AppError) {
    if let category { edit.category = TodoCategory(rawValue: category) }
    if let due { edit.due = try todos.due(due).map { .day($0) } ?? .anyTime }
    if let every { edit.setRepetition(try todos.repetition(every)) }
  }
}
