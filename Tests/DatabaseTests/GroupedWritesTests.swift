import AppValues
import SocialDatabase
import SocialTestSupport
import Testing

/// Writes that wait are committed together, and still each is on its own.
@Suite struct GroupedWritesTests {
  @Test(arguments: DatabaseKind.available)
  func eachOfManyWritersIsAnsweredForItself(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let outcomes = await withTaskGroup(of: (Int64, Bool).self) { group in
        for id in Int64(0)..<200 {
          group.addTask {
            do throws(AppError) {
              let answer = try await database.write { connection throws(AppError) in
                try connection.execute("INSERT INTO item (id) VALUES (\(id))")
                if id.isMultiple(of: 3) { throw .conflict }
                return id
              }
              return (id, answer == id)
            } catch {
              return (id, error != .conflict)
            }
          }
        }
        return await group.reduce(into: [Int64: Bool]()) { $0[$1.0] = $1.1 }
      }
      #expect(outcomes.allSatisfy { id, isStored in isStored == !id.isMultiple(of: 3) })
      let ids = try await database.ids()
      #expect(ids == (0..<200).filter { !$0.isMultiple(of: 3) })
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aJobThatFailsLeavesTheOthersOfItsGroup(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let held = try await HeldWriter(database)
      let first = Task { try await database.add(1) }
      let throwing = Task {
        try await database.write { connection throws(AppError) in
          try connection.execute("INSERT INTO item (id) VALUES (2)")
          throw .gone
        }
      }
      let failing = Task {
        try await database.write { connection throws(AppError) in
          try connection.execute("INSERT INTO item (id) VALUES (3)")
          try connection.execute("INSERT INTO item (id) VALUES (3)")
        }
      }
      let last = Task { try await database.add(4) }
      try await held.release(whenWaiting: 4)
      try await first.value
      try await last.value
      await #expect(throws: AppError.gone) { try await throwing.value }
      await #expect(throws: AppError.self) { try await failing.value }
      let ids = try await database.ids()
      #expect(ids == [1, 4])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func changesOfAJobUndoneInAGroupAreNotTold(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let held = try await HeldWriter(database)
      let undone = Task {
        try await database.write { connection throws(AppError) in
          try connection.appendChange(ChangeRecord(kind: "undone", subject: 1, object: nil, at: 0))
          throw .gone
        }
      }
      let kept = Task {
        try await database.write { connection throws(AppError) in
          try connection.appendChange(ChangeRecord(kind: "kept", subject: 2, object: 3, at: 4))
        }
      }
      try await held.release(whenWaiting: 2)
      await #expect(throws: AppError.gone) { try await undone.value }
      try await kept.value
      let changes = try await database.changes()
      #expect(changes == [ChangeRecord(kind: "kept", subject: 2, object: 3, at: 4)])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aCallerThatGivesUpWaitingIsLetGoAndNothingOfItsIsStored(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let held = try await HeldWriter(database)
      let waiting = Task { try await database.add(1) }
      let isWaiting = try await eventually { database.waitingWrites == 1 }
      #expect(isWaiting)
      waiting.cancel()
      // Answered while the writer is still held, and passed over once it's released.
      await #expect(throws: AppError.cancelled) { try await waiting.value }
      try await held.release(whenWaiting: 1)
      try await database.add(2)
      let ids = try await database.ids()
      #expect(ids == [2])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func closingFinishesTheWritesThatWait(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let database = try await test.open()
    let held = try await HeldWriter(database)
    let waiting = Task { try await database.add(1) }
    let areWaiting = try await eventually { database.waitingWrites == 1 }
    #expect(areWaiting)
    let closing = Task { await database.close() }
    try await held.release(whenWaiting: 1)
    await closing.value
    try await waiting.value
    guard kind != .memory else { return }
    let again = try await test.open()
    let ids = try await again.ids()
    #expect(ids == [1])
    await again.close()
  }
}

extension SQLDatabase {
  /// All changes, oldest first.
  func changes() async throws(AppError) -> [ChangeRecord] {
    try await read { connection throws(AppError) in
      try connection.changes(after: 0, limit: 1000).map(\.record)
    }
  }
}
