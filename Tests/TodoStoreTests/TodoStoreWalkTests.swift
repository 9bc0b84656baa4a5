import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// A random walk over all that can be done with todos, beside the same in memory.
struct TodoStoreWalkTests {
  @Test(arguments: [1, 2, 3]) func allReadsSayWhatWasWritten(_ seed: UInt64) async throws {
    let walk = try await TodoWalk(seed: seed)
    for step in Effort.rounds(120, full: 5000) {
      try await walk.step()
      if step % 10 == 0 { try await walk.compare() }
    }
    try await walk.compare()
    try await walk.end()
  }
}

private final class TodoWalk {
  private static let words = ["milk", "tea", "café", "cafe", "牛乳", "パン", "a", "bread", "Straße"]
  private static let categories: [TodoCategory] = [.personal, .work, TodoCategory(rawValue: "Garten")]

  private let world: StoreWorld
  private let stores: [TodoStore]
  private let time: SetTime
  private var generator: SeededGenerator
  private var items: [ID<TodoItem>: TodoItem] = [:]
  private var deleted: [ID<TodoItem>: TodoItem] = [:]
  /// What there was before each step that can be taken back.
  private var before: [(items: [ID<TodoItem>: TodoItem], deleted: [ID<TodoItem>: TodoItem])] = []
  private var count = 0

  init(seed: UInt64) async throws {
    generator = SeededGenerator(seed: seed)
    world = try StoreWorld()
    time = world.time
    stores = [try await world.open(), try await world.open()]
  }

  private var ports: TodoPorts { stores[count % 2].ports }

  func step() async throws {
    count += 1
    time.milliseconds += .random(in: 1...2, using: &generator)
    let editing = try #require(ports.editing)
    let step = (items, deleted)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<4:
      let new = NewTodo(
        text(), category: category(), due: due(), notes: Bool.random(using: &generator) ? text() : "")
      let item = try await editing.add(new, key: "\(count)")
      items[item.id] = item
    case 4..<8:
      guard let id = items.keys.sorted(by: { $0.rawValue < $1.rawValue }).randomElement(using: &generator)
      else { return }
      var edit = TodoEdit()
      if Bool.random(using: &generator) { edit.description = text() }
      if Bool.random(using: &generator) { edit.isDone = .random(using: &generator) }
      if Bool.random(using: &generator) { edit.category = category() }
      if Bool.random(using: &generator) { edit.due = due().map { TodoEdit.Due.day($0) } ?? .anyTime }
      let item = try await editing.edit(id, edit)
      if item == items[id] { return }
      items[id] = item
    case 8:
      guard let id = items.keys.sorted(by: { $0.rawValue < $1.rawValue }).randomElement(using: &generator)
      else { return }
      try await editing.delete(id)
      deleted[id] = items.removeValue(forKey: id)
    case 9, 10: return try await undo()
    default:
      guard let id = deleted.keys.sorted(by: { $0.rawValue < $1.rawValue }).randomElement(using: &generator)
      else { return }
      let item = try await editing.restore(id)
      var expected = try #require(deleted[id])
      deleted[id] = nil
      expected.updatedAt = item.updatedAt
      #expect(item == expected)
      items[id] = item
    }
    before.append(step)
    if before.count > StoredStep.most { before.removeFirst() }
  }

  private func undo() async throws {
    let history = try #require(ports.history)
    guard let last = before.popLast() else {
      #expect(try await history.undo(nil) == nil)
      return
    }
    #expect(try await history.lastStep() != nil)
    let undone = try #require(try await history.undo(nil))
    let current = items
    (items, deleted) = last
    // When they were changed isn't taken back: others of them may have been since.
    for id in items.keys where !undone.todos.contains(id) { items[id] = current[id] }
    for item in try await ports.todos.todos(undone.todos) {
      var expected = try #require(items[item.id])
      expected.updatedAt = item.updatedAt
      #expect(item == expected)
      items[item.id] = item
    }
  }

  func compare() async throws {
    let limit = Int.random(in: 1...7, using: &generator)
    for isDone in [false, true] {
      for category in [nil] + Self.categories.map(Optional.init) {
        let filter = TodoFilter(isDone: isDone, category: category)
        #expect(try await ports.list(filter, limit: limit) == listed(items.values.filter(filter.includes)))
      }
    }
    let today = try #require(CalendarDate("2026-11-15"))
    let counts = try await ports.todos.counts(today: today)
    let expected = Dictionary(grouping: items.values, by: \.category).map { category, items in
      TodoCounts.Category(
        category, open: items.count { !$0.isDone }, overdue: items.count { $0.isOverdue(on: today) },
        done: items.count(where: \.isDone))
    }
    #expect(Set(counts.categories) == Set(expected))
    for query in Self.words + ["mi", "ilk te", "strasse", "乳"] {
      let words = SearchText.words(query)
      let found = items.values.filter { SearchText.matches("\($0.description)\n\($0.notes)", words: words) }
      #expect(try await ports.found(query, limit: limit) == listed(found), "\(query)")
    }
  }

  func end() async throws {
    for store in stores {
      try await store.expectSound()
      await store.close()
    }
  }

  private func listed(_ items: [TodoItem]) -> [TodoItem] {
    items.sorted { one, other in
      switch (one.isDone, other.isDone) {
      case (false, true): true
      case (true, false): false
      case (true, true): one.updatedAt > other.updatedAt
      case (false, false):
        if one.due == other.due {
          one.createdAt > other.createdAt
        } else {
          one.due.map { due in other.due.map { due < $0 } ?? true } ?? false
        }
      }
    }
  }

  private func text() -> String {
    (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
      Self.words.randomElement(using: &generator)
    }
    .joined(separator: " ")
  }

  private func category() -> TodoCategory { Self.categories.randomElement(using: &generator) ?? .other }

  private func due() -> CalendarDate? {
    Bool.random(using: &generator)
      ? nil : CalendarDate(year: 2026, month: 11, day: .random(in: 1...30, using: &generator))
  }
}
