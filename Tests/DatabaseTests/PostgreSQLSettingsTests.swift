import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Testing

/// What is relied on holds whatever a server, a role or a URL say.
@Suite(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
struct PostgreSQLSettingsTests {
  private static let names = [
    "synchronous_commit", "lock_timeout", "idle_in_transaction_session_timeout", "client_encoding",
    "standard_conforming_strings", "bytea_output", "extra_float_digits", "client_min_messages", "jit",
    "statement_timeout", "work_mem",
  ]

  @Test func whatIsReliedOnHoldsWhateverOthersSay() async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    let name = try await server.run("SELECT current_database()", on: test.location).trimmed
    for setting in [
      "synchronous_commit = off", "lock_timeout = 0", "bytea_output = escape", "extra_float_digits = -5",
      "standard_conforming_strings = off", "client_encoding = 'LATIN1'", "work_mem = '5MB'",
    ] {
      try await server.run("ALTER DATABASE \(name) SET \(setting)")
    }
    for setting in ["synchronous_commit = local", "idle_in_transaction_session_timeout = 0"] {
      try await server.run("ALTER ROLE CURRENT_USER IN DATABASE \(name) SET \(setting)")
    }
    let options =
      "-c%20synchronous_commit%3Doff%20-c%20statement_timeout%3D54321%20-c%20client_min_messages%3Ddebug1"
    let database = try await PostgreSQLDatabase.open(
      url: "\(test.location)&options=\(options)", migrations: [.items], log: .silent)
    let expected = { pause in
      ["on", "5s", pause, "UTF8", "on", "hex", "1", "warning", "off", "54321ms", "5MB"]
    }
    #expect(try await database.read(Self.settings) == expected("30s"))
    #expect(try await database.write(Self.settings) == expected("4s"))
    await database.close()
  }

  private static func settings(_ connection: any SQLConnection) throws(AppError) -> [String] {
    var values: [String] = []
    for name in names {
      values += try connection.rows("SELECT current_setting(\(name))") { row throws(AppError) in
        row.text(0)
      }
    }
    return values
  }

  @Test func whoWaitsForTheOtherServersTooGoesOnDoingSo() async throws {
    let test = try await TestDatabase(.postgreSQL)
    let database = try await PostgreSQLDatabase.open(
      url: "\(test.location)&options=-c%20synchronous_commit%3Dremote_apply", migrations: [.items],
      log: .silent)
    #expect(try await database.read(Self.settings).first == "remote_apply")
    await database.close()
  }

  @Test(arguments: ["serializable", "repeatable read", "read uncommitted"])
  func writersThatRaceAllSucceedWhateverIsolationIsTheDatabases(_ level: String) async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    let name = try await server.run("SELECT current_database()", on: test.location).trimmed
    try await server.run("ALTER DATABASE \(name) SET default_transaction_isolation = '\(level)'")
    let databases = [try await test.open(), try await test.open(), try await test.open()]
    try await databases[0].add(0, "0")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for database in databases {
        group.addTask { for _ in 0..<30 { try await Self.count(in: database) } }
      }
      try await group.waitForAll()
    }
    let count = try await databases[0].read { connection throws(AppError) in
      try connection.first("SELECT name FROM item WHERE id = 0") { row throws(AppError) in row.text(0) }
    }
    #expect(count == "90")
    #expect(try await databases[0].ids() == Array(0...90), "each saw what was committed before it")
    for database in databases { await database.close() }
  }

  private static func count(in database: any SQLDatabase) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      let last = try connection.first("SELECT name FROM item WHERE id = 0") { row throws(AppError) in
        Int64(row.text(0)) ?? 0
      }
      let next = (last ?? 0) + 1
      try connection.execute("UPDATE item SET name = \(String(next)) WHERE id = 0")
      try connection.execute("INSERT INTO item (id) VALUES (\(next))")
    }
  }

  /// As behind a pooler that hands out other connections than those that were told.
  @Test func aServerThatDoesNotKeepWhatItIsToldIsRefused() async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    try await server.run(
      """
      CREATE FUNCTION current_setting(name TEXT) RETURNS TEXT LANGUAGE sql AS $$
        SELECT CASE name WHEN 'synchronous_commit' THEN 'off' ELSE pg_catalog.current_setting(name) END $$
      """, on: test.location)
    await #expect(throws: AppError.invalid(.database, .unsafe)) {
      try await PostgreSQLDatabase.open(
        url: "\(test.location)&options=-c%20search_path%3Dpublic,pg_catalog", migrations: [.items],
        log: .silent)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
