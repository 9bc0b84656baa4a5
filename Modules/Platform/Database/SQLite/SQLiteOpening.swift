import Entities
import Foundation
import GRDB
import GRDBSQLite

/// Opens a file, makes sure that it is ours and durable, and brings its tables up to date.
struct SQLiteOpening: Sendable {
  /// The file; nil for a database in memory.
  let path: String?
  let migrations: [Migration]
  let faults: SQLiteFaults
  let counter: StatementCounter

  /// Stands in the header of each file that is ours: "SoCn".
  static let applicationID: Int64 = 0x536F_436E
  /// How long another process may hold the file.
  static let patience: TimeInterval = 5

  /// Blocks: up to five seconds when another process holds the file.
  func open() throws(SocialError) -> any DatabaseWriter {
    do {
      let writer = try openWriter()
      try writer.writeWithoutTransaction { try prepare($0) }
      return writer
    } catch let error as SocialError {
      throw error
    } catch {
      throw faults.translate(error)
    }
  }

  /// What every connection is opened with.
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.patience)
    configuration.label = "SocialConnect"
    // The journal stays beside the file: without it, what is read-only or full could not even be read.
    configuration.prepareDatabase { database in
      var persists: CInt = 1
      sqlite3_file_control(database.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &persists)
    }
    return configuration
  }

  private func openWriter() throws -> any DatabaseWriter {
    guard let path else { return try DatabaseQueue(configuration: Self.configuration) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw SocialError.storage(.notADatabase)
    }
    Self.createPrivately(path)
    try refuseForeign(path)
    return try openPool(path)
  }

  /// Changing a new file's journal answers "busy" without waiting when two processes do it at once.
  private func openPool(_ path: String) throws -> DatabasePool {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while true {
      do {
        return try DatabasePool(path: path, configuration: Self.configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && Date() < deadline {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Others than the owner may not read it; the files beside it inherit this.
  private static func createPrivately(_ path: String) {
    // A failure shows again, with its reason, when SQLite opens the file.
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Looks before touching: another program's database is left as it is.
  private func refuseForeign(_ path: String) throws {
    var configuration = Self.configuration
    configuration.readonly = true
    var status = stat()
    // What is not there, SQLite will complain of.
    guard stat(path, &status) == 0, status.st_size > 0 else { return }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.read { database in
      let id = try Int64.fetchOne(database, sql: "PRAGMA application_id")
      if id != Self.applicationID, try Self.holdsTables(database) {
        throw SocialError.storage(.notADatabase)
      }
    }
    try queue.close()
  }

  /// The last is GRDB's own, there for a moment while it opens a new file.
  private static func holdsTables(_ database: GRDB.Database) throws -> Bool {
    let tables = "SELECT 1 FROM sqlite_schema WHERE name <> 'grdb_issue_102'"
    return try Int.fetchOne(database, sql: tables) != nil
  }

  private func prepare(_ database: GRDB.Database) throws {
    // GRDB's pool has set NORMAL, with which a commit may be lost when the power fails.
    try database.execute(sql: "PRAGMA synchronous = FULL")
    guard try Int.fetchOne(database, sql: "PRAGMA synchronous") == 2 else {
      throw faults.faultLog.unexpected("SQLite does not take synchronous = FULL")
    }
    guard let connection = SQLiteConnection(database, faults: faults, counter: counter) else {
      throw SocialError.unavailable
    }
    let migrator = Migrator(migrations: migrations, ownTables: Self.ownTables)
    let id = try Int64.fetchOne(database, sql: "PRAGMA application_id")
    if id == Self.applicationID, try migrator.isUpToDate(connection) { return }
    try migrator.migrate(connection)
  }

  private static let ownTables: [SQL] = [
    "CREATE TABLE IF NOT EXISTS migration (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS id_clock (name TEXT NOT NULL PRIMARY KEY, last BIGINT NOT NULL)",
    """
    CREATE TABLE IF NOT EXISTS change (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject BIGINT NOT NULL,
      object BIGINT, at BIGINT NOT NULL)
    """,
    SQL(stringLiteral: "PRAGMA application_id = \(applicationID)"),
  ]
}
