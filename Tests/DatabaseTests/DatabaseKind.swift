import AppValues
import Foundation
import Logging
import SocialDatabase
import SocialTestSupport
import Testing

/// The databases that the contract is tested on.
enum DatabaseKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory = "SQLite in memory"
  case file = "SQLite in a file"
  case postgreSQL = "PostgreSQL"

  static var available: [DatabaseKind] {
    allCases.filter { $0 != .postgreSQL || PostgreSQLServer.current != nil }
  }

  /// Those that several processes can open.
  static var shared: [DatabaseKind] { available.filter { $0 != .memory } }

  var testDescription: String { rawValue }
}

/// A database of a test's own.
final class TestDatabase: Sendable {
  let kind: DatabaseKind
  let folder: TemporaryFolder
  /// Where it is; empty in memory.
  let location: String

  init(_ kind: DatabaseKind) async throws {
    self.kind = kind
    folder = try TemporaryFolder()
    location =
      switch kind {
      case .memory: ""
      case .file: folder.path("database.sqlite")
      case .postgreSQL: try await PostgreSQLServer.current?.makeDatabase() ?? ""
      }
  }

  /// Opens it, as each process would.
  func open(
    _ migrations: [Migration] = [.items], log: Logger = .silent,
    updating: @escaping @Sendable (DatabaseUpdate) -> Void = { _ in }
  ) async throws(AppError) -> any SQLDatabase {
    switch kind {
    case .memory:
      try await SQLiteDatabase.open(path: nil, migrations: migrations, log: log, updating: updating)
    case .file:
      try await SQLiteDatabase.open(path: location, migrations: migrations, log: log, updating: updating)
    case .postgreSQL:
      try await PostgreSQLDatabase.open(url: location, migrations: migrations, log: log, updating: updating)
    }
  }

  /// The database as an earlier version left it, with items numbered from 1.
  func fill(_ count: Int64) async throws {
    let database = try await open()
    try await database.write { connection throws(AppError) in
      for id in 1...count { try connection.submit("INSERT INTO item (id, name) VALUES (\(id), 'x')") }
    }
    await database.close()
  }

  /// The files in its folder, but for what belongs to the database itself.
  var copies: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted().filter {
        $0.contains(".before-")
      }
    }
  }

  /// Opens it for one test.
  static func with(
    _ kind: DatabaseKind, _ body: (any SQLDatabase) async throws -> Void
  ) async throws {
    let test = try await TestDatabase(kind)
    let database = try await test.open()
    do {
      try await body(database)
    } catch {
      await database.close()
      throw error
    }
    await database.close()
  }
}

extension Logger {
  /// Says nothing.
  static let silent = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
}

extension Migration {
  /// A table with a column of each type.
  static let items = Migration("items") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE item (
        id BIGINT NOT NULL PRIMARY KEY, name TEXT, flag BOOLEAN, amount DOUBLE PRECISION,
        bytes \(connection.dialect == .sqlite ? "BLOB" : "BYTEA" as SQL))
      """)
  }
}

extension SQLDatabase {
  /// Adds an item.
  func add(_ id: Int64, _ name: String? = nil) async throws(AppError) {
    try await write { connection throws(AppError) in
      try connection.execute("INSERT INTO item (id, name) VALUES (\(id), \(name))")
    }
  }

  /// The ids of all items, in order.
  func ids() async throws(AppError) -> [Int64] {
    try await read { connection throws(AppError) in
      try connection.rows("SELECT id FROM item ORDER BY id") { row throws(AppError) in
        row.integer(0)
      }
    }
  }
}
