import AppValues
import Foundation
import SocialDatabase

/// What keeping in step finds in a store.
struct LocalSyncStore: SyncStore {
  let database: any SQLDatabase
  let clock: WallClock

  func memory() async throws(AppError) -> SyncMemory {
    try await database.read { connection throws(AppError) in
      var memory = SyncMemory(device: try connection.device())
      memory.folder = try connection.folder()
      memory.devicesAhead = try connection.devicesAhead()
      memory.inStepAt = try connection.inStepAt()
      let readings = try connection.rows("SELECT reading FROM sync_file") {
        row throws(AppError) in try decoded(row.text(0)) as FileReading
      }
      memory.readings = Dictionary(readings.map { ($0.name, $0) }) { $1 }
      return memory
    }
  }

  func folder() async throws(AppError) -> KnownFolder? {
    try await database.read { connection throws(AppError) in try connection.folder() }
  }

  /// The folder, and when all was in step last; nil where none was ever joined.
  func joinedFolder() async throws(AppError) -> JoinedFolder? {
    try await database.read { connection throws(AppError) -> JoinedFolder? in
      guard let folder = try connection.folder() else { return nil }
      return JoinedFolder(path: folder.path, inStepAt: try connection.inStepAt())
    }
  }

  func startOver(in folder: KnownFolder) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      try connection.set(.folder, to: try encoded(folder))
      try connection.execute("DELETE FROM sync_file")
      try connection.execute("UPDATE todo_field SET is_shared = 0 WHERE is_shared <> 0")
    }
  }

  func receive(_ batch: ReceivedBatch) async throws(AppError) -> Received {
    try await database.write { connection throws(AppError) in
      let taken = try connection.take(batch.changes, isShared: true, clock.now())
      var logicalClock = try connection.logicalClock()
      let last = logicalClock.last
      for change in batch.changes { logicalClock.receive(change.entry.time) }
      if logicalClock.last != last { try connection.keep(logicalClock) }
      if !batch.devicesAhead.isEmpty {
        let devices = try connection.devicesAhead().union(batch.devicesAhead).sorted()
        try connection.set(.devicesAhead, to: try encoded(devices))
      }
      try connection.remember(batch.reading)
      return Received(taken, on: logicalClock.device)
    }
  }

  func unshared(atMost limit: Int) async throws(AppError) -> [FieldChange] {
    try await database.read { connection throws(AppError) in
      try connection.rows(
        """
        SELECT t.name, f.field, f.value, f.time, f.device FROM todo_field f JOIN todo t ON t.id = f.todo_id
        WHERE f.is_shared = 0 LIMIT \(limit)
        """
      ) { row throws(AppError) in
        guard let field = TodoField(rawValue: row.text(1)) else { throw .storage(.damaged) }
        return FieldChange(ID(row.text(0)), field, FieldValue(json: row.text(2)), at: HybridTime(row, at: 3))
      }
    }
  }

  func sent(_ changes: [FieldChange], _ reading: FileReading) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      for change in changes { try connection.share(change) }
      try connection.remember(reading)
    }
  }

  func current(among changes: [FieldChange]) async throws(AppError) -> [FieldChange] {
    try await database.readAtLength { connection throws(AppError) in
      var current: [FieldChange] = []
      for change in changes {
        let isKnown = try connection.first(
          "SELECT 1 FROM todo_field WHERE \(change.isKnown)"
        ) { row throws(AppError) in row.boolean(0) }
        if isKnown == true { current.append(change) }
      }
      return current
    }
  }

  func finished(at time: Timestamp) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      try connection.set(.inStepAt, to: String(time.milliseconds))
    }
  }
}

extension SQLConnection {
  fileprivate func folder() throws(AppError) -> KnownFolder? {
    guard let json = try value(of: .folder) else { return nil }
    return try decoded(json) as KnownFolder
  }

  fileprivate func inStepAt() throws(AppError) -> Timestamp? {
    try value(of: .inStepAt).flatMap { Int64($0) }.map { Timestamp(milliseconds: $0) }
  }

  fileprivate func devicesAhead() throws(AppError) -> Set<DeviceID> {
    guard let json = try value(of: .devicesAhead) else { return [] }
    return Set(try decoded(json) as [DeviceID])
  }

  fileprivate func remember(_ reading: FileReading) throws(AppError) {
    try execute(
      """
      INSERT INTO sync_file (name, reading) VALUES (\(reading.name), \(try encoded(reading)))
      ON CONFLICT (name) DO UPDATE SET reading = excluded.reading
      """)
  }
}

private func encoded(_ value: some Encodable) throws(AppError) -> String {
  do {
    return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  } catch {
    // Texts and whole numbers can always be written.
    throw .unexpected(reference: "todo-store-encoding")
  }
}

/// Throws `storage(damaged)`.
private func decoded<Value: Decodable>(_ json: String) throws(AppError) -> Value {
  do {
    return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  } catch {
    throw .storage(.damaged)
  }
}
