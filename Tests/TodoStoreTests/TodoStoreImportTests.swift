import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

struct TodoStoreImportTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  @Test func whatWasWrittenElsewhereIsThereOnce() async throws {
    let (store, elsewhere) = (try await world.open(), try StoreWorld())
    let milk = try await store.ports.add(
      NewTodo("Buy milk", category: .shopping, due: CalendarDate("2026-11-30"), notes: "Two"), at: world.time)
    let tea = try await store.ports.add(NewTodo("Buy tea"), at: world.time)
    let done = try await store.ports.edit(tea.id, TodoEdit(isDone: true), at: world.time)
    elsewhere.time.milliseconds += 1_000_000
    let other = try await elsewhere.open()
    #expect(try await other.importItems([milk, done]) == [.added, .added])
    #expect(try await other.importItems([milk, done]) == [.kept, .kept])
    #expect(try await other.ports.list() == [milk])
    #expect(try await other.ports.list(TodoFilter(isDone: true)) == [done])
    #expect(try await store.importItems([milk, done]) == [.kept, .kept])
    try await other.expectSound()
    for store in [store, other] { await store.close() }
  }

  @Test func whatWasChangedSinceStays() async throws {
    let store = try await world.open()
    let ports = store.ports
    let old = try await ports.add(NewTodo("Buy milk"), at: world.time)
    let new = try await ports.edit(old.id, TodoEdit(description: "Buy oat milk"), at: world.time)
    #expect(try await store.importItems([old]) == [.kept])
    #expect(try await ports.todos.todo(old.id) == new)
    var later = new
    later.notes = "Two"
    later.updatedAt = Timestamp(milliseconds: world.time.milliseconds + 5)
    world.time.milliseconds += 10
    #expect(try await store.importItems([later]) == [.changed])
    #expect(try await ports.todos.todo(old.id) == later)
    try await ports.editing?.delete(old.id)
    #expect(try await store.importItems([later]) == [.deleted])
    #expect(try await ports.list().isEmpty)
    await store.close()
  }

  @Test func whatWasDeletedSinceComesBackWhereThatIsWanted() async throws {
    let store = try await world.open()
    let old = try await store.ports.add(NewTodo("Buy milk"), at: world.time)
    let new = try await store.ports.edit(old.id, TodoEdit(notes: "Two"), at: world.time)
    try await store.ports.editing?.delete(old.id)
    world.time.milliseconds += 1
    #expect(try await store.importItems([old]) == [.deleted])
    #expect(try await store.importItems([old], restoring: true) == [.restored])
    #expect(try await store.ports.list().map(\.notes) == [new.notes])
    #expect(try await store.importItems([old], restoring: true) == [.kept])
    try await store.expectSound()
    await store.close()
  }

  @Test func whatComesBackAndIsChangedIsOneTodo() async throws {
    let store = try await world.open()
    var item = try await store.ports.add(NewTodo("Buy milk"), at: world.time)
    try await store.ports.editing?.delete(item.id)
    world.time.milliseconds += 5
    (item.notes, item.updatedAt) = ("Two", Timestamp(milliseconds: world.time.milliseconds))
    world.time.milliseconds += 5
    #expect(try await store.importItems([item], restoring: true) == [.restored])
    #expect(try await store.ports.list().map(\.notes) == ["Two"])
    #expect(try await store.ports.history?.lastStep() == TodoStep(.imported, "Buy milk"))
    #expect(try await store.ports.history?.undo(nil)?.todos == [item.id])
    #expect(try await store.ports.list().isEmpty)
    await store.close()
  }

  @Test func whatClaimsToBeOfTheFutureLeavesWhatIsKnown() async throws {
    let store = try await world.open()
    let old = try await store.ports.add(NewTodo("Buy milk"), at: world.time)
    var item = old
    item.updatedAt = Timestamp(milliseconds: world.time.milliseconds + 1_000_000)
    let new = try await store.ports.edit(old.id, TodoEdit(description: "Buy oat milk"), at: world.time)
    #expect(try await store.importItems([item]) == [.kept])
    #expect(try await store.ports.todos.todo(old.id) == new)
    await store.close()
  }

  @Test func whatClaimsToBeOfTheFutureIsOfNow() async throws {
    let store = try await world.open()
    var item = TodoItem.sample("a", "Buy milk")
    item.updatedAt = Timestamp(milliseconds: .max)
    #expect(try await store.importItems([item]) == [.added])
    #expect(try await store.ports.todos.todo("a").updatedAt == world.time.clock.now())
    #expect(try await store.ports.edit("a", TodoEdit(isDone: true), at: world.time).isDone)
    await store.close()
  }

  @Test func anIDThatCouldNotBeTypedIsRefused() async throws {
    let store = try await world.open()
    let ids: [ID<TodoItem>] = [
      "", "a\u{1b}", ID(String(repeating: "a", count: 101)), "../../etc", "-rf", "a b", "a/b", "_a", "é", ".",
    ]
    for id in ids { #expect(!TodoStore.accepts(id), "\(id)") }
    #expect(
      Set(try await store.importItems(ids.map { TodoItem.sample($0.rawValue, "Buy milk") })) == [.invalidID])
    #expect(try await store.ports.list().isEmpty)
    for id in ["a", "7-A_b", "550E8400-e29b-41d4-a716-446655440000"] as [ID<TodoItem>] {
      #expect(TodoStore.accepts(id), "\(id)")
    }
    await store.close()
  }
}
