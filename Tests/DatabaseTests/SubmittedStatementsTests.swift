import AppValues
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// Statements that no one waits for, and what is left for the end of a transaction.
@Suite struct SubmittedStatementsTests {
  @Test(arguments: DatabaseKind.available)
  func theyAreDoneInOrderBeforeWhatIsWaitedFor(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let names = try await database.write { connection throws(AppError) in
        for id in Int64(1)...3 { try connection.submit("INSERT INTO item (id, name) VALUES (\(id), 'old')") }
        try connection.submit("UPDATE item SET name = 'new' WHERE id < 3")
        return try connection.rows("SELECT name FROM item ORDER BY id") { row throws(AppError) in
          row.text(0)
        }
      }
      #expect(names == ["new", "new", "old"])
      try await database.write { connection throws(AppError) in
        try connection.submit("INSERT INTO item (id) VALUES (4)")
      }
      #expect(try await database.ids() == [1, 2, 3, 4])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func oneThatIsRefusedUndoesWhoeverIsAlone(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1)
      for change in [false, true] {
        await #expect(throws: AppError.self) {
          try await database.write { connection throws(AppError) in
            try connection.submit("INSERT INTO item (id) VALUES (2)")
            try connection.submit("INSERT INTO item (id) VALUES (1)")
            if change { try connection.appendChange(.numbered(1)) }
          }
        }
      }
      try await database.add(3)
      #expect(try await database.ids() == [1, 3])
      #expect(try await database.changes() == [])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func oneThatIsRefusedLeavesTheOthersOfItsGroup(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let held = try await HeldWriter(database)
      let good = [1, 5].map { id in Task { try await Self.submit([id], to: database) } }
      let refused = Task { try await Self.submit([2, 3, 3, 4], to: database) }
      let thrown = Task { try await Self.submit([6, 6], to: database, thenThrow: .gone) }
      let idle = Task {
        try await database.write { _ throws(AppError) in throw AppError.forbidden }
      }
      try await held.release(whenWaiting: 5)
      for task in good { try await task.value }
      await #expect(throws: AppError.self) { try await refused.value }
      await #expect(throws: AppError.self) { try await thrown.value }
      await #expect(throws: AppError.forbidden) { try await idle.value }
      #expect(try await database.ids() == [1, 5])
      #expect(Set(try await database.changes()) == [.numbered(1), .numbered(5)])
    }
  }

  private static func submit(
    _ ids: [Int64], to database: any SQLDatabase, thenThrow error: AppError? = nil
  ) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      for id in ids {
        try connection.submit("INSERT INTO item (id) VALUES (\(id))")
        try connection.appendChange(.numbered(id))
      }
      if let error { throw error }
    }
  }

  @Test(arguments: DatabaseKind.shared)
  func numbersOfAClockRiseWhoeverAsks(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let databases = [try await test.open(), try await test.open()]
    try await databases[0].write { connection throws(AppError) in
      try connection.execute("INSERT INTO id_clock (name, last) VALUES ('test', 0)")
    }
    // Each number is stored where the next writer sees it: none may be lower than what is there.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for round in Int64(0)..<100 {
        group.addTask {
          try await Self.takeNumber(round, from: databases[Int(round % 2)])
        }
      }
      try await group.waitForAll()
    }
    let ids = try await databases[0].ids()
    #expect(ids.count == 80 && ids.last ?? 0 >= 1000)
    for database in databases { await database.close() }
  }

  private static func takeNumber(_ round: Int64, from database: any SQLDatabase) async throws {
    do throws(AppError) {
      try await database.write { connection throws(AppError) in
        let highest = try connection.first("SELECT COALESCE(MAX(id), 0) FROM item") {
          row throws(AppError) in row.integer(0)
        }
        let number = try connection.nextNumber(of: "test", earliest: round == 51 ? 1000 : 0)
        if number <= highest ?? 0 { throw .unexpected(reference: "lower") }
        try connection.submit("INSERT INTO item (id) VALUES (\(number))")
        if round.isMultiple(of: 5) { throw .gone }
      }
      #expect(!round.isMultiple(of: 5))
    } catch {
      #expect(error == .gone && round.isMultiple(of: 5))
    }
  }
}

extension ChangeRecord {
  static func numbered(_ subject: Int64) -> ChangeRecord {
    ChangeRecord(kind: "test", subject: subject, object: nil, at: 0)
  }
}
