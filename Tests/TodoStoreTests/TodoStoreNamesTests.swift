import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// Ids as people type them.
struct TodoStoreNamesTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  private func store(of ids: String...) async throws -> TodoStore {
    let store = try await world.open()
    let time = Timestamp(milliseconds: world.time.milliseconds)
    let items = ids.map { TodoItem(id: ID($0), description: "Item \($0)", createdAt: time) }
    // As from another device, whose ids may be any.
    let device = try DeviceID.sample("5")
    let changes = items.flatMap {
      TodoRecord.changes(to: $0, at: HybridTime(milliseconds: time.milliseconds, device: device))
    }
    let batch = ReceivedBatch(
      changes: changes, reading: FileReading(name: "a", device: device), devicesAhead: [])
    _ = try await LocalSyncStore(database: store.database, clock: world.time.clock).receive(batch)
    return store
  }

  @Test(arguments: [
    ("7", ["7abcd", "7abce"]), ("7abcd", ["7abcd"]), ("9", ["9"]), ("99", ["99x"]), ("8", []),
    ("", ["7abcd", "7abce"]),
    ("%", []), ("é", ["été"]),
  ])
  func aBeginningNamesThoseThatBeginSo(text: String, ids: [String]) async throws {
    let store = try await store(of: "7abcd", "7abce", "9", "99x", "été")
    #expect(try await store.ids(beginningWith: text).map(\.rawValue) == ids)
    await store.close()
  }

  @Test func whatWasDeletedIsNamedByNothing() async throws {
    let store = try await store(of: "7abcd", "7abce")
    try await store.ports.editing?.delete(ID("7abce"))
    #expect(try await store.ids(beginningWith: "7") == [ID("7abcd")])
    #expect(try await store.shortNames(of: [ID("7abcd"), ID("7abce")]) == [ID("7abcd"): "7abc"])
    await store.close()
  }

  @Test func aNameIsAsShortAsItCanBeAndNoShorterThanIsTyped() async throws {
    let ids = ["7abcd", "7abce", "9", "99x", "kkkkkkkkkkkk"]
    let store = try await store(of: "7abcd", "7abce", "9", "99x", "kkkkkkkkkkkk")
    let names = try await store.shortNames(of: ids.map { ID($0) })
    #expect(ids.map { names[ID($0)] } == ["7abcd", "7abce", "9", "99x", "kkkk"])
    for (id, name) in names { #expect(try await store.ids(beginningWith: name) == [id]) }
    #expect(try await store.shortNames(of: []) == [:])
    await store.close()
  }
}
