import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// What is written goes to a journal first. Once no one is left, the file alone is the whole truth.
@Suite struct JournalTests {
  private let folder: TemporaryFolder
  private let path: String
  private var journal: String { path + "-wal" }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("database.sqlite")
  }

  private func open(_ path: String? = nil) async throws(AppError) -> SQLiteDatabase {
    try await SQLiteDatabase.open(path: path ?? self.path, migrations: [.items], log: .silent)
  }

  private func size(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? -1
  }

  private func content(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test func theLastToLeaveEmptiesIt() async throws {
    for id in Int64(1)...5 {
      let database = try await open()
      try await database.add(id)
      #expect(try size(journal) > 0)
      await database.close()
      #expect(try size(journal) == 0)
    }
    let copy = folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let database = try await open(copy)
    #expect(try await database.ids() == [1, 2, 3, 4, 5])
    await database.close()
  }

  @Test(.timeLimit(.minutes(5)))
  func theLastToLeaveEmptiesItAlsoWhereSomebodyListened() async throws {
    let database = try await open()
    var signals = database.wakeUps().makeAsyncIterator()
    #expect(await signals.next() == .changed)
    try await database.add(1)
    await database.close()
    #expect(try size(journal) == 0)
  }

  @Test func whoeverLeavesWhileOthersStayEmptiesItToo() async throws {
    // Two that leave at the same moment each take the other for one who stays.
    let stays = try await open()
    #expect(try await stays.ids() == [])
    let outcome = try await Program.run(Probe.command(path, writes: 3))
    #expect(outcome.status == 0)
    #expect(try size(journal) == 0)
    #expect(try await stays.ids().count == 6)
    try await stays.add(100)
    await stays.close()
    #expect(try size(journal) == 0)
  }

  @Test func whatAKilledProcessLeftInItGoesIntoTheFile() async throws {
    let outcome = try await Program.run(Probe.command(path, writes: 1_000_000)) {
      Probe.acknowledged($0).count >= 10
    }
    #expect(try size(journal) > 0)
    let first = try await open()
    let ids = try await first.ids()
    #expect(Set(Probe.acknowledged(outcome.output)).isSubset(of: ids))
    await first.close()
    #expect(try size(journal) == 0)
    let second = try await open()
    #expect(try await second.ids() == ids)
    #expect(try await second.integrityFaults() == [])
    await second.close()
  }

  @Test func aChangeToTheFileItselfThatWasCutShortIsUndone() async throws {
    let first = try await open()
    try await first.add(1)
    await first.close()
    // So it is while a file is made, or made whole: what was there goes to another journal first.
    let killed = try await Program.run([
      "sqlite3", path, "PRAGMA journal_mode = DELETE", "PRAGMA cache_size = 1", "BEGIN",
      """
      WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < 500)
      INSERT INTO item (id, name) SELECT n, hex(zeroblob(1000)) FROM number
      """, ".shell kill -9 $PPID",
    ])
    #expect(killed.status != 0)
    try #require(try size(path + "-journal") > 0, "\(killed.output)")
    let second = try await open()
    #expect(try await second.ids() == [1])
    #expect(try await second.integrityFaults() == [])
    await second.close()
  }

  @Test func itIsBoundedWhileSomebodyStays() async throws {
    let database = try await open()
    try await database.add(1, String(repeating: "x", count: 20_000_000))
    #expect(try size(journal) > 20_000_000)
    // The first is written behind it, the second from its beginning.
    for id in Int64(2)...3 { try await database.add(id) }
    #expect(try size(journal) <= 8_388_608)
    await database.close()
  }

  @Test func whoeverOnlyReadsChangesNothing() async throws {
    let writer = try await open()
    try await writer.add(1)
    await writer.close()
    let before = (try content(path), try modified())
    for _ in 0..<3 {
      let reader = try await open()
      #expect(try await reader.ids() == [1])
      await reader.close()
    }
    #expect(try content(path) == before.0)
    #expect(try modified() == before.1)
    #expect(try size(journal) == 0)
  }

  private func modified() throws -> [Date] {
    try [path, journal].map { path in
      try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }
  }

  @Test func aCopyThatIsPutBackIsWhatItWas() async throws {
    let before = try await open()
    try await before.add(1)
    await before.close()
    let copy = try content(path)
    let after = try await open()
    for id in Int64(2)...200 { try await after.add(id, String(repeating: "x", count: 1000)) }
    await after.close()
    try copy.write(to: URL(fileURLWithPath: path))
    let database = try await open()
    #expect(try await database.ids() == [1])
    #expect(try await database.integrityFaults() == [])
    try await database.add(2)
    #expect(try await database.ids() == [1, 2])
    await database.close()
  }
}
