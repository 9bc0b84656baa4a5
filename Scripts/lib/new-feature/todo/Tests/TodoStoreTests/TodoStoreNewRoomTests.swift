import AppValues
import NewRoom
import SocialTestSupport
import SocialTodoStore
import Testing

/// New room, as the store has it.
struct TodoStoreNewRoomTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  private func store(of names: String...) async throws -> TodoStore {
    let store = try await world.open()
    for name in names { _ = try await store.newRoom.add(name) }
    return store
  }

  @Test func whatIsAddedIsThereNewestFirst() async throws {
    let store = try await store()
    #expect(try await store.newRoom.items(PageRequest()).items.isEmpty)
    let first = try await store.newRoom.add("One")
    #expect(first.name == "One" && first.createdAt == world.time.clock.now())
    for name in ["Two", "Three"] { _ = try await store.newRoom.add(name) }
    let items = try await store.newRoom.items(PageRequest()).items
    #expect(items.map(\.name) == ["Three", "Two", "One"] && items.last == first)
    await store.close()
  }

  @Test(arguments: [1, 3, 20])
  func pagesLeadThroughAllOfThem(limit: Int) async throws {
    let store = try await store(of: "One", "Two", "Three", "Four")
    var (names, request) = ([String](), PageRequest?.some(PageRequest(limit: limit)))
    while let next = request {
      let page = try await store.newRoom.items(next)
      names += page.items.map(\.name)
      request = page.older.map { PageRequest(.before($0), limit: limit) }
    }
    #expect(names == ["Four", "Three", "Two", "One"])
    await store.close()
  }

  @Test func aPageIsReadFromEveryPlace() async throws {
    let store = try await store(of: "One", "Two", "Three", "Four")
    func names(_ position: PageRequest.Position, limit: Int = 2) async throws -> [String] {
      try await store.newRoom.items(PageRequest(position, limit: limit)).items.map(\.name)
    }
    let cursor = try #require(try await store.newRoom.items(PageRequest(limit: 3)).older)
    #expect(try await names(.before(cursor)) == ["One"])
    let newest = try await store.newRoom.items(PageRequest(until: cursor, limit: 1))
    #expect(newest.items.map(\.name) == ["Four"])
    #expect(try await names(.justAbove(cursor), limit: 1) == ["Three"])
    await #expect(throws: AppError.invalid(.cursor, .malformed)) { try await names(.before(Cursor("?"))) }
    await store.close()
  }
}
