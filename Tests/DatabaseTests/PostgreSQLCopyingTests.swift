import AppValues
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// Copies of a database on a server, which its own programs write and read.
@Suite(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
struct PostgreSQLCopyingTests {
  @Test func aCopyThatIsCancelledBeforeItBeginsEnds() async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    try await Self.letCopiesWait(test, server)
    let database = try await test.open()
    let held = try await HeldWriter(database)
    let outcome = LockedValue<AppError?>(nil)
    let copying = Task {
      do throws(AppError) {
        try await database.copy(to: test.folder.path("copy"), emptying: [], progress: { _ in }) { _ in }
      } catch {
        outcome.change { $0 = error }
      }
    }
    let isWaiting = try await eventually {
      try await server.run(
        """
        SELECT COUNT(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted
        """, on: test.location) == "1\n"
    }
    #expect(isWaiting)
    copying.cancel()
    try await held.release()
    try #require(try await eventually(within: .seconds(20)) { outcome.value != nil })
    #expect(outcome.value == .cancelled)
    await database.close()
  }

  /// Has a copy wait, before it begins, for a transaction that writes.
  private static func letCopiesWait(_ test: TestDatabase, _ server: PostgreSQLServer) async throws {
    try await server.run(
      """
      CREATE FUNCTION public.pg_export_snapshot() RETURNS TEXT LANGUAGE SQL AS $$
      SELECT pg_advisory_xact_lock(1399800686); SELECT pg_catalog.pg_export_snapshot() $$;
      DO 'BEGIN EXECUTE format(''ALTER DATABASE %I SET search_path = public, pg_catalog'', current_database()); END'
      """, on: test.location)
  }

  @Test(arguments: [
    ("42P07", AppError.invalid(.database, .taken)), ("42723", .invalid(.database, .taken)),
    ("53100", .storage(.full)),
  ])
  func aServerThatSpeaksAnotherLanguageIsUnderstood(_ code: String, _ error: AppError) async throws {
    let server = try #require(PostgreSQLServer.current)
    let source = try await TestDatabase(.postgreSQL)
    let database = try await source.open()
    let file = source.folder.path("copy")
    try await database.copy(to: file, emptying: [], progress: { _ in }) { _ in }
    await database.close()
    let target = try await TestDatabase(.postgreSQL)
    _ = try await PostgreSQLDatabase.beginRestore(of: "1", into: target.location, log: .silent)
    try await server.run(
      """
      CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '作成できません' USING ERRCODE = '\(code)'; END $$;
      CREATE EVENT TRIGGER refuse ON ddl_command_start EXECUTE FUNCTION refuse()
      """, on: target.location)
    await #expect(throws: error) {
      try await PostgreSQLDatabase.restore(
        file, into: target.location, changes: [], scratch: target.folder.path("script"), log: .silent)
    }
  }
}
