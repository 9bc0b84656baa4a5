import AppValues
import SocialDatabase
import SocialTestSupport
import Testing

/// Opening brings the tables up to date, once.
@Suite struct MigrationTests {
  private static let second = Migration("second") { connection throws(AppError) in
    try connection.execute("CREATE TABLE second (id BIGINT NOT NULL PRIMARY KEY)")
    try connection.execute("INSERT INTO second (id) VALUES (1)")
  }

  @Test(arguments: DatabaseKind.shared)
  func eachStepIsAppliedOnce(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    for migrations in [[Migration.items], [.items, Self.second], [.items, Self.second]] {
      let database = try await test.open(migrations)
      if migrations.count == 1 { try await database.add(7) }
      let ids = try await database.ids()
      #expect(ids == [7])
      await database.close()
    }
  }

  @Test(arguments: DatabaseKind.shared)
  func aStepThatFailsLeavesNothingAndIsDoneTheNextTime(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let failing = Migration("second") { connection throws(AppError) in
      try connection.execute("CREATE TABLE second (id BIGINT NOT NULL PRIMARY KEY)")
      throw .timeout
    }
    await #expect(throws: AppError.timeout) { try await test.open([.items, failing]) }
    let database = try await test.open([.items, Self.second])
    let count = try await database.read { connection throws(AppError) in
      try connection.first("SELECT count(*) FROM second") { row throws(AppError) in row.int(0) }
    }
    #expect(count == 1)
    await database.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func aDatabaseOfANewerVersionIsLeftAlone(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    await (try test.open([.items, Self.second])).close()
    await #expect(throws: AppError.storage(.newerVersion)) { try await test.open([.items]) }
  }

  /// The tables of both earlier steps.
  private static let baseline = Migration("baseline", replacing: ["items", "second"]) {
    connection throws(AppError) in
    for table in ["item", "second"] as [SQLName] {
      try connection.execute("CREATE TABLE \(table) (id BIGINT NOT NULL PRIMARY KEY, name TEXT)")
    }
  }

  private static let third = Migration("third") { connection throws(AppError) in
    try connection.execute("CREATE TABLE third (id BIGINT NOT NULL PRIMARY KEY)")
  }

  @Test(arguments: DatabaseKind.shared)
  func aStepStandsForThoseThatItReplaces(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let older = try await test.open([.items, Self.second])
    let newer = try await test.open([Self.baseline])
    // Both know the tables.
    try await older.add(1)
    try await newer.add(2)
    let newest = try await test.open([Self.baseline, Self.third])
    for database in [older, newer] {
      await #expect(throws: AppError.storage(.newerVersion)) { try await database.add(3) }
    }
    try await newest.add(4)
    #expect(try await newest.ids() == [1, 2, 4])
    for database in [older, newer, newest] { await database.close() }
  }

  @Test(arguments: DatabaseKind.shared)
  func aNewDatabaseIsNoneOfTheVersionsBefore(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let database = try await test.open([Self.baseline, Self.third])
    try await database.add(1)
    // As many steps, but others.
    await #expect(throws: AppError.storage(.newerVersion)) { try await test.open([.items, Self.second]) }
    await database.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func aDatabaseWithOnlySomeOfWhatAStepReplacesIsRefused(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    try await test.fill(2)
    let parts = LockedValue(0)
    let stopping = Migration("second", through: "item", rows: 1) { _ throws(AppError) in
    } part: { _, _ throws(AppError) in
      parts.change { $0 += 1 }
      if parts.value == 2 { throw .timeout }
    }
    await #expect(throws: AppError.storage(.earlierVersion)) { try await test.open([Self.baseline]) }
    // Begun is not done.
    await #expect(throws: AppError.timeout) { try await test.open([.items, stopping]) }
    await #expect(throws: AppError.storage(.earlierVersion)) { try await test.open([Self.baseline]) }
    await (try test.open([.items, stopping])).close()
    let database = try await test.open([Self.baseline])
    #expect(try await database.ids() == [1, 2])
    await database.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func anOlderProcessWritesNoMoreOnceANewerHasMigrated(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let older = try await test.open()
    try await older.add(1)
    let newer = try await test.open([.items, Self.second])
    let log = LockedValue(0)
    for id in Int64(2)...3 {
      await #expect(throws: AppError.storage(.newerVersion)) { try await older.add(id) }
      // Not even what is refused for another reason as long as the tables are known.
      await #expect(throws: AppError.storage(.newerVersion)) {
        try await older.write { connection throws(AppError) in
          log.change { $0 += 1 }
          try connection.execute("INSERT INTO what_is_no_more (id) VALUES (1)")
        }
      }
    }
    #expect(log.value > 0)
    try await newer.add(4)
    let ids = try await older.ids()
    #expect(ids == [1, 4])
    await older.close()
    await newer.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func severalMayOpenANewDatabaseAtOnce(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in Int64(1)...6 {
        group.addTask {
          let database = try await test.open([.items, Self.second])
          try await database.add(id)
          await database.close()
        }
      }
      try await group.waitForAll()
    }
    let database = try await test.open([.items, Self.second])
    let ids = try await database.ids()
    #expect(ids == [1, 2, 3, 4, 5, 6])
    await database.close()
  }
}
