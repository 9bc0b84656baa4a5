import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// What repeats comes again once it's done.
struct TodoStoreRepetitionTests {
  private let world: StoreWorld
  private let new: NewTodo

  init() throws {
    world = try StoreWorld()
    new = NewTodo(
      "Rent", category: .work, due: CalendarDate("2026-10-31"), notes: "By bank",
      repetition: TodoRepetition(.month))
  }

  @Test func doingItAddsTheNext() async throws {
    let store = try await world.open()
    let rent = try await store.ports.add(new, at: world.time)
    #expect(rent.repetition == new.repetition)
    try await store.ports.edit(rent.id, TodoEdit(isDone: true), at: world.time)
    let next = try #require(try await store.ports.list().first)
    #expect(next.due == CalendarDate("2026-11-30") && next.repetition?.rawValue == "P1M-31")
    #expect(next.description == "Rent" && next.category == .work && next.notes == "By bank")
    #expect(try await store.ports.list(TodoFilter(isDone: true)).map(\.id) == [rent.id])
    // Done once more while it's there: nothing comes twice.
    try await store.ports.edit(rent.id, TodoEdit(description: "Paid"), at: world.time)
    #expect(try await store.ports.list().count == 1)
    try await store.ports.edit(next.id, TodoEdit(isDone: true), at: world.time)
    #expect(try await store.ports.list().map(\.due) == [CalendarDate("2026-12-31")])
    try await store.expectSound()
    await store.close()
  }

  @Test func oneThatIsNotDoneAfterAllTakesTheNextAway() async throws {
    let store = try await world.open()
    let ports = store.ports
    let rent = try await ports.add(new, at: world.time)
    try await ports.edit(rent.id, TodoEdit(isDone: true), at: world.time)
    try await ports.edit(rent.id, TodoEdit(isDone: false), at: world.time)
    #expect(try await ports.list().map(\.id) == [rent.id])
    try await ports.edit(rent.id, TodoEdit(isDone: true), at: world.time)
    let next = try #require(try await ports.list().first)
    #expect(next.due == CalendarDate("2026-11-30"))
    try await ports.edit(rent.id, TodoEdit(isDone: false), at: world.time)
    #expect(try await ports.list().map(\.id) == [rent.id])
    // Unless it was changed.
    try await ports.edit(rent.id, TodoEdit(isDone: true), at: world.time)
    try await ports.edit(next.id, TodoEdit(notes: "In cash"), at: world.time)
    try await ports.edit(rent.id, TodoEdit(isDone: false), at: world.time)
    #expect(Set(try await ports.list().map(\.id)) == [rent.id, next.id])
    try await store.expectSound()
    await store.close()
  }

  @Test func undoTakesTheNextAwayToo() async throws {
    let store = try await world.open()
    let rent = try await store.ports.add(new, at: world.time)
    try await store.ports.edit(rent.id, TodoEdit(isDone: true), at: world.time)
    #expect(try await store.ports.history?.lastStep() == TodoStep(.completed, "Rent"))
    #expect(try await store.ports.history?.undo(nil)?.todos.first == rent.id)
    #expect(try await store.ports.list().map(\.id) == [rent.id])
    await store.close()
  }

  @Test func oneThatIsBackByUndoIsTakenAwayAgain() async throws {
    let store = try await world.open()
    let ports = store.ports
    let rent = try await ports.add(new, at: world.time)
    try await ports.edit(rent.id, TodoEdit(isDone: true), at: world.time)
    try await ports.edit(rent.id, TodoEdit(isDone: false), at: world.time)
    world.time.milliseconds += 1
    _ = try await ports.history?.undo(nil)
    #expect(try await ports.list().map(\.due) == [CalendarDate("2026-11-30")])
    try await ports.edit(rent.id, TodoEdit(isDone: false), at: world.time)
    #expect(try await ports.list().map(\.id) == [rent.id])
    await store.close()
  }

  /// Two devices do it while they are apart.
  @Test func itComesOnceOnAllDevices() async throws {
    let (other, shared) = (try StoreWorld(), try TemporaryFolder())
    let stores = [try await world.open(), try await other.open()]
    let rent = try await stores[0].ports.add(new, at: world.time)
    for store in stores { #expect(await store.join(shared.path).fault == nil) }
    other.time.milliseconds = world.time.milliseconds
    for (store, time) in zip(stores, [world.time, other.time]) {
      #expect(try await store.ports.todos.todo(rent.id).repetition == new.repetition)
      try await store.ports.edit(rent.id, TodoEdit(isDone: true), at: time)
    }
    for store in [stores[0], stores[1], stores[0]] { #expect(await store.sync().fault == nil) }
    for store in stores {
      #expect(try await store.ports.list().map(\.due) == [CalendarDate("2026-11-30")])
      try await store.expectSound()
      await store.close()
    }
  }

  /// The second device does it days later, and doesn't know yet what became of the next on the first.
  @Test(arguments: [false, true]) func whatBecameOfTheNextStays(isReopened: Bool) async throws {
    let (other, shared) = (try StoreWorld(), try TemporaryFolder())
    let stores = [try await world.open(), try await other.open()]
    let ports = stores.map(\.ports)
    let rent = try await ports[0].add(new, at: world.time)
    for store in stores { #expect(await store.join(shared.path).fault == nil) }
    try await ports[0].edit(rent.id, TodoEdit(isDone: true), at: world.time)
    let next = try #require(try await ports[0].list().first)
    try await ports[0].edit(
      isReopened ? rent.id : next.id,
      isReopened ? TodoEdit(isDone: false) : TodoEdit(notes: "In cash"), at: world.time)
    other.time.milliseconds = world.time.milliseconds + 1_000_000
    try await ports[1].edit(rent.id, TodoEdit(isDone: true), at: other.time)
    for store in [stores[0], stores[1], stores[0]] { #expect(await store.sync().fault == nil) }
    for store in stores {
      #expect(try await store.ports.list().map(\.id) == [next.id])
      #expect(try await store.ports.list().map(\.notes) == [isReopened ? "By bank" : "In cash"])
      try await store.expectSound()
      await store.close()
    }
  }

  @Test func listsAreByDay() async throws {
    let store = try await world.open()
    let ports = store.ports
    for day in ["2026-11-22", "2026-11-23", "2026-11-24", nil] {
      for isDone in [false, true] {
        let item = try await ports.add(
          NewTodo(day ?? "none", due: day.flatMap { CalendarDate($0) }), at: world.time)
        if isDone { try await ports.edit(item.id, TodoEdit(isDone: true), at: world.time) }
      }
    }
    let day = try #require(CalendarDate("2026-11-23"))
    for isDone in [false, true] {
      for limit in 1...3 {
        let due = try await ports.list(TodoFilter(isDone: isDone, due: .by(day)), limit: limit)
        #expect(Set(due.map(\.description)) == ["2026-11-22", "2026-11-23"] && due.count == 2)
        let undated = try await ports.list(TodoFilter(isDone: isDone, due: .anyTime), limit: limit)
        #expect(undated.map(\.description) == ["none"])
      }
    }
    #expect(try await ports.list(TodoFilter(category: .work, due: .by(day))).isEmpty)
    await store.close()
  }
}
