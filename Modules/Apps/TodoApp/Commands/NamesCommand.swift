import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import SocialTodoStore
import Todo

/// `todo names KIND`: what can be typed for a todo or a category, for a command shell that completes it by Tab.
struct NamesCommand: TodoCommand {
  /// What is named.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case open, done, todos, categories
  }

  static var configuration: CommandConfiguration {
    .command(
      "names", \TodoHelpStrings.names, examples: "todo names open", "todo names categories",
      shouldDisplay: false)
  }

  /// No one chooses among more.
  private static let most = 500

  @OptionGroup var options: TodoOptions
  @Argument(help: .text(\TodoHelpStrings.namesKind)) var kind: Kind
  @Option(help: .text(\TodoHelpStrings.namesDescribed)) var described: CommandShell?

  var isWriting: Bool { false }

  func run(in context: TodoContext) async throws(AppError) {
    if kind == .categories { return try await printCategories(context) }
    let todos = context.todos
    var items: [TodoItem] = []
    for isDone in [false, true] where kind == .todos || (kind == .done) == isDone {
      items += try await context.all(most: Self.most) { request throws(AppError) in
        try await todos.todos(TodoFilter(isDone: isDone), request)
      }
    }
    let names = try await context.store.shortNames(of: items.map(\.id))
    for item in items {
      let name = names[item.id] ?? item.id.rawValue
      try context.output.verbatim(line(name, Printable.stripped(context.rendering.quoted(item.description))))
    }
  }

  @MainActor
  private func printCategories(_ context: TodoContext) async throws(AppError) {
    let used = try await context.todos.counts().categories.map(\.category)
    let categories = used + TodoCategory.builtIn.filter { !used.contains($0) }
    for category in categories {
      let name = Printable.stripped(context.todoStrings.input.name(of: category))
      try context.output.verbatim((described == .zsh ? name.replacing(":", with: "\\:") : name) + "\n")
    }
  }

  private func line(_ name: String, _ description: String) -> String {
    switch described {
    case .zsh: "\(name):\(description)\n"
    case .fish: "\(name)\t\(description)\n"
    case .bash, nil: "\(name)\n"
    }
  }
}

extension CompletionKind {
  /// The names that there are when Tab is pressed: of the todos in the usual data folder.
  static func names(_ kind: NamesCommand.Kind) -> CompletionKind {
    // bash would type what stands behind a name, too.
    let shell = CompletionShell.requesting.map { " --described \($0.rawValue)" } ?? ""
    return .shellCommand("\(CommandName.installed.text) names \(kind.rawValue)\(shell) 2>/dev/null")
  }
}
