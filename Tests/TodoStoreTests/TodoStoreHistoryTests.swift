import AppValues
import SocialDatabase
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// What was changed on a device is taken back, and what was deleted comes back.
struct TodoStoreHistoryTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  /// All that people see, without when it was changed.
  private func seen(_ store: TodoStore) async throws -> [[String]] {
    var items: [TodoItem] = []
    for isDone in [false, true] { items += try await store.ports.list(TodoFilter(isDone: isDone)) }
    return items.map { [$0.id.rawValue, $0.description, "\($0.isDone)", $0.notes, $0.due?.rawValue ?? ""] }
      .sorted { $0[0] < $1[0] }
  }

  @Test func eachChangeIsTakenBackOneAfterAnother() async throws {
    let (store, other) = (try await world.open(), try await world.open())
    let (ports, editing) = (store.ports, try #require(store.ports.editing))
    let history = try #require(ports.history)
    #expect(try await history.undo(nil) == nil)
    let milk = try await ports.add(NewTodo("Milk", notes: "Two"), at: world.time)
    var states = [[], try await seen(store)]
    let steps: [(TodoStep, () async throws -> Void)] = [
      (
        TodoStep(.edited, "Oat milk"),
        { _ = try await editing.edit(milk.id, TodoEdit(description: "Oat milk")) }
      ),
      (
        TodoStep(.edited, "Soy milk"),
        { _ = try await editing.edit(milk.id, TodoEdit(description: "Soy milk")) }
      ),
      (TodoStep(.completed, "Soy milk"), { _ = try await editing.edit(milk.id, TodoEdit(isDone: true)) }),
      (TodoStep(.reopened, "Soy milk"), { _ = try await editing.edit(milk.id, TodoEdit(isDone: false)) }),
      (TodoStep(.deleted, "Soy milk"), { try await editing.delete(milk.id) }),
      (TodoStep(.restored, "Soy milk"), { _ = try await editing.restore(milk.id) }),
    ]
    for (step, body) in steps {
      world.time.milliseconds += 1
      try await body()
      #expect(try await history.lastStep() == step)
      states.append(try await seen(store))
    }
    // Another was offered: it stays.
    await #expect(throws: AppError.conflict) { try await history.undo(TodoStep(.added, "Milk")) }
    // What changed nothing is none.
    _ = try await editing.edit(milk.id, TodoEdit(isDone: false))
    // Another process takes back what this one did, too.
    for (step, state) in zip([TodoStep(.added, "Milk")] + steps.map(\.0), states).reversed() {
      world.time.milliseconds += 1
      #expect(try await other.ports.history?.undo(step) == TodoUndone(step, [milk.id]))
      #expect(try await seen(store) == state)
    }
    #expect(try await history.undo(nil) == nil)
    #expect(try await history.lastStep() == nil)
    // What was added is among what was deleted.
    #expect(try await history.deleted(PageRequest()).items.map(\.item.description) == ["Milk"])
    try await store.expectSound()
    for store in [store, other] { await store.close() }
  }

  @Test func whatWasDoneAtOnceIsTakenBackAtOnce() async throws {
    let store = try await world.open()
    let (ports, editing) = (store.ports, try #require(store.ports.editing))
    let today = try #require(CalendarDate("2026-11-15"))
    var ids: [ID<TodoItem>] = []
    for text in ["a", "b", "c"] { ids.append(try await ports.add(NewTodo(text), at: world.time).id) }
    // All or none.
    await #expect(throws: AppError.notFound) { try await editing.delete(ids + ["none"]) }
    await #expect(throws: AppError.notFound) {
      try await editing.edit(ids + ["none"], TodoEdit(isDone: true), today: today)
    }
    #expect(try await ports.list().count == 3)
    let edited = try await editing.edit(Array(ids.prefix(2)), TodoEdit(isDone: true), today: today)
    #expect(edited.items.map(\.description) == ["a", "b"] && edited.next.isEmpty)
    #expect(try await ports.history?.lastStep() == TodoStep(.completed, "a", count: 2))
    #expect(try await editing.deleteDone(in: .work) == 0)
    #expect(try await editing.deleteDone(in: nil) == 2)
    #expect(try await ports.history?.lastStep() == TodoStep(.deleted, "b", count: 2))
    #expect(try await ports.list(TodoFilter(isDone: true)).isEmpty)
    #expect(try await ports.history?.undo(nil)?.todos.count == 2)
    #expect(try await ports.list(TodoFilter(isDone: true)).count == 2)
    #expect(try await ports.history?.undo(nil)?.todos == Array(ids.prefix(2)))
    #expect(try await ports.list().count == 3)
    try await store.expectSound()
    await store.close()
  }

  @Test func anImportIsTakenBackWithAllItsParts() async throws {
    let store = try await world.open()
    let old = try await store.ports.add(NewTodo("Old"), at: world.time)
    var changed = old
    changed.description = "New"
    world.time.milliseconds += 5
    changed.updatedAt = Timestamp(milliseconds: world.time.milliseconds)
    let items = (0..<5).map { TodoItem.sample("item\($0)", "Item \($0)") }
    _ = try await store.importItems([changed] + items.prefix(2), in: "run")
    let between = try await store.ports.add(NewTodo("Between"), at: world.time)
    _ = try await store.importItems(Array(items.dropFirst(2)), in: "run")
    _ = try await store.importItems(items, in: "again")
    let step = TodoStep(.imported, "Item 2", count: 6)
    #expect(try await store.ports.history?.lastStep() == step)
    let undone = try await store.ports.history?.undo(nil)
    #expect(undone?.step == step && undone?.todos.count == 6)
    #expect(try await store.ports.list().map(\.description) == ["Between", "Old"])
    #expect(try await store.ports.history?.undo(nil)?.todos == [between.id])
    try await store.expectSound()
    await store.close()
  }

  @Test func whatWasChangedAgainSinceStays() async throws {
    let store = try await world.open()
    let ports = store.ports
    let milk = try await ports.add(NewTodo("Milk"), at: world.time)
    try await ports.edit(milk.id, TodoEdit(description: "Oat milk", notes: "Two"), at: world.time)
    let device = try DeviceID.sample("5")
    func receive(_ field: TodoField, _ text: String) async throws {
      world.time.milliseconds += 1
      let time = HybridTime(milliseconds: world.time.milliseconds, device: device)
      let batch = ReceivedBatch(
        changes: [FieldChange(milk.id, field, FieldValue(text), at: time)],
        reading: FileReading(name: "a", device: device), devicesAhead: [])
      _ = try await LocalSyncStore(database: store.database, clock: world.time.clock).receive(batch)
    }
    try await receive(.description, "Soy milk")
    #expect(try await ports.history?.undo(nil)?.todos == [milk.id])
    #expect(try await ports.list().map { [$0.description, $0.notes] } == [["Soy milk", ""]])
    try await ports.edit(milk.id, TodoEdit(notes: "Three"), at: world.time)
    try await receive(.notes, "Four")
    #expect(try await ports.history?.undo(nil) == TodoUndone(TodoStep(.edited, "Soy milk"), []))
    #expect(try await ports.list().map(\.notes) == ["Four"])
    #expect(try await ports.history?.undo(nil) == TodoUndone(TodoStep(.added, "Milk"), []))
    #expect(try await ports.list().map(\.notes) == ["Four"])
    await store.close()
  }

  @Test func whatIsBackAndWasChangedSinceStays() async throws {
    let (store, other) = (try await world.open(), try StoreWorld())
    let (shared, second) = (try TemporaryFolder(), try await other.open())
    let milk = try await store.ports.add(NewTodo("Milk"), at: world.time)
    try await store.ports.editing?.delete(milk.id)
    _ = try await store.ports.editing?.restore(milk.id)
    for store in [store, second] { #expect(await store.join(shared.path).fault == nil) }
    other.time.milliseconds = world.time.milliseconds
    let weekly = try #require(TodoRepetition(.week))
    try await second.ports.edit(milk.id, TodoEdit(repetition: .every(weekly)), at: other.time)
    for store in [second, store] { #expect(await store.sync().fault == nil) }
    for kind in [TodoStep.Kind.restored, .deleted, .added] {
      #expect(try await store.ports.history?.undo(nil) == TodoUndone(TodoStep(kind, "Milk"), []))
    }
    #expect(try await store.ports.list().map(\.repetition) == [weekly])
    try await store.expectSound()
    for store in [store, second] { await store.close() }
  }

  /// An import may have a todo twice.
  @Test func whatWasAddedAndChangedAtOnceIsTakenBack() async throws {
    let store = try await world.open()
    var later = TodoItem.sample("a", "Oat milk")
    later.updatedAt = Timestamp(milliseconds: later.createdAt.milliseconds + 1)
    world.time.milliseconds += 1000
    #expect(try await store.importItems([.sample("a", "Milk"), later]) == [.added, .changed])
    #expect(try await store.ports.history?.undo(nil)?.todos == ["a"])
    #expect(try await store.ports.list().isEmpty)
    await store.close()
  }

  @Test func twoProcessesNeverTakeBackTheSame() async throws {
    let stores = [try await world.open(), try await world.open()]
    var added: Set<ID<TodoItem>> = []
    for number in 0..<40 {
      added.insert(try await stores[0].ports.add(NewTodo("\(number)"), at: world.time).id)
    }
    let undone = try await withThrowingTaskGroup(of: [ID<TodoItem>].self) { group -> [ID<TodoItem>] in
      for store in stores {
        group.addTask {
          var ids: [ID<TodoItem>] = []
          for _ in 0..<20 { ids += try #require(try await store.ports.history?.undo(nil)).todos }
          return ids
        }
      }
      return try await group.reduce(into: [ID<TodoItem>]()) { $0 += $1 }
    }
    #expect(undone.count == 40 && Set(undone) == added)
    try await stores[0].expectSound()
    for store in stores { await store.close() }
  }

  @Test func whatWasDeletedIsListedForThirtyDays() async throws {
    let store = try await world.open()
    let (ports, editing) = (store.ports, try #require(store.ports.editing))
    let history = try #require(ports.history)
    for number in 0..<5 {
      let item = try await ports.add(NewTodo("\(number)", notes: "Notes"), at: world.time)
      world.time.milliseconds += 1000
      try await editing.delete(item.id)
    }
    var (found, position) = ([DeletedTodo](), PageRequest.Position.first)
    while true {
      let page = try await history.deleted(PageRequest(position, limit: 2))
      found += page.items
      guard let older = page.older else { break }
      position = .before(older)
    }
    #expect(found.map(\.item.description) == ["4", "3", "2", "1", "0"])
    #expect(found.allSatisfy { $0.item.notes == "Notes" && !$0.wasChangedSince })
    #expect(found[0].deletedAt == Timestamp(milliseconds: world.time.milliseconds))
    // What another device said of it afterwards is seen.
    let device = try DeviceID.sample("5")
    let time = HybridTime(milliseconds: world.time.milliseconds + 1, device: device)
    let batch = ReceivedBatch(
      changes: [FieldChange(found[1].id, .notes, FieldValue("Later"), at: time)],
      reading: FileReading(name: "a", device: device), devicesAhead: [])
    _ = try await LocalSyncStore(database: store.database, clock: world.time.clock).receive(batch)
    let changed = try await history.deleted(PageRequest()).items[1]
    #expect(changed.wasChangedSince && changed.item.notes == "Later")
    #expect(try await store.ids(beginningWith: changed.id.rawValue, areDeleted: true) == [changed.id])
    #expect(try await store.ids(beginningWith: changed.id.rawValue).isEmpty)
    #expect(try await editing.restore(changed.id).notes == "Later")
    #expect(try await history.deleted(PageRequest()).items.count == 4)
    world.time.milliseconds += StoredStep.kept - 1500
    #expect(try await history.deleted(PageRequest()).items.map(\.item.description) == ["4"])
    world.time.milliseconds += 1_000_000
    #expect(try await history.deleted(PageRequest()).items.isEmpty)
    #expect(try await history.lastStep() == nil)
    #expect(try await history.undo(nil) == nil)
    await #expect(throws: AppError.invalid(.cursor, .malformed)) {
      try await history.deleted(PageRequest(.before(Cursor("x"))))
    }
    await store.close()
  }
}
