import AppValues
import Foundation
import GRDB
import GRDBSQLite

/// Opens a file, makes sure that it's ours and durable, and brings its tables up to date.
struct SQLiteOpening: Sendable {
  /// The file; nil for a database in memory.
  let path: String?
  /// The number in the header of each of the app's files.
  let applicationID: Int32
  let migrations: [Migration]
  let faults: SQLiteFaults
  let counter: StatementCounter
  /// Called with the progress of bringing the tables up to date.
  let tell: @Sendable (DatabaseUpdate) -> Void

  /// Opens the database. Blocks: up to five seconds if another process holds the file.
  func open() throws(AppError) -> SQLiteLink {
    do {
      if let path {
        try Self.refuseOtherThanFile(path)
        Self.createPrivately(path)
        try refuseForeign(path)
      }
      let link = try SQLiteLink(path: path, faults: faults, counter: counter)
      try link.queue.writeWithoutTransaction { try prepare($0, of: link) }
      return link
    } catch let error as AppError {
      throw error
    } catch {
      throw faults.translate(opening: error)
    }
  }

  /// The configuration of every connection.
  static var configuration: Configuration {
    var configuration = Configuration()
    let patience = SQLitePatience()
    configuration.busyMode = .callback { patience.wait($0) }
    configuration.label = "SocialConnect"
    // The journal stays beside the file, emptied by the last to leave: without it, what is read-only or full could
    // not even be read.
    configuration.prepareDatabase { database in
      var persists: CInt = 1
      sqlite3_file_control(database.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &persists)
      // How large it may stay, in bytes: twice as large as it grows before it is written back.
      _ = try Int.fetchOne(database, sql: "PRAGMA journal_size_limit = 8388608")
    }
    return configuration
  }

  /// Refuses folders, which aren't databases, pipes, which would never answer, and devices.
  private static func refuseOtherThanFile(_ path: String) throws {
    for file in files(path) {
      var status = stat()
      // A missing file is created.
      guard stat(file, &status) == 0 else { continue }
      if status.st_mode & S_IFMT != S_IFREG { throw AppError.storage(.notADatabase) }
    }
  }

  /// The files of a database: the database, its write-ahead log, the log's index, and the rollback journal.
  private static func files(_ path: String) -> [String] {
    ["", "-wal", "-shm", "-journal"].map { path + $0 }
  }

  /// Creates the file so that only its owner can read it. SQLite gives the files next to it the same mode.
  static func createPrivately(_ path: String) {
    // A failure shows again, with its reason, when SQLite opens the file. One that is there is not opened here:
    // closing it would take the locks from other connections of this process.
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Refuses another program's database without changing it.
  private func refuseForeign(_ path: String) throws {
    var status = stat()
    // SQLite reports a missing file.
    guard stat(path, &status) == 0, status.st_size > 0 else { return }
    do {
      try refuseForeign(path, readOnly: true)
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
      // An interrupted change has to be undone before anything can be read, which takes a connection that can write.
      try refuseForeign(path, readOnly: false)
    }
  }

  private func refuseForeign(_ path: String, readOnly: Bool) throws {
    var configuration = Self.configuration
    configuration.readonly = readOnly
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.read { database in
      let id = try Int32.fetchOne(database, sql: "PRAGMA application_id")
      if id != applicationID, try Self.holdsTables(database) {
        throw AppError.storage(.notADatabase)
      }
    }
    try queue.close()
  }

  private static func holdsTables(_ database: GRDB.Database) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT 1 FROM sqlite_schema") != nil
  }

  private func prepare(_ database: GRDB.Database, of link: SQLiteLink) throws {
    if path != nil { try keepJournal(database) }
    // With less, a commit may be lost when the power fails.
    try database.execute(sql: "PRAGMA synchronous = FULL")
    guard try Int.fetchOne(database, sql: "PRAGMA synchronous") == 2 else {
      throw faults.faultLog.unexpected("SQLite didn't accept synchronous = FULL")
    }
    guard let connection = link.connection(database) else {
      throw AppError.unavailable
    }
    let migrator = Migrator(migrations: migrations, ownTables: ownTables)
    let id = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    let standing = try id == applicationID ? migrator.standing(of: connection) : .behind
    if standing == .upToDate { return }
    try migrator.migrate(
      connection, hasBegun: standing == .begun, copy: { step throws(AppError) in try copy(before: step) },
      lastCopy: { lastCopy }, tell: tell)
  }

  /// Sets a new file to write-ahead logging, so that readers don't wait for writers.
  private func keepJournal(_ database: GRDB.Database) throws {
    let deadline = ContinuousClock.now + SQLitePatience.limit
    while try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
      do {
        let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
        if mode != "wal" {
          throw faults.faultLog.unexpected("SQLite uses journal mode \(mode ?? ""), not WAL")
        }
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline
      {
        // When two processes do it at once, one is answered so without waiting.
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  private var ownTables: [SQL] {
    [
      "CREATE TABLE IF NOT EXISTS migration (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID",
      "CREATE TABLE IF NOT EXISTS id_clock (name TEXT NOT NULL PRIMARY KEY, last BIGINT NOT NULL)",
      """
      CREATE TABLE IF NOT EXISTS change (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject BIGINT NOT NULL,
        object BIGINT, at BIGINT NOT NULL)
      """,
      "PRAGMA application_id = \(number: applicationID)",
    ]
  }
}
