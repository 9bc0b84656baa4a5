import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

struct TodoStoreNewsTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  @Test func eachChangeIsToldByItsKind() async throws {
    let store = try await world.open()
    let (ports, editing) = (store.ports, try #require(store.ports.editing))
    let news = try #require(ports.news)
    #expect(try await news.changes(PageRequest()) == Page(items: [], older: nil, newer: nil))
    let item = try await ports.add(NewTodo("Buy milk"), at: world.time)
    let begin = try #require(try await news.changes(PageRequest()).newer)
    try await ports.edit(item.id, TodoEdit(isDone: true), at: world.time)
    try await editing.delete(item.id)
    _ = try await editing.restore(item.id)
    let all: [TodoChange.Kind] = [.added, .deleted, .changed, .added]
    #expect(try await news.changes(PageRequest()).items == all.map { TodoChange(item.id, $0) })
    let above = try await news.changes(PageRequest(.justAbove(begin), limit: 2))
    #expect(above.items.map(\.kind) == [.deleted, .changed])
    let rest = try await news.changes(PageRequest(.justAbove(try #require(above.newer)), limit: 2))
    #expect(rest.items.map(\.kind) == [.added])
    let newest = try await news.changes(PageRequest(until: begin, limit: 2))
    #expect(newest.items.map(\.kind) == [.added, .deleted])
    let oldest = try await news.changes(PageRequest(.before(try #require(newest.older)), limit: 2))
    #expect(oldest.items.map(\.kind) == [.changed, .added] && oldest.older == nil)
    await store.close()
  }

  /// As a list in one process hears of what another does, and of what comes from other devices.
  @Test(.timeLimit(.minutes(5))) func allWhoHaveTheFileHear() async throws {
    let (store, other) = (try await world.open(), try await world.open())
    let rules = TodoInteractor(ports: store.ports, clock: world.time.clock)
    let stream = try #require(rules.changes())
    var changes = stream.makeAsyncIterator()
    try await changes.begin()
    let item = try await other.ports.add(NewTodo("Buy milk"), at: world.time)
    #expect(try await changes.next() == [TodoChange(item.id, .added)])
    let device = try DeviceID.sample("5")
    let time = HybridTime(milliseconds: world.time.milliseconds + 1, device: device)
    let received = ReceivedBatch(
      changes: [FieldChange(item.id, .deleted, FieldValue(true), at: time)],
      reading: FileReading(name: "a", device: device), devicesAhead: [])
    let taken = try await LocalSyncStore(database: other.database, clock: world.time.clock).receive(received)
    #expect(taken.todos == [item.id])
    #expect(try await changes.next() == [TodoChange(item.id, .deleted)])
    for store in [store, other] { await store.close() }
  }
}
