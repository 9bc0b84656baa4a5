import AppValues
import SocialDatabase
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

struct TodoStoreEditingTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  @Test func whatIsAddedIsThereWithAllItSays() async throws {
    let store = try await world.open()
    let editing = try #require(store.ports.editing)
    let new = NewTodo("Buy milk", category: .shopping, due: CalendarDate("2026-11-30"), notes: "Two\nlitres")
    let item = try await editing.add(new, key: "one")
    let now = Timestamp(milliseconds: world.time.milliseconds)
    #expect(
      item
        == TodoItem(
          id: item.id, description: "Buy milk", category: .shopping, due: CalendarDate("2026-11-30"),
          notes: "Two\nlitres", createdAt: now))
    #expect(item.id.rawValue.count == 12)
    await store.close()
    let again = try await world.open()
    #expect(try await again.ports.list() == [item])
    await again.close()
  }

  @Test func oneAttemptAddsOnce() async throws {
    let (store, other) = (try await world.open(), try await world.open())
    let editing = try #require(store.ports.editing)
    let item = try await editing.add(NewTodo("Buy milk"), key: "one")
    let edited = try await store.ports.edit(item.id, TodoEdit(description: "Buy tea"), at: world.time)
    #expect(try await other.ports.editing?.add(NewTodo("Buy milk"), key: "one") == edited)
    #expect(try await editing.add(NewTodo("Buy milk"), key: "two").id != item.id)
    #expect(try await store.ports.list().count == 2)
    try await editing.delete(item.id)
    await #expect(throws: AppError.gone) { try await editing.add(NewTodo("Buy milk"), key: "one") }
    for store in [store, other] { await store.close() }
  }

  @Test func onlyTheGivenValuesChange() async throws {
    let store = try await world.open()
    let ports = store.ports
    let item = try await ports.add(NewTodo("Buy milk", due: CalendarDate("2026-11-30")), at: world.time)
    let before = try await store.record(item.id)
    let edited = try await ports.edit(item.id, TodoEdit(isDone: true, due: .anyTime), at: world.time)
    #expect(edited.isDone && edited.due == nil && edited.description == "Buy milk")
    #expect(edited.updatedAt == Timestamp(milliseconds: world.time.milliseconds))
    #expect(edited.createdAt == item.createdAt)
    let after = try await store.record(item.id)
    let changed = after.fields.filter { before.fields[$0.key] != $0.value }
    #expect(Set(changed.keys) == [.done, .due])
    await #expect(throws: AppError.notFound) { try await ports.editing?.edit("none", TodoEdit(isDone: true)) }
    try await ports.editing?.delete(item.id)
    await #expect(throws: AppError.gone) { try await ports.editing?.edit(item.id, TodoEdit(isDone: true)) }
    await store.close()
  }

  @Test func aValueThatIsThereAlreadyIsNoChange() async throws {
    let store = try await world.open()
    let ports = store.ports
    let item = try await ports.add(NewTodo("Buy milk"), at: world.time)
    let news = try await ports.news?.changes(PageRequest())
    let same = TodoEdit(description: "Buy milk", isDone: false, category: .personal, due: .anyTime, notes: "")
    #expect(try await ports.edit(item.id, same, at: world.time) == item)
    #expect(try await ports.news?.changes(PageRequest()) == news)
    await store.close()
  }

  @Test func aDeletedTodoComesBackWithEverythingItHad() async throws {
    let store = try await world.open()
    let (ports, editing) = (store.ports, try #require(store.ports.editing))
    let item = try await ports.add(NewTodo("Buy milk", category: .shopping, notes: "Two"), at: world.time)
    #expect(try await editing.restore(item.id) == item)
    try await editing.delete(item.id)
    let deleted = try await store.record(item.id)
    world.time.milliseconds += 1
    try await editing.delete(item.id)
    #expect(try await store.record(item.id) == deleted)
    #expect(try await ports.list().isEmpty)
    world.time.milliseconds += 1
    var expected = item
    expected.updatedAt = Timestamp(milliseconds: world.time.milliseconds)
    #expect(try await editing.restore(item.id) == expected)
    #expect(try await ports.list() == [expected])
    for id in ["none"] as [ID<TodoItem>] {
      await #expect(throws: AppError.notFound) { try await editing.delete(id) }
      await #expect(throws: AppError.notFound) { try await editing.restore(id) }
    }
    try await store.expectSound()
    await store.close()
  }

  /// All of a change is stored, or nothing: not even its time.
  @Test func whatFailsInTheMiddleLeavesNothing() async throws {
    let store = try await world.open()
    let item = try await store.ports.add(NewTodo("Buy milk"), at: world.time)
    let before = try await store.dump()
    let now = Timestamp(milliseconds: world.time.milliseconds + 1)
    await #expect(throws: AppError.cancelled) {
      try await store.database.write { connection throws(AppError) in
        let time = try connection.tick(now)
        let change = FieldChange(item.id, .description, FieldValue("Buy tea"), at: time)
        try connection.take(
          [change, FieldChange("b", .done, FieldValue(true), at: time)], isShared: false, now)
        throw .cancelled
      }
    }
    #expect(try await store.dump() == before)
    try await store.expectSound()
    await store.close()
  }

  @Test func timesNeverGoBackWhateverTheClockShows() async throws {
    let (store, other) = (try await world.open(), try await world.open())
    let item = try await store.ports.add(NewTodo("Buy milk"), at: world.time)
    world.time.milliseconds -= 1_000_000_000
    let edited = try await other.ports.editing?.edit(item.id, TodoEdit(description: "Buy tea"))
    #expect(edited?.description == "Buy tea")
    #expect(edited?.updatedAt == item.updatedAt)
    await store.close()
    await other.close()
    let third = try await world.open()
    #expect(try await third.ports.editing?.edit(item.id, TodoEdit(isDone: true)).isDone == true)
    await third.close()
  }
}

extension TodoStore {
  fileprivate func record(_ id: ID<TodoItem>) async throws -> TodoRecord {
    try #require(
      try await database.read { connection throws(AppError) in try connection.stored(id)?.record })
  }

  /// All rows of all tables.
  fileprivate func dump() async throws(AppError) -> [[[String]]] {
    try await database.read { connection throws(AppError) in
      [
        try connection.texts("SELECT * FROM todo", columns: 11),
        try connection.texts("SELECT * FROM todo_field", columns: 6),
        try connection.texts("SELECT * FROM todo_words", columns: 3),
        try connection.texts("SELECT * FROM todo_count", columns: 3),
        try connection.texts("SELECT * FROM setting", columns: 2),
        try connection.texts("SELECT * FROM change", columns: 5),
      ]
    }
  }
}
