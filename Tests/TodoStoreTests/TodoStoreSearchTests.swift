import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

struct TodoStoreSearchTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  @Test func wordsAreFoundWhateverTheirFormInDescriptionsAndNotes() async throws {
    let store = try await world.open()
    let ports = store.ports
    try await ports.add(NewTodo("Café au lait", notes: "ﾐﾙｸ and sugar"), at: world.time)
    try await ports.add(NewTodo("牛乳を買う", notes: "100% (a)"), at: world.time)
    try await ports.add(NewTodo("Buy a bicycle pump"), at: world.time)
    for (query, expected) in [
      ("cafe", ["Café au lait"]), ("ミルク", ["Café au lait"]), ("みるく", ["Café au lait"]),
      ("SUGAR lait", ["Café au lait"]),
      ("lait pump", []), ("牛", ["牛乳を買う"]), ("買う 牛乳", ["牛乳を買う"]), ("icy", ["Buy a bicycle pump"]),
      ("a", ["Buy a bicycle pump", "牛乳を買う"]), ("%", []), ("100%", ["牛乳を買う"]), ("b", []),
    ] {
      #expect(try await ports.found(query).map(\.description) == expected, "\(query)")
    }
    await store.close()
  }

  @Test func openOnesComeBeforeThoseThatAreDone() async throws {
    let store = try await world.open()
    let ports = store.ports
    var ids: [ID<TodoItem>] = []
    for number in 0..<6 { ids.append(try await ports.add(NewTodo("milk \(number)"), at: world.time).id) }
    for index in [1, 4] { try await ports.edit(ids[index], TodoEdit(isDone: true), at: world.time) }
    let expected = ["milk 5", "milk 3", "milk 2", "milk 0", "milk 4", "milk 1"]
    for limit in 1...7 {
      #expect(try await ports.found("milk", limit: limit).map(\.description) == expected)
    }
    let search = try #require(ports.search)
    let page = try await search.todos(matching: "milk", PageRequest(limit: 5))
    let above = try await search.todos(
      matching: "milk", PageRequest(.justAbove(Cursor(try #require(page.older).rawValue)), limit: 2))
    #expect(above.items.map(\.description) == ["milk 2", "milk 0"])
    await store.close()
  }

  @Test func whatWasChangedOrDeletedIsNotFoundAnyMore() async throws {
    let store = try await world.open()
    let ports = store.ports
    let item = try await ports.add(NewTodo("Buy milk", notes: "two litres"), at: world.time)
    try await ports.edit(item.id, TodoEdit(notes: "one bottle"), at: world.time)
    #expect(try await ports.found("litres").isEmpty)
    #expect(try await ports.found("bottle").count == 1)
    try await ports.editing?.delete(item.id)
    #expect(try await ports.found("milk").isEmpty)
    _ = try await ports.editing?.restore(item.id)
    #expect(try await ports.found("bottle").count == 1)
    await store.close()
  }
}
