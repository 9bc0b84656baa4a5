import AppValues
import Foundation
import Logging
import SocialDatabase
import SocialTestSupport
import Testing

/// Each app has an application id of its own, by which its files are told from those of others.
@Suite struct ApplicationIDTests {
  private static let other: Int32 = 0x6F74_6872

  private let folder: TemporaryFolder
  private var log: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ id: Int32) async throws -> SQLiteDatabase {
    let migration = Migration("items") { connection throws(AppError) in
      try connection.execute("CREATE TABLE item (id BIGINT NOT NULL PRIMARY KEY)")
    }
    return try await SQLiteDatabase.open(
      path: folder.path("app.sqlite"), applicationID: id, migrations: [migration], log: log)
  }

  private func add(_ number: Int, _ database: SQLiteDatabase) async throws {
    try await database.write { connection throws(AppError) in
      try connection.execute("INSERT INTO item (id) VALUES (\(number))")
    }
  }

  @Test(arguments: [SQLiteDatabase.socialConnect, other])
  func anotherAppsFileIsRefusedAndLeftAsItIs(_ id: Int32) async throws {
    let database = try await open(id)
    try await add(1, database)
    await database.close()
    let before = try Array(FileBytes.of(folder.path("app.sqlite")))
    #expect(Array(before[68..<72]) == withUnsafeBytes(of: id.bigEndian, Array.init))
    let foreign = id == Self.other ? SQLiteDatabase.socialConnect : Self.other
    await #expect(throws: AppError.storage(.notADatabase)) { try await open(foreign) }
    #expect(try FileBytes.of(folder.path("app.sqlite")) == before)
    let again = try await open(id)
    try await add(2, again)
    await again.close()
  }

  @Test func anotherAppsFileIsRefusedWhileThatUsesIt() async throws {
    let database = try await open(Self.other)
    try await add(1, database)
    await #expect(throws: AppError.storage(.notADatabase)) { try await open(SQLiteDatabase.socialConnect) }
    try await add(2, database)
    await database.close()
  }
}

private enum FileBytes {
  static func of(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }
}
