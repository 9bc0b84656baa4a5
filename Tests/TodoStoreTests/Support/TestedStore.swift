import AppValues
import SocialDatabase
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// A store whose keeping in step is tested: what the app does with it, too.
protocol TestedStore: SyncStore {
  /// Sets fields of a todo, as the app does: at the next time of the store's clock. Answers the changes that are made
  /// of it, which are not shared.
  @discardableResult
  func set(_ todo: ID<TodoItem>, _ fields: [TodoField: FieldValue]) async throws(AppError) -> [FieldChange]

  /// All that is known, by todo.
  var records: [ID<TodoItem>: TodoRecord] { get async throws(AppError) }

  /// Makes sure that nothing in it contradicts itself, and closes it.
  func end() async throws
}

extension MemoryStore: TestedStore {
  func end() {}
}

/// The kinds of stores that there are.
enum StoreKind: CaseIterable, Sendable {
  case memory
  case database

  func make(_ device: DeviceID, clock: WallClock) async throws -> any TestedStore {
    switch self {
    case .memory: MemoryStore(device, clock: clock)
    case .database: try await DatabaseStore(device, clock: clock)
    }
  }
}

/// A database in a folder of its own.
struct DatabaseStore: TestedStore {
  private let folder: TemporaryFolder
  private let store: TodoStore
  private let clock: WallClock

  init(_ device: DeviceID, clock: WallClock) async throws {
    folder = try TemporaryFolder()
    store = try await TodoStore.open(path: folder.path("todo.sqlite"), clock: clock, log: .silent)
    self.clock = clock
    try await store.database.write { connection throws(AppError) in
      try connection.set(.device, to: device.rawValue)
    }
  }

  private var kept: LocalSyncStore { LocalSyncStore(database: store.database, clock: clock) }

  func set(_ todo: ID<TodoItem>, _ fields: [TodoField: FieldValue]) async throws(AppError) -> [FieldChange] {
    try await store.database.write { connection throws(AppError) in
      let time = try connection.tick(clock.now())
      let changes = fields.map { FieldChange(todo, $0.key, $0.value, at: time) }
      try connection.take(changes, isShared: false, clock.now())
      return changes
    }
  }

  var records: [ID<TodoItem>: TodoRecord] {
    get async throws(AppError) {
      try await store.database.read { connection throws(AppError) in try connection.everything() }
    }
  }

  func end() async throws {
    try await store.expectSound()
    await store.close()
  }

  func memory() async throws(AppError) -> SyncMemory { try await kept.memory() }

  func folder() async throws(AppError) -> KnownFolder? { try await kept.folder() }

  func startOver(in folder: KnownFolder) async throws(AppError) { try await kept.startOver(in: folder) }

  func receive(_ batch: ReceivedBatch) async throws(AppError) -> Received { try await kept.receive(batch) }

  func unshared(atMost limit: Int) async throws(AppError) -> [FieldChange] {
    try await kept.unshared(atMost: limit)
  }

  func sent(_ changes: [FieldChange], _ reading: FileReading) async throws(AppError) {
    try await kept.sent(changes, reading)
  }

  func current(among changes: [FieldChange]) async throws(AppError) -> [FieldChange] {
    try await kept.current(among: changes)
  }

  func finished(at time: Timestamp) async throws(AppError) { try await kept.finished(at: time) }
}
