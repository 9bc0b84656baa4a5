import AppValues
import Testing
import Todo

@testable import SocialTodoStore

struct TodoStoreListTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test func openOnesComeBySoonestDueThenNewestFirst() async throws {
    let store = try await world.open()
    let ports = store.ports
    for (text, due) in [
      ("old", nil), ("late", "2026-12-01"), ("soon", "2026-11-24"), ("soon again", "2026-11-24"),
      ("new", nil),
      ("ancient", "0001-01-01"), ("last", "9999-12-31"),
    ] {
      try await ports.add(NewTodo(text, due: due.map { try day($0) }), at: world.time)
    }
    let expected = ["ancient", "soon again", "soon", "late", "last", "new", "old"]
    for limit in 1...8 { #expect(try await ports.list(limit: limit).map(\.description) == expected) }
    await store.close()
  }

  @Test func doneOnesComeByTheLastChangeFirst() async throws {
    let store = try await world.open()
    let ports = store.ports
    var ids: [ID<TodoItem>] = []
    for text in ["a", "b", "c"] { ids.append(try await ports.add(NewTodo(text), at: world.time).id) }
    for index in [2, 0, 1] { try await ports.edit(ids[index], TodoEdit(isDone: true), at: world.time) }
    #expect(try await ports.list().isEmpty)
    let done = TodoFilter(isDone: true)
    for limit in 1...4 {
      #expect(try await ports.list(done, limit: limit).map(\.description) == ["b", "a", "c"])
    }
    try await ports.edit(ids[2], TodoEdit(notes: "more"), at: world.time)
    #expect(try await ports.list(done).map(\.description) == ["c", "b", "a"])
    try await ports.edit(ids[2], TodoEdit(isDone: false), at: world.time)
    #expect(try await ports.list().map(\.description) == ["c"])
    await store.close()
  }

  @Test func pagesGoBothWaysAndStayWhereTheyAreAsTodosCome() async throws {
    let store = try await world.open()
    let ports = store.ports
    for number in 0..<6 { try await ports.add(NewTodo("\(number)"), at: world.time) }
    let first = try await ports.todos.todos(TodoFilter(), PageRequest(limit: 2))
    #expect(first.items.map(\.description) == ["5", "4"])
    let second = try await ports.todos.todos(
      TodoFilter(), PageRequest(.before(try #require(first.older)), limit: 2))
    #expect(second.items.map(\.description) == ["3", "2"])
    try await ports.add(NewTodo("6"), at: world.time)
    let newer = try #require(second.newer)
    let above = try await ports.todos.todos(TodoFilter(), PageRequest(.justAbove(newer), limit: 2))
    #expect(above.items.map(\.description) == ["5", "4"])
    let top = try await ports.todos.todos(TodoFilter(), PageRequest(until: newer, limit: 2))
    #expect(top.items.map(\.description) == ["6", "5"])
    let news = try await ports.todos.todos(
      TodoFilter(), PageRequest(.justAbove(try #require(first.newer)), limit: 2))
    #expect(news.items.map(\.description) == ["6"] && news.older != nil)
    let bottom = try await ports.todos.todos(
      TodoFilter(), PageRequest(.before(try #require(second.older)), limit: 2))
    #expect(bottom.items.map(\.description) == ["1", "0"] && bottom.older == nil)
    await store.close()
  }

  @Test(arguments: ["", "x", "99", String(repeating: "g", count: 31), String(repeating: "0", count: 32)])
  func whatIsNoCursorIsRefused(_ text: String) async throws {
    let store = try await world.open()
    let request = PageRequest(.before(Cursor(text)))
    await #expect(throws: AppError.invalid(.cursor, .malformed)) {
      try await store.ports.todos.todos(TodoFilter(), request)
    }
    await #expect(throws: AppError.invalid(.cursor, .malformed)) {
      try await store.ports.search?.todos(matching: "a", request)
    }
    await #expect(throws: AppError.invalid(.cursor, .malformed)) {
      try await store.ports.news?.changes(PageRequest(.justAbove(Cursor("x\(text)"))))
    }
    await store.close()
  }

  @Test func listsAndCountsAreByCategory() async throws {
    let store = try await world.open()
    let ports = store.ports
    let garden = TodoCategory(rawValue: "Caf\u{e9}")
    try await ports.add(NewTodo("a", category: .work, due: try day("2026-11-22")), at: world.time)
    try await ports.add(NewTodo("b", category: .work, due: try day("2026-11-23")), at: world.time)
    let done = try await ports.add(NewTodo("c", category: .work), at: world.time)
    try await ports.edit(done.id, TodoEdit(isDone: true), at: world.time)
    try await ports.add(NewTodo("d", category: garden), at: world.time)
    // Written otherwise, and the same to people.
    try await ports.add(NewTodo("e", category: TodoCategory(rawValue: "Cafe\u{301}")), at: world.time)
    let gone = try await ports.add(NewTodo("f", category: .other), at: world.time)
    try await ports.editing?.delete(gone.id)
    let counts = try await ports.todos.counts(today: try day("2026-11-23"))
    #expect(
      Set(counts.categories) == [
        TodoCounts.Category(.work, open: 2, overdue: 1, done: 1), TodoCounts.Category(garden, open: 2),
      ])
    #expect(try await ports.list(TodoFilter(category: garden)).map(\.description) == ["e", "d"])
    #expect(try await ports.list(TodoFilter(isDone: true, category: .work)).map(\.description) == ["c"])
    try await store.expectSound()
    await store.close()
  }

  @Test func oneAndSeveralAreRead() async throws {
    let store = try await world.open()
    let ports = store.ports
    let kept = try await ports.add(NewTodo("kept", notes: "two\nlines"), at: world.time)
    let gone = try await ports.add(NewTodo("gone"), at: world.time)
    try await ports.editing?.delete(gone.id)
    #expect(try await ports.todos.todo(kept.id) == kept)
    await #expect(throws: AppError.gone) { try await ports.todos.todo(gone.id) }
    await #expect(throws: AppError.notFound) { try await ports.todos.todo("none") }
    #expect(try await ports.todos.todos([gone.id, "none", kept.id]) == [kept])
    #expect(try await ports.todos.todos([]).isEmpty)
    await store.close()
  }

  @Test func theNewestOpenOneOfATextIsFound() async throws {
    let store = try await world.open()
    let ports = store.ports
    try await ports.add(NewTodo("Café  crème"), at: world.time)
    let second = try await ports.add(NewTodo("CAFE creme"), at: world.time)
    let folded = TodoInteractor.folded("cafe crème")
    #expect(try await ports.todos.openTodo(folded: folded) == second)
    let done = try await ports.edit(second.id, TodoEdit(isDone: true), at: world.time)
    #expect(try await ports.todos.openTodo(folded: folded)?.description == "Café  crème")
    #expect(try await ports.todos.openTodo(folded: "cafe") == nil)
    try await ports.edit(done.id, TodoEdit(description: "Tea", isDone: false), at: world.time)
    #expect(try await ports.todos.openTodo(folded: "tea")?.id == second.id)
    await store.close()
  }
}
