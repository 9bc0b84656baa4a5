public import AppScreens
public import AppValues
public import ArgumentParser
public import SocialMenuShell
public import SocialTodoStore
import Todo

/// A one-shot command, run in a context.
public protocol TodoCommand: ParsableCommand {
  var options: TodoOptions { get }
  /// Whether it changes todos: then they are brought in step with other devices behind it.
  var isWriting: Bool { get }
  /// Runs the command and prints the result.
  @MainActor
  func run(in context: TodoContext) async throws(AppError)
}

extension TodoCommand {
  public var isWriting: Bool { true }
}

/// The parts that a command works with.
@MainActor
public final class TodoContext {
  let store: TodoStore
  let view: ViewContext
  let output: CommandStreams
  private var said: (error: AppError, text: String)?

  /// - Parameters:
  ///   - store: The todos.
  ///   - view: The words and the time.
  ///   - output: Where the command prints.
  public init(store: TodoStore, view: ViewContext, output: CommandStreams) {
    self.store = store
    self.view = view
    self.output = output
  }

  var strings: TodoCommandStrings { .of(view.words.language) }
  var todoStrings: TodoStrings { .of(view.words.language) }
  var rendering: TodoRendering { TodoRendering(strings: todoStrings, context: view) }

  /// The rules of todos.
  var todos: TodoInteractor {
    TodoInteractor(ports: store.ports, clock: view.clock, timeZone: view.words.timeZone)
  }

  /// Does the work of a command, and what comes behind it.
  public func run(_ command: any TodoCommand) async throws(AppError) {
    try await command.run(in: self)
    if command.isWriting { await keepInStep() }
  }

  // MARK: Errors

  /// An error that is explained in words of its own.
  func fault(_ error: AppError, _ text: String) -> AppError {
    said = (error, text)
    return error
  }

  /// What an error of the command is explained as.
  public func explanation(of error: AppError) -> String {
    if let said, said.error == error { return said.text }
    return view.words.explain(error)
  }

  // MARK: Todos

  /// The todos that people named, each once.
  ///
  /// Throws `notFound` for one that there isn't, `invalid(.todoID, .wrong)` where several begin so; nothing is done
  /// then.
  ///
  /// - Parameter areDeleted: Whether those that were deleted are meant.
  func ids(_ named: [String], areDeleted: Bool = false) async throws(AppError) -> [ID<TodoItem>] {
    var ids: [ID<TodoItem>] = []
    for text in named {
      let id = try await id(text, areDeleted)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private func id(_ text: String, _ areDeleted: Bool) async throws(AppError) -> ID<TodoItem> {
    var found = text.isEmpty ? [] : try await store.ids(beginningWith: text, areDeleted: areDeleted)
    if found.isEmpty {
      found = try await store.ids(beginningWith: text.lowercased(), areDeleted: areDeleted)
    }
    switch found.count {
    case 1 where !text.isEmpty: return found[0]
    case 2 where !text.isEmpty: throw fault(.invalid(.todoID, .wrong), strings.ambiguous(text))
    default:
      let shown = Printable.stripped(String(text.prefix(40)))
      throw fault(.notFound, areDeleted ? strings.noDeletedTodo(shown) : strings.noTodo(shown))
    }
  }

  /// A category that someone named, as it is in use; nil where none was named.
  func category(_ named: String?) async throws(AppError) -> TodoCategory? {
    guard let named else { return nil }
    return todos.category(try todos.category(named), among: try await todos.counts())
  }

  /// All of a list.
  ///
  /// - Parameter most: How many are enough.
  func all<Item>(
    most: Int = .max, _ read: @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> [Item] {
    var (items, request) = ([Item](), PageRequest(limit: PageRequest.limits.upperBound))
    while true {
      let page = try await read(request)
      items += page.items
      guard let older = page.older, items.count < most else { return items }
      request = PageRequest(.before(older), limit: PageRequest.limits.upperBound)
    }
  }

  /// Prints todos, each in a line that begins with as much of its id as names it.
  ///
  /// - Parameters:
  ///   - category: What all of them belong to, which is not said with each; nil for anything.
  ///   - hasNotes: Whether their notes stand below them.
  func print(
    _ items: [TodoItem], category: TodoCategory? = nil, hasNotes: Bool = false
  ) async throws(AppError) {
    var names: [ID<TodoItem>: String] = [:]
    for start in stride(from: 0, to: items.count, by: Self.namedAtOnce) {
      let ids = items[start..<min(start + Self.namedAtOnce, items.count)].map(\.id)
      names.merge(try await store.shortNames(of: ids)) { first, _ in first }
    }
    let width = names.values.map { TextWidth.columns($0) }.max() ?? 0
    for item in items {
      let name = names[item.id] ?? item.id.rawValue
      let padding = String(repeating: " ", count: max(0, width - TextWidth.columns(name)) + 2)
      let line = rendering.line(item, category: category)
      try output.line(
        Line([TextSpan(name, .faint), TextSpan(padding)] + line.spans, trailing: line.trailing))
      if hasNotes, !item.notes.isEmpty {
        let indent = String(repeating: " ", count: width + 2)
        for line in item.notes.split(separator: "\n", omittingEmptySubsequences: false) {
          try output.line(line.isEmpty ? "" : indent + line)
        }
      }
    }
  }

  private static let namedAtOnce = 1000
}

extension InputField {
  /// The id of a todo.
  static let todoID = InputField("todo-id")
}
