import AppValues
import SocialDatabase
import SocialTestSupport
import Testing

/// What both kinds of database promise.
@Suite struct DatabaseContract {
  @Test(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
  func postgreSQLIsAmongTheDatabasesTested() {
    #expect(DatabaseKind.available.contains(.postgreSQL))
  }

  @Test(arguments: DatabaseKind.available)
  func valuesOfEachTypeComeBackAsTheyWere(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let text = "猫 👩‍👩‍👧 'quoted' $1 ${x} \\ \n\t é"
      try await database.write { connection throws(AppError) in
        try connection.execute(
          """
          INSERT INTO item (id, name, flag, amount, bytes)
          VALUES (\(Int64.min), \(text), \(true), \(-0.125), \([0, 255, 39, 92] as [UInt8]))
          """)
        try connection.execute(
          """
          INSERT INTO item (id, name, flag, amount, bytes)
          VALUES (\(Int64.max), \(""), \(false), \(1e300), \([UInt8]()))
          """)
      }
      let rows = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT id, name, flag, amount, bytes FROM item ORDER BY id") {
          row throws(AppError) in
          "\(row.integer(0)) \(row.text(1)) \(row.boolean(2)) \(row.double(3)) \(row.blob(4))"
        }
      }
      #expect(
        rows == [
          "\(Int64.min) \(text) true -0.125 [0, 255, 39, 92]", "\(Int64.max)  false 1e+300 []",
        ])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func nullsAreToldFromEmptyValues(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.write { connection throws(AppError) in
        try connection.execute(
          """
          INSERT INTO item (id, name, flag, amount, bytes)
          VALUES (1, \(String?.none), \(Bool?.none), \(Double?.none), \([UInt8]?.none)), (2, '', FALSE, 0, \([UInt8]()))
          """)
        let nulls = try connection.rows(
          "SELECT name, flag, amount, bytes FROM item WHERE \(Int64?.none) IS NULL ORDER BY id"
        ) { row throws(AppError) in (0..<4).map { row.isNull($0) } }
        #expect(nulls == [[true, true, true, true], [false, false, false, false]])
        let texts = try connection.rows("SELECT name FROM item ORDER BY id") {
          row throws(AppError) in row.optionalText(0)
        }
        #expect(texts == [nil, ""])
      }
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aValueIsNeverReadAsSQL(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let hostile = "'); DROP TABLE item; --"
      try await database.add(1, hostile)
      let found = try await database.read { connection throws(AppError) in
        try connection.first("SELECT id FROM item WHERE name = \(hostile)") {
          row throws(AppError) in row.int(0)
        }
      }
      #expect(found == 1)
    }
  }

  @Test(arguments: DatabaseKind.available)
  func textWithNULIsRefusedAndNothingStored(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      await #expect(throws: AppError.invalid(.text, .unprintable)) {
        try await database.add(1, "a\0b")
      }
      let ids = try await database.ids()
      #expect(ids == [])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aBodyThatThrowsIsUndoneAndItsErrorPassed(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      await #expect(throws: AppError.gone) {
        try await database.write { connection throws(AppError) in
          try connection.execute("INSERT INTO item (id) VALUES (1)")
          throw .gone
        }
      }
      try await database.add(2)
      #expect(try await database.ids() == [2])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aBodyThatGoesOnAfterAFailedStatementIsUndone(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1)
      await #expect(throws: AppError.self) {
        try await database.write { connection throws(AppError) in
          try connection.execute("INSERT INTO item (id) VALUES (2)")
          do throws(AppError) {
            try connection.execute("INSERT INTO item (id) VALUES (1)")
          } catch {
            // What a careless body would do.
          }
        }
      }
      #expect(try await database.ids() == [1])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aStatementTellsHowManyRowsItChanged(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in 1...3 { try await database.add(Int64(id)) }
      let changed = try await database.write { connection throws(AppError) in
        [
          try connection.execute("UPDATE item SET name = 'x' WHERE id > 1"),
          try connection.execute("UPDATE item SET name = 'x' WHERE id > 5"),
          try connection.execute("INSERT INTO item (id) VALUES (1) ON CONFLICT DO NOTHING"),
          try connection.execute("DELETE FROM item"),
        ]
      }
      #expect(changed == [2, 0, 0, 3])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aReaderSeesOneStateHoweverLongItReads(_ kind: DatabaseKind) async throws {
    guard kind != .memory else { return }  // One connection: a reader keeps writers waiting.
    try await TestDatabase.with(kind) { database in
      try await database.add(1)
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let written = Signal()
      // It may be read on the caller's thread, which waits for others here.
      let reading = Task(executorPreference: OwnThread()) {
        try await database.read { connection throws(AppError) -> [Int] in
          let count: SQL = "SELECT count(*) FROM item"
          let before = try connection.first(count) { row throws(AppError) in row.int(0) }
          begin.yield()
          written.wait()
          let after = try connection.first(count) { row throws(AppError) in row.int(0) }
          return [before ?? -1, after ?? -1]
        }
      }
      for await _ in begun { break }
      try await database.add(2)
      written.send()
      #expect(try await reading.value == [1, 1])
      #expect(try await database.ids() == [1, 2])
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: DatabaseKind.available)
  func whatTakesLongIsReadWhereItKeepsNobodyWaiting(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let (thread, signal, hasRun) = (OwnThread(), Signal(), LockedValue(false))
      let reading = Task(executorPreference: thread) {
        try await database.readAtLength { _ throws(AppError) -> Bool in
          signal.wait()
          return hasRun.value
        }
      }
      // It has the thread of who asked, and no other.
      Task(executorPreference: thread) {
        hasRun.change { $0 = true }
        signal.send()
      }
      let isLetBy = try await reading.value
      #expect(isLetBy)
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aReaderMayNotWrite(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      await #expect(throws: AppError.self) {
        try await database.read { connection throws(AppError) in
          try connection.execute("INSERT INTO item (id) VALUES (1)")
        }
      }
      let ids = try await database.ids()
      #expect(ids == [])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aStatementMayBeRunWhileItsOwnRowsAreRead(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in 1...3 { try await database.add(Int64(id)) }
      let pairs = try await database.read { connection throws(AppError) in
        let all: SQL = "SELECT id FROM item ORDER BY id"
        return try connection.rows(all) { outer throws(AppError) in
          let id = outer.int(0)
          return try connection.rows(all) { inner throws(AppError) in id * 10 + inner.int(0) }
        }
      }
      #expect(pairs == [[11, 12, 13], [21, 22, 23], [31, 32, 33]])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aListOfIdsIsMatchedHoweverLong(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in 1...4 { try await database.add(Int64(id)) }
      let found = try await database.read { connection throws(AppError) in
        let ids = Array(Int64(3)...50_000)
        return try connection.rows(
          "SELECT id FROM item WHERE \(connection.dialect.contains("id", ids)) AND id < \(100) ORDER BY id"
        ) { row throws(AppError) in row.int(0) }
      }
      #expect(found == [3, 4])
      let none = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT id FROM item WHERE \(connection.dialect.contains("id", []))") {
          row throws(AppError) in row.int(0)
        }
      }
      #expect(none == [])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func statementsAreCounted(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let before = database.statementCount
      _ = try await database.ids()
      _ = try await database.ids()
      #expect(database.statementCount - before == 2)
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aSoundDatabaseHasNoFaults(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1)
      #expect(try await database.integrityFaults() == [])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aClosedDatabaseRefuses(_ kind: DatabaseKind) async throws {
    let database = try await TestDatabase(kind).open()
    await database.close()
    await database.close()
    await #expect(throws: AppError.unavailable) { try await database.add(1) }
    await #expect(throws: AppError.unavailable) { try await database.ids() }
    for await _ in database.wakeUps() {}
  }
}
