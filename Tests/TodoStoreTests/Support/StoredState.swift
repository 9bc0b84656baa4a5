import AppValues
import Logging
import SocialDatabase
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

extension Logger {
  /// Writes nothing down.
  static let silent = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
}

extension SQLConnection {
  /// All that is known of all todos.
  func everything() throws(AppError) -> [ID<TodoItem>: TodoRecord] {
    var records: [ID<TodoItem>: TodoRecord] = [:]
    let names = try rows("SELECT name FROM todo") { row throws(AppError) in row.text(0) }
    for name in names { records[ID(name)] = try stored(ID(name))?.record }
    return records
  }

  /// The rows of a statement, their columns as texts.
  func texts(_ sql: SQL, columns: Int) throws(AppError) -> [[String]] {
    try rows(sql) { row throws(AppError) in
      var texts: [String] = []
      for column in 0..<columns { texts.append(row.text(column)) }
      return texts
    }
  }
}

extension TodoStore {
  /// Makes sure that all that lists, counts and searches are read from is what follows from the fields.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let (records, rows, words, counts) = try await database.read { connection throws(AppError) in
      (
        try connection.everything(),
        try connection.shown("todo t WHERE t.place IS NOT NULL"),
        try connection.texts(
          "SELECT t.name, w.words FROM todo_words w LEFT JOIN todo t ON t.id = w.id AND t.place = w.place",
          columns: 2),
        try connection.texts("SELECT category, is_done, count FROM todo_count WHERE count <> 0", columns: 3)
      )
    }
    let items = records.values.compactMap(\.item)
    #expect(Set(rows.map(\.item)) == Set(items), sourceLocation: sourceLocation)
    #expect(Set(words.map { $0[0] }) == Set(items.map(\.id.rawValue)), sourceLocation: sourceLocation)
    for item in items {
      let expected = SearchText.words("\(item.description) \(item.notes)").joined(separator: " ")
      #expect(words.contains([item.id.rawValue, " \(expected) "]), sourceLocation: sourceLocation)
    }
    let expected = Dictionary(grouping: items) { [$0.category.rawValue, $0.isDone ? "1" : "0"] }
      .map { $0 + ["\($1.count)"] }
    #expect(Set(counts) == Set(expected), sourceLocation: sourceLocation)
  }
}

/// A store in a folder of its own, and others on the same file, as other processes have it.
final class StoreWorld: Sendable {
  let folder: TemporaryFolder
  let time = SetTime()

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.path("todo.sqlite") }

  func open() async throws(AppError) -> TodoStore {
    try await TodoStore.open(path: path, clock: time.clock, log: .silent)
  }
}

// One todo at a time.
extension TodoEditing {
  func edit(_ id: ID<TodoItem>, _ edit: TodoEdit) async throws -> TodoItem {
    let today = try #require(CalendarDate("2026-11-15"))
    return try #require(try await self.edit([id], edit, today: today).items.first)
  }

  func delete(_ id: ID<TodoItem>) async throws(AppError) { try await delete([id]) }

  func restore(_ id: ID<TodoItem>) async throws -> TodoItem {
    try #require(try await restore([id]).first)
  }
}

extension TodoStore {
  /// Brings in what stands in one file by itself.
  func importItems(
    _ items: [TodoItem], restoring restores: Bool = false
  ) async throws(AppError) -> [TodoImportOutcome] {
    try await importItems(items, in: "\(clock.now().milliseconds)", restoring: restores)
  }
}

extension TodoPorts {
  /// Adds a todo; a millisecond after the last, so that their order is known.
  @discardableResult
  func add(_ new: NewTodo, at time: SetTime) async throws -> TodoItem {
    time.milliseconds += 1
    return try await #require(editing).add(new, key: "\(time.milliseconds)")
  }

  @discardableResult
  func edit(_ id: ID<TodoItem>, _ edit: TodoEdit, at time: SetTime) async throws -> TodoItem {
    time.milliseconds += 1
    return try await #require(editing).edit(id, edit)
  }

  /// A whole list, read in pages from its top.
  func list(_ filter: TodoFilter = TodoFilter(), limit: Int = 80) async throws -> [TodoItem] {
    try await pages(limit: limit) { try await todos.todos(filter, $0) }
  }

  /// All that a query finds.
  func found(_ query: String, limit: Int = 80) async throws -> [TodoItem] {
    let search = try #require(search)
    return try await pages(limit: limit) { try await search.todos(matching: query, $0) }
  }

  private func pages(
    limit: Int, _ read: (PageRequest) async throws -> Page<TodoItem>
  ) async throws -> [TodoItem] {
    var (items, position) = ([TodoItem](), PageRequest.Position.first)
    while true {
      let page = try await read(PageRequest(position, limit: limit))
      items += page.items
      guard let older = page.older else { return items }
      position = .before(older)
    }
  }
}
