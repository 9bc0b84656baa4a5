import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Testing

/// Files that are not as they should be.
@Suite struct SQLiteFaultTests {
  private func open(_ path: String) async throws(AppError) -> SQLiteDatabase {
    try await SQLiteDatabase.open(path: path, migrations: [.items], log: .silent)
  }

  @Test(arguments: ["Dear diary", String(repeating: "This is a long text. ", count: 2000)])
  func anotherKindOfFileIsNotTouched(_ text: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("diary.txt")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    await #expect(throws: AppError.storage(.notADatabase)) { try await open(path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["diary.txt"])
  }

  @Test func anotherProgramsDatabaseIsNotTouched() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("other.sqlite")
    try await Program.expect(["sqlite3", path, "CREATE TABLE song (title TEXT)"])
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    await #expect(throws: AppError.storage(.notADatabase)) { try await open(path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func aFolderIsNotADatabase() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: AppError.storage(.notADatabase)) { try await open(folder.url.path) }
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["", "-wal", "-shm", "-journal"])
  func aPipeIsNotADatabase(_ ending: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("database.sqlite")
    if !ending.isEmpty { await (try open(path)).close() }
    // It is there already beside a database that was used.
    unlink(path + ending)
    #expect(mkfifo(path + ending, 0o600) == 0)
    await #expect(throws: AppError.storage(.notADatabase)) { try await open(path) }
  }

  @Test func aDeviceIsNotADatabase() async throws {
    await #expect(throws: AppError.storage(.notADatabase)) { try await open("/dev/null") }
  }

  /// What the system says is told as what it is.
  @Test(
    .enabled("strace is missing, or may not trace here") { await Strace.isUsable() },
    arguments: [
      ("pwrite64:error=EIO", "-wal", StorageFault.diskFault), ("fdatasync:error=EIO", "-wal", .diskFault),
      ("pwrite64:error=ENOSPC", "-wal", .full), ("pwrite64:error=EDQUOT", "-wal", .full),
      ("pread64:error=EIO", "", .diskFault), ("openat:error=EMFILE", "", .tooManyFiles),
      ("openat:error=EIO", "", .diskFault), ("openat:error=ENFILE", "-wal", .tooManyFiles),
      ("openat:error=EROFS", "-wal", .readOnly),
    ])
  func aFaultOfTheDiskIsToldAsSuch(_ injected: String, _ ending: String, fault: StorageFault) async throws {
    let test = try await TestDatabase(.file)
    await (try await test.open()).close()
    let call = String(injected.prefix { $0 != ":" })
    let outcome = try await Program.run(
      ["strace", "-f", "-o", "/dev/null", "-P", test.location + ending, "-e", "trace=\(call)", "-e"]
        + ["inject=\(injected)"] + Probe.command(test.location, writes: 1))
    #expect(
      outcome.output.hasSuffix("failed storage(AppValues.StorageFault.\(fault))\n"), "\(outcome.output)")
  }

  @Test func aPlaceWhereNothingCanBeMadeIsReadOnly() async throws {
    await #expect(throws: AppError.storage(.readOnly)) { try await open("/proc/socialconnect.sqlite") }
  }

  @Test func aReadOnlyFileInAReadOnlyFolderIsToldAsSuch() async throws {
    let test = try await TestDatabase(.file)
    let database = try await test.open()
    try await database.add(1)
    await database.close()
    try await Program.expect(["chmod", "-R", "a-w,a+rX", test.folder.url.path])
    // The superuser may write anywhere, so that someone else has to try.
    let asOther = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let outcome = try await Program.run(asOther + Probe.command(test.location, writes: 1))
    try await Program.expect(["chmod", "-R", "u+w", test.folder.url.path])
    #expect(outcome.output.hasSuffix("failed storage(AppValues.StorageFault.readOnly)\n"))
  }

  @Test func aDamagedFileIsToldAsSuch() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("database.sqlite")
    let database = try await open(path)
    for id in 1...200 { try await database.add(Int64(id), String(repeating: "x", count: 500)) }
    await database.close()
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0xEE, count: 80_000))
    try handle.close()
    await #expect(throws: AppError.storage(.notADatabase)) {
      let damaged = try await open(path)
      _ = try await damaged.ids()
    }
  }

  @Test func whereThereIsNoRoomTheWholeGroupFailsAndSmallerWritesGoOn() async throws {
    try await TestDatabase.with(.file) { database in
      try await database.write { connection throws(AppError) in
        _ = try connection.rows("PRAGMA max_page_count = 40") { _ throws(AppError) in }
      }
      let held = try await HeldWriter(database)
      let sizes = [10, 1_000_000, 10]
      let writes = sizes.enumerated().map { id, size in
        Task { try await database.add(Int64(id), String(repeating: "x", count: size)) }
      }
      // It has not ended when the others join it.
      await #expect(throws: AppError.storage(.full)) { try await held.release(whenWaiting: 3) }
      for write in writes {
        await #expect(throws: AppError.storage(.full)) { try await write.value }
      }
      try await database.add(7, "small")
      let ids = try await database.ids()
      #expect(ids == [7])
    }
  }

  @Test func theFileIsForItsOwnerOnly() async throws {
    let folder = try TemporaryFolder()
    let database = try await open(folder.path("database.sqlite"))
    try await database.add(1)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    await database.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func whoeverWaitsTooLongForAnotherProcessIsTold(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let holder = try await test.open()
    let other = try await test.open()
    let held = try await HeldWriter(holder)
    await #expect(throws: AppError.storage(.locked)) { try await other.add(1) }
    let ids = try await other.ids()
    #expect(ids == [])
    try await held.release()
    try await other.add(2)
    await holder.close()
    await other.close()
  }
}
