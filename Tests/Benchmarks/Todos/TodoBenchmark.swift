import AppValues
import Foundation
import Logging
import SocialTodoStore
import Todo

/// Measures Todo where there are many todos.
struct TodoBenchmark {
  private static let pageLength = 20
  private static let changed = 10_000
  /// What someone types, key by key.
  private static let typed = ["g", "ga", "gar", "gard", "garden", "garden t", "garden tax", "zebra"]
  private static let words = [
    "milk", "bread", "garden", "letter", "call", "mother", "tea", "bicycle", "window", "tax", "house",
    "report",
    "meeting", "paint", "fence", "mail", "clean", "write", "book", "travel",
  ]

  let count: Int
  let rounds: Int
  /// An empty folder.
  let folder: URL
  /// The program `todo`.
  let program: URL

  func run(_ table: Table) async throws {
    let data = folder.appending(path: "todos")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let store = try await open("todos/todo.sqlite")
    try await fill(store)
    let among = "among \(count.grouped) todos"
    table.add(
      "First screen of todos, \(among): the list and its counts", "\(try await firstScreen(store)) ms")
    let searches = try await searches(store)
    table.add(
      "Search at each key, \(among): median, worst",
      "\(searches.median.asMilliseconds) ms, \((searches.max() ?? 0).asMilliseconds) ms")
    table.add("Adding a todo, on the disk before the answer, \(among)", "\(try await add(store)) ms")
    let (sent, received) = try await keepInStep(store)
    table.add(
      "Keeping in step, \(Self.changed.grouped) changes, \(among): sent, received",
      "\(sent.asMilliseconds) ms, \(received.asMilliseconds) ms")
    await store.close()
    table.add("From the start of `todo` to the prompt, \(among)", "\(try starts(data)) ms", aim: "< 50 ms")
  }

  private func open(_ name: String) async throws -> TodoStore {
    let log = Logger(label: "benchmark") { _ in SwiftLogNoOpLogHandler() }
    return try await TodoStore.open(path: folder.appending(path: name).path, log: log)
  }

  private func item(_ number: Int) -> TodoItem {
    let words = [number, number / 20, number / 400].map { Self.words[$0 % 20] }.joined(separator: " ")
    let created = Timestamp(Date()).milliseconds - 1_000_000_000 + Int64(number)
    return TodoItem(
      id: ID("todo\(number)"), description: "\(words) \(number)", isDone: number % 3 == 0,
      category: TodoCategory.builtIn[number % 4],
      due: number % 5 == 0 ? CalendarDate(year: 2026, month: 1 + number % 12, day: 1 + number % 28) : nil,
      notes: number % 4 == 0 ? "Some notes, with this and that \(number * 7)" : "",
      createdAt: Timestamp(milliseconds: created))
  }

  private func fill(_ store: TodoStore) async throws {
    for start in stride(from: 0, to: count, by: 1000) {
      _ = try await store.importItems((start..<min(start + 1000, count)).map(item), in: "filled")
    }
  }

  private func firstScreen(_ store: TodoStore) async throws -> String {
    let todos = TodoInteractor(ports: store.ports)
    var times: [Double] = []
    for _ in 0..<rounds {
      times.append(
        try await timed {
          _ = try await todos.lastChange()
          _ = try await todos.counts()
          _ = try await todos.todos(TodoFilter(), PageRequest(limit: Self.pageLength))
        }.1)
    }
    return times.median.asMilliseconds
  }

  private func searches(_ store: TodoStore) async throws -> [Double] {
    let todos = TodoInteractor(ports: store.ports)
    var times: [Double] = []
    for _ in 0..<rounds {
      for query in Self.typed {
        let request = PageRequest(limit: Self.pageLength)
        times.append(try await timed { try await todos.todos(matching: query, request) }.1)
      }
    }
    return times
  }

  private func add(_ store: TodoStore) async throws -> String {
    let todos = TodoInteractor(ports: store.ports)
    var times: [Double] = []
    for number in 0..<10 * rounds {
      let new = NewTodo("One more, number \(number)")
      times.append(try await timed { try await todos.add(new, key: todos.newKey()) }.1)
    }
    return times.median.asMilliseconds
  }

  /// How long it takes to write so many changes to a shared folder, and to take them in on another device.
  private func keepInStep(_ store: TodoStore) async throws -> (sent: Double, received: Double) {
    let shared = folder.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let other = try await open("other.sqlite")
    for device in [store, other] { try check(await device.join(shared.path)) }
    for start in stride(from: 0, to: Self.changed, by: 1000) {
      let items = (start..<start + 1000).map { number in
        var item = item(number)
        item.notes = "Other notes \(number)"
        item.updatedAt = Timestamp(Date())
        return item
      }
      _ = try await store.importItems(items, in: "changed")
    }
    let sent = try await timed { try check(await store.sync()) }.1
    let received = try await timed { try check(await other.sync()) }.1
    await other.close()
    return (sent, received)
  }

  private func check(_ report: SyncReport) throws {
    if let fault = report.fault { throw fault }
  }

  private func starts(_ data: URL) throws -> String {
    let times = try (0..<2 * rounds).map { _ in
      let shell = try Child(program, ["--data", data.path])
      let time = try shell.wait(for: "\n> ") - shell.started
      try shell.endInput()
      try shell.waitForEnd()
      return time.inSeconds
    }
    return times.median.asMilliseconds
  }
}
