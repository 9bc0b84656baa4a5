import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Testing

/// A step that goes through the rows of a table may be stopped behind each part, and a file is copied before it.
@Suite struct MigrationInPartsTests {
  /// Gives each item a title, ten in each part.
  ///
  /// - Parameter visit: Called in each part, with its ids.
  private static func titles(
    _ visit: @escaping @Sendable (ClosedRange<Int64>) throws(AppError) -> Void = { _ throws(AppError) in }
  ) -> Migration {
    Migration("item titles", through: "item", rows: 10) { connection throws(AppError) in
      try connection.execute("ALTER TABLE item ADD COLUMN title TEXT")
    } part: { connection, ids throws(AppError) in
      try connection.execute(
        """
        UPDATE item SET title = COALESCE(title, '') || id
        WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
        """)
      try visit(ids)
    } last: { connection throws(AppError) in
      try connection.execute("CREATE INDEX item_title ON item (title)")
    }
  }

  private static let short = Migration("short") { connection throws(AppError) in
    try connection.execute("CREATE TABLE short (id BIGINT NOT NULL PRIMARY KEY)")
  }

  private func expectTitles(_ count: Int64, in database: any SQLDatabase) async throws {
    let titles = try await database.read { connection throws(AppError) in
      try connection.rows("SELECT title FROM item ORDER BY id") { row throws(AppError) in row.text(0) }
    }
    #expect(titles == (1...count).map(String.init))
    let faults = try await database.integrityFaults()
    #expect(faults == [])
  }

  /// Fails in the second part that is begun, so that each start does one.
  private static func onePartOnly() -> Migration {
    let begun = LockedValue(0)
    return titles { _ throws(AppError) in
      begun.change { $0 += 1 }
      if begun.value == 2 { throw .timeout }
    }
  }

  @Test(arguments: DatabaseKind.shared)
  func aStepIsContinuedBehindTheLastPart(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    try await test.fill(35)
    let older = try await test.open()
    for _ in 1...3 {
      await #expect(throws: AppError.timeout) {
        try await test.open([.items, Self.short, Self.onePartOnly(), .later])
      }
      // What is between two versions is neither's.
      await #expect(throws: AppError.storage(.newerVersion)) { try await older.add(36) }
      await #expect(throws: AppError.storage(.newerVersion)) { try await test.open() }
      await #expect(throws: AppError.storage(.newerVersion)) { try await test.open([.items, Self.short]) }
      if kind == .file { try expectOneCopy(test, "short") }
    }
    await older.close()
    let parts = LockedValue<[ClosedRange<Int64>]>([])
    let last = Self.titles { ids throws(AppError) in parts.change { $0.append(ids) } }
    let database = try await test.open([.items, Self.short, last, .later])
    #expect(parts.value == [31...35])
    try await expectTitles(35, in: database)
    try await database.add(36)
    await database.close()
    if kind == .file { try await expectCopyAsBefore(test, "short", 35) }
  }

  private func expectOneCopy(_ test: TestDatabase, _ step: String) throws {
    #expect(try test.copies == ["database.sqlite.before-\(step)"])
  }

  /// Opens the copy as the earlier version does.
  private func expectCopyAsBefore(_ test: TestDatabase, _ step: String, _ count: Int64) async throws {
    try expectOneCopy(test, step)
    let path = "\(test.location).before-\(step)"
    let mode = try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    #expect(mode == 0o600)
    let copy = try await SQLiteDatabase.open(path: path, migrations: [.items], log: .silent)
    let ids = try await copy.ids()
    #expect(ids == Array(1...count))
    let faults = try await copy.integrityFaults()
    #expect(faults == [])
    try await copy.add(count + 1)
    await copy.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func severalTakeTurnsAndAllWaitForTheEnd(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    try await test.fill(200)
    let parts = LockedValue<[ClosedRange<Int64>]>([])
    let step = Self.titles { ids throws(AppError) in
      parts.change { $0.append(ids) }
      usleep(20_000)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...4 {
        group.addTask {
          let database = try await test.open([.items, step])
          try await expectTitles(200, in: database)
          await database.close()
        }
      }
      try await group.waitForAll()
    }
    #expect(parts.value == stride(from: Int64(1), to: 200, by: 10).map { $0...($0 + 9) })
  }

  @Test(arguments: DatabaseKind.shared)
  func aKilledProcessIsFollowedByOneThatContinues(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    // Made by the probe, whose table is another.
    try await Program.expect(Probe.command(test.location, writes: 50))
    var begun: [Int] = []
    for _ in 1...40 {
      let outcome = try await Program.run(Probe.update(test.location)) { $0.count(of: "part") >= 2 }
      let lines = outcome.output.split(separator: "\n")
      begun += lines.compactMap { $0.hasPrefix("part ") ? Int($0.dropFirst("part ".count)) : nil }
      if outcome.status == 0 { break }
      #expect(outcome.status == 128 + SIGKILL, "\(outcome.output)")
    }
    let outcome = try await Program.run(Probe.update(test.location))
    #expect(outcome.output == "done\n")
    // One that was killed before it was stored is begun again, but none is skipped, and none goes back.
    #expect(begun == begun.sorted() && Set(begun) == Set(stride(from: 0, to: 100, by: 10)))
    let titles = Migration("named") { _ throws(AppError) in }
    let database = try await test.open([.items, titles])
    let wrong = try await database.read { connection throws(AppError) in
      try connection.rows("SELECT id FROM item WHERE title IS NULL OR title <> CAST(id AS TEXT)") {
        row throws(AppError) in row.integer(0)
      }
    }
    #expect(wrong == [])
    await database.close()
  }

  @Test func aCopyThatCannotBeMadeLeavesTheFileAsItWas() async throws {
    let test = try await TestDatabase(.file)
    try await test.fill(20)
    // Something is in the way.
    let place = test.location + ".before-item-titles"
    try FileManager.default.createDirectory(atPath: place + "/x", withIntermediateDirectories: true)
    await #expect(throws: AppError.self) { try await test.open([.items, Self.titles()]) }
    try expectOneCopy(test, "item-titles")
    let older = try await test.open()
    try await older.add(21)
    await older.close()
    try FileManager.default.removeItem(atPath: place)
    let newer = try await test.open([.items, Self.titles()])
    try await expectTitles(21, in: newer)
    await newer.close()
    try await expectCopyAsBefore(test, "item-titles", 21)
  }

  @Test func aFullDiskLeavesTheFileAsItWas() async throws {
    let test = try await TestDatabase(.file)
    try await Program.expect(Probe.command(test.location, writes: 500, bytes: 2000))
    let outcome = try await Program.run(["prlimit", "--fsize=1000000"] + Probe.update(test.location))
    #expect(outcome.output == "failed storage(AppValues.StorageFault.full)\n")
    #expect(try test.copies == [])
    let database = try await test.open()
    try await database.add(2000)
    #expect(try await database.ids().count == 1001)
    await database.close()
  }

  /// Whether a program may have a view of its own of the file systems.
  private static let hasOwnMounts: ConditionTrait = .enabled("It needs the right to mount file systems.") {
    try await Program.run(["unshare", "--mount", "true"]).status == 0
  }

  @Test(hasOwnMounts) func aDiskThatFillsMidwayIsSaidAndTheUpdateContinuesOnceThereIsRoom() async throws {
    let test = try await TestDatabase(.file)
    try await Program.expect(Probe.command(test.location, writes: 500, bytes: 2000))
    // Some two megabytes, to which the update adds ten: no room for a copy; for a copy and a part; for all.
    let script = """
      disk=$(mktemp -d "$1/XXXXXX") && mount -t tmpfs -o size=3m tmpfs "$disk" && cp "$1/database.sqlite" "$disk"
      run() { "$2" "$disk/database.sqlite" update 10000 | grep -v '^part ' | sed "s:$disk/::"; ls "$disk" | grep before; }
      run "$@"; mount -o remount,size=10m "$disk"; run "$@"; run "$@"
      mount -o remount,size=64m "$disk"; run "$@"; rm "$1/database.sqlite"; cp "$disk"/* "$1"
      """
    let outcome = try await Program.run([
      "unshare", "--mount", "bash", "-c", script, "-", test.folder.url.path, Probe.path,
    ])
    let stopped = """
      stopped between: true, copy database.sqlite.before-named
      failed storage(AppValues.StorageFault.partlyFull)
      database.sqlite.before-named

      """
    #expect(
      outcome.output.hasPrefix(
        "lacks room: true\nfailed storage(AppValues.StorageFault.full)\n" + stopped), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\ndone\ndatabase.sqlite.before-named\n"), "\(outcome.output)")
    let named = Migration("named") { _ throws(AppError) in }
    let database = try await test.open([.items, named])
    let wrong = try await database.read { connection throws(AppError) in
      try connection.rows("SELECT id FROM item WHERE title <> CAST(id AS TEXT) OR length(note) <> 10000") {
        row throws(AppError) in row.integer(0)
      }
    }
    #expect(wrong == [])
    #expect(try await database.ids().count == 1000)
    await database.close()
    let copy = try await SQLiteDatabase.open(
      path: "\(test.location).before-named", migrations: [.items], log: .silent)
    #expect(try await copy.ids().count == 1000)
    await copy.close()
  }

  @Test func whatWasPutBackIsCopiedAgain() async throws {
    let test = try await TestDatabase(.file)
    try await test.fill(10)
    await (try test.open([.items, Self.titles()])).close()
    try FileManager.default.removeItem(atPath: test.location)
    try FileManager.default.copyItem(atPath: test.location + ".before-item-titles", toPath: test.location)
    let older = try await test.open()
    try await older.add(11)
    await older.close()
    let newer = try await test.open([.items, Self.titles()])
    try await expectTitles(11, in: newer)
    await newer.close()
    try await expectCopyAsBefore(test, "item-titles", 11)
  }

  @Test func neitherANewFileNorAShortStepTakesACopy() async throws {
    let test = try await TestDatabase(.file)
    let updates = LockedValue<[DatabaseUpdate]>([])
    await (try test.open([.items, Self.titles()]) { update in updates.change { $0.append(update) } }).close()
    #expect(updates.value == [])
    await (try test.open([.items, Self.titles(), Self.short])).close()
    #expect(try test.copies == [])
  }

  @Test(arguments: DatabaseKind.shared)
  func itIsToldHowFarItHasCome(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    try await test.fill(31)
    let updates = LockedValue<[DatabaseUpdate]>([])
    let database = try await test.open([.items, Self.short, Self.titles()]) { update in
      updates.change { $0.append(update) }
    }
    await database.close()
    let changing = updates.value.compactMap { if case .changing(let done) = $0 { done } else { nil } }
    #expect(changing.map { Int($0 * 100) } == [0, 50, 65, 81, 98])
    let others = updates.value.filter { if case .changing = $0 { false } else { true } }
    if kind == .postgreSQL { return #expect(others == [.notCopied]) }
    #expect(others.first == .copying(1) && others.last == .copied(test.location + ".before-short"))
  }
}

extension Migration {
  fileprivate static let later = Migration("later") { connection throws(AppError) in
    try connection.execute("CREATE TABLE later (id BIGINT NOT NULL PRIMARY KEY)")
  }
}

extension String {
  /// How many lines begin with a word.
  fileprivate func count(of word: String) -> Int {
    split(separator: "\n").count { $0.hasPrefix(word) }
  }
}
