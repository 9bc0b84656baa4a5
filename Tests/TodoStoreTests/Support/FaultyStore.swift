import AppValues

@testable import SocialTodoStore

/// A store whose calls fail as planned: a process that was killed makes none.
struct FaultyStore: SyncStore {
  let store: any SyncStore
  let faults: Faults

  func memory() async throws(AppError) -> SyncMemory {
    try faults.before("store")
    return try await store.memory()
  }

  func folder() async throws(AppError) -> KnownFolder? {
    try faults.before("store")
    return try await store.folder()
  }

  func startOver(in folder: KnownFolder) async throws(AppError) {
    try faults.before("store")
    try await store.startOver(in: folder)
  }

  func receive(_ batch: ReceivedBatch) async throws(AppError) -> Received {
    try faults.before("store")
    return try await store.receive(batch)
  }

  func unshared(atMost limit: Int) async throws(AppError) -> [FieldChange] {
    try faults.before("store")
    return try await store.unshared(atMost: limit)
  }

  func sent(_ changes: [FieldChange], _ reading: FileReading) async throws(AppError) {
    try faults.before("store")
    try await store.sent(changes, reading)
  }

  func current(among changes: [FieldChange]) async throws(AppError) -> [FieldChange] {
    try faults.before("store")
    return try await store.current(among: changes)
  }

  func finished(at time: Timestamp) async throws(AppError) {
    try faults.before("store")
    try await store.finished(at: time)
  }
}
