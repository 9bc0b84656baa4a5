import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// The file, and what is made of files that are not as they should be.
struct TodoStoreFileTests {
  private let world: StoreWorld

  init() throws {
    world = try StoreWorld()
  }

  @Test func aNewFileHasADeviceOfItsOwn() async throws {
    let (store, other) = (try await world.open(), try await world.open())
    let device = try await device(of: store)
    #expect(try await self.device(of: other) == device)
    for store in [store, other] { await store.close() }
    let again = try await world.open()
    #expect(try await self.device(of: again) == device)
    await again.close()
    let elsewhere = try StoreWorld()
    let third = try await elsewhere.open()
    #expect(try await self.device(of: third) != device)
    await third.close()
    #expect(try mode(of: world.path) == 0o600)
  }

  private func device(of store: TodoStore) async throws(AppError) -> DeviceID {
    try await LocalSyncStore(database: store.database, clock: .system).memory().device
  }

  @Test func noAppTakesAnothersFileForItsOwn() async throws {
    let store = try await world.open()
    try await store.ports.add(NewTodo("Buy milk"), at: world.time)
    await store.close()
    await #expect(throws: AppError.storage(.notADatabase)) {
      try await SQLiteDatabase.open(path: world.path, migrations: [], log: .silent)
    }
    let other = world.folder.path("other.sqlite")
    let database = try await SQLiteDatabase.open(
      path: other, migrations: [Migration("a") { _ throws(AppError) in }], log: .silent)
    await database.close()
    await #expect(throws: AppError.storage(.notADatabase)) {
      try await TodoStore.open(path: other, log: .silent)
    }
    let again = try await world.open()
    #expect(try await again.ports.list().count == 1)
    await again.close()
  }

  @Test func aFileOfANewerVersionIsLeftAlone() async throws {
    let store = try await world.open()
    await store.close()
    let newer = try await SQLiteDatabase.open(
      path: world.path, applicationID: TodoStore.applicationID,
      migrations: TodoStore.migrations + [Migration("later") { _ throws(AppError) in }], log: .silent)
    await newer.close()
    await #expect(throws: AppError.storage(.newerVersion)) { try await world.open() }
  }

  @Test func aFileOfTheFirstReleaseIsReadAndWritten() async throws {
    try await Fixture.unpack("0.2.0/todo.sqlite.gz", to: world.path)
    let store = try await world.open()
    #expect(try await store.ports.list().map(\.description) == ["Call the bakery", "Buy ミルク"])
    #expect(try await store.ports.list(TodoFilter(isDone: true)).map(\.description) == ["Done already"])
    #expect(try await store.ports.found("みるく").map(\.description) == ["Buy ミルク"])
    try await store.ports.add(NewTodo("Later"), at: world.time)
    try await store.expectSound()
    let tables = try await store.tables()
    await store.close()
    let elsewhere = try StoreWorld()
    let new = try await elsewhere.open()
    #expect(try await new.tables() == tables)
    await new.close()
  }

  @Test func aFileOfAnEarlierVersionIsLeftAlone() async throws {
    try await Fixture.unpack("0.2.0/todo.sqlite.gz", to: world.path)
    let store = try await world.open()
    try await store.database.write { connection throws(AppError) in
      try connection.execute("DELETE FROM migration WHERE name = 'steps and repetition'")
    }
    await store.close()
    await #expect(throws: AppError.storage(.earlierVersion)) { try await world.open() }
  }

  @Test func manyAtOnceLoseNothing() async throws {
    let stores = [try await world.open(), try await world.open(), try await world.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for count in 0..<20 {
            let item = try await store.ports.editing?.add(
              NewTodo("\(number) \(count)"), key: "\(number) \(count)")
            _ = try await store.ports.editing?.edit(try #require(item).id, TodoEdit(isDone: count % 2 == 0))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stores[0].ports.list().count == 30)
    #expect(try await stores[1].ports.list(TodoFilter(isDone: true)).count == 30)
    let records = try await stores[2].database.read { connection throws(AppError) in
      try connection.everything()
    }
    // Each change has a time of its own.
    let times = records.values.flatMap { Set($0.fields.values.map(\.time)) }
    #expect(Set(times).count == 90 && times.count == 90)
    try await stores[0].expectSound()
    for store in stores { await store.close() }
  }

  @Test func whatIsRememberedOfKeepingInStepOutlivesTheProcess() async throws {
    let (first, second) = (try await world.open(), try StoreWorld())
    let shared = try TemporaryFolder()
    #expect(await first.sync() == .of(fault: .notFound))
    #expect(try await first.joinedFolder() == nil)
    try await first.ports.add(NewTodo("Buy milk"), at: world.time)
    #expect(await first.join(shared.path) == .of(sent: 1))
    await first.close()
    let other = try await second.open()
    #expect(await other.join(shared.path) == .of(received: 1))
    #expect(try await other.ports.list().map(\.description) == ["Buy milk"])
    try await other.expectSound()
    await other.close()
    let again = try await world.open()
    #expect(
      try await again.joinedFolder()
        == JoinedFolder(path: shared.path, inStepAt: Timestamp(milliseconds: world.time.milliseconds)))
    #expect(await again.sync() == .of())
    // How far files were read isn't looked at: there may be much of it.
    try await again.database.write { connection throws(AppError) in
      try connection.execute("UPDATE sync_file SET reading = ''")
    }
    #expect(await again.folderGlance() != nil)
    #expect(try await again.joinedFolder()?.path == shared.path)
    await again.close()
  }
}

extension TodoStore {
  /// How the tables and their indexes are written, but for how they are laid out.
  fileprivate func tables() async throws -> Set<String> {
    let texts = try await database.read { connection throws(AppError) in
      try connection.rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") { row throws(AppError) in
        row.text(0)
      }
    }
    return Set(texts.map { text in text.filter { !$0.isWhitespace } })
  }
}
