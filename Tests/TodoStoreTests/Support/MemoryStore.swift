import AppValues
import Todo

@testable import SocialTodoStore

/// A store in memory: each call is a transaction, as what it implements asks for.
actor MemoryStore: SyncStore {
  private(set) var records: [ID<TodoItem>: TodoRecord] = [:]
  private var shared: Set<FieldKey> = []
  private var remembered: SyncMemory
  private var logicalClock: HybridLogicalClock
  private let clock: WallClock

  private struct FieldKey: Hashable {
    let todo: ID<TodoItem>
    let field: TodoField
  }

  init(_ device: DeviceID, clock: WallClock) {
    remembered = SyncMemory(device: device)
    logicalClock = HybridLogicalClock(device: device)
    self.clock = clock
  }

  /// What a backup would hold.
  init(copying other: MemoryStore) async {
    records = await other.records
    shared = await other.shared
    remembered = await other.remembered
    logicalClock = await other.logicalClock
    clock = other.clock
  }

  // What the app does.

  /// Sets fields of a todo; answers the changes that are made of it.
  @discardableResult
  func set(_ todo: ID<TodoItem>, _ fields: [TodoField: FieldValue]) throws(AppError) -> [FieldChange] {
    let time = try logicalClock.tick(clock.now())
    let changes = fields.map { FieldChange(todo, $0.key, $0.value, at: time) }
    for change in changes {
      take(change)
      shared.remove(FieldKey(todo: change.todo, field: change.field))
    }
    return changes
  }

  @discardableResult
  func add(_ item: TodoItem) throws(AppError) -> [FieldChange] {
    let time = try logicalClock.tick(clock.now())
    let changes = TodoRecord.changes(to: item, from: records[item.id]?.item, at: time)
    for change in changes {
      take(change)
      shared.remove(FieldKey(todo: change.todo, field: change.field))
    }
    return changes
  }

  /// What people see, by id.
  var items: [TodoItem] { records.values.compactMap(\.item).sorted { $0.id.rawValue < $1.id.rawValue } }

  var present: SyncMemory { remembered }

  // What keeping in step does.

  func memory() throws(AppError) -> SyncMemory {
    return remembered
  }

  func folder() throws(AppError) -> KnownFolder? {
    return remembered.folder
  }

  func startOver(in folder: KnownFolder) throws(AppError) {
    remembered.folder = folder
    remembered.readings = [:]
    shared = []
  }

  func receive(_ batch: ReceivedBatch) throws(AppError) -> Received {
    var later: [ID<TodoItem>: (before: TodoRecord, changes: [FieldChange])] = [:]
    for change in batch.changes {
      let before = records[change.todo] ?? TodoRecord(change.todo)
      if take(change) { later[change.todo, default: (before, [])].changes.append(change) }
      if records[change.todo]?.fields[change.field] == change.entry {
        shared.insert(FieldKey(todo: change.todo, field: change.field))
      }
      logicalClock.receive(change.entry.time)
    }
    remembered.readings[batch.reading.name] = batch.reading
    remembered.devicesAhead.formUnion(batch.devicesAhead)
    return Received(
      later.values.map { AppliedChanges(before: $0.before, changes: $0.changes) }, on: remembered.device)
  }

  func unshared(atMost limit: Int) throws(AppError) -> [FieldChange] {
    return Array(
      records.values.lazy.flatMap(\.changes).filter {
        !self.shared.contains(FieldKey(todo: $0.todo, field: $0.field))
      }
      .prefix(limit))
  }

  func sent(_ changes: [FieldChange], _ reading: FileReading) throws(AppError) {
    for change in changes where records[change.todo]?.fields[change.field] == change.entry {
      shared.insert(FieldKey(todo: change.todo, field: change.field))
    }
    remembered.readings[reading.name] = reading
  }

  func current(among changes: [FieldChange]) throws(AppError) -> [FieldChange] {
    return changes.filter { records[$0.todo]?.fields[$0.field] == $0.entry }
  }

  func finished(at time: Timestamp) throws(AppError) {
    remembered.inStepAt = time
  }

  @discardableResult
  private func take(_ change: FieldChange) -> Bool {
    records[change.todo, default: TodoRecord(change.todo)].apply(change)
  }
}
