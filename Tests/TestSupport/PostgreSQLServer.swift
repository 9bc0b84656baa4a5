import CSocialPostgreSQL
import Dispatch
import Foundation
import Testing

/// The PostgreSQL server that `Scripts/postgresql start DIR` has started for the tests.
public struct PostgreSQLServer: Sendable {
  /// The server named by `SOCIALCONNECT_TEST_POSTGRESQL`; nil when there is none.
  public static var current: PostgreSQLServer? {
    let environment = ProcessInfo.processInfo.environment
    return environment["SOCIALCONNECT_TEST_POSTGRESQL"].flatMap(URLComponents.init).map {
      PostgreSQLServer(url: $0, folder: environment["SOCIALCONNECT_TEST_POSTGRESQL_DIR"])
    }
  }

  /// What tests say when they are skipped because there is no server.
  public static let missing = """
    No PostgreSQL: Scripts/test starts one; by hand, export SOCIALCONNECT_TEST_POSTGRESQL to what \
    `Scripts/postgresql start DIR` prints, and SOCIALCONNECT_TEST_POSTGRESQL_DIR to DIR.
    """

  private let url: URLComponents
  /// Where the server keeps its data; nil when the tests may not stop it.
  public let folder: String?

  /// Makes a database that no one else uses.
  ///
  /// - Parameter original: The URL of a database that no one is connected to, which it is a copy of; nil for an empty
  ///   one.
  /// - Returns: Its URL.
  public func makeDatabase(copying original: String? = nil) async throws -> String {
    // Its files are copied, which takes half as long as writing them to the log.
    let template = original.flatMap { URLComponents(string: $0)?.path.dropFirst() }.map {
      " TEMPLATE \($0) STRATEGY FILE_COPY"
    }
    let name = "test_\(UUID().uuidString.lowercased().replacingOccurrences(of: "-", with: "_"))"
    try await run("CREATE DATABASE \(name)\(template ?? "")")
    var own = url
    own.path = "/\(name)"
    return own.string ?? ""
  }

  /// Removes a database, ending whatever uses it.
  public func dropDatabase(_ url: String) async throws {
    guard let name = URLComponents(string: url)?.path.dropFirst(), name.hasPrefix("test_") else { return }
    try await run("DROP DATABASE IF EXISTS \(name) WITH (FORCE)")
  }

  /// Runs statements as the tests' superuser; answers their rows, each on a line, columns parted by `|`.
  @discardableResult
  public func run(_ sql: String, on database: String? = nil) async throws -> String {
    let url = database ?? url.string ?? ""
    // Waiting for the server must not keep other tests' tasks from running.
    return try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async {
        done.resume(with: Result { try Self.rows(of: sql, from: url) })
      }
    }
  }

  private static func rows(of sql: String, from url: String) throws -> String {
    let connection = PQconnectdb(url)
    defer { PQfinish(connection) }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    guard PQsendQuery(connection, sql) == 1 else {
      throw Refusal(sql: sql, message: String(cString: PQerrorMessage(connection)))
    }
    var lines = ""
    var refusal: Refusal?
    // Nothing is sent back any more when there are no results left.
    while let result = PQgetResult(connection) {
      defer { PQclear(result) }
      let status = PQresultStatus(result)
      if status != PGRES_TUPLES_OK, status != PGRES_COMMAND_OK {
        refusal = Refusal(sql: sql, message: String(cString: PQresultErrorMessage(result)))
      }
      for row in 0..<PQntuples(result) {
        let columns = (0..<PQnfields(result)).map { String(cString: PQgetvalue(result, row, $0)) }
        lines += columns.joined(separator: "|") + "\n"
      }
    }
    if let refusal { throw refusal }
    return lines
  }

  /// Ends whatever commits in a database, and now and then all that is connected to it.
  ///
  /// - Parameters:
  ///   - database: Its URL.
  ///   - rounds: How often to look, some milliseconds apart.
  /// - Returns: How many connections were broken.
  public func endBackends(of database: String, rounds: Int) async throws -> Int {
    let count = try await run(
      """
      -- Of those that end by themselves in the same moment it warns, in between what is printed.
      SET client_min_messages = error;
      CREATE FUNCTION pg_temp.end_backends() RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE
        ended integer := 0;
        more integer;
      BEGIN
        FOR round IN 1..\(rounds) LOOP
          PERFORM pg_stat_clear_snapshot();
          SELECT COUNT(*) FILTER (WHERE pg_terminate_backend(pid)) INTO more FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
              AND (query = 'COMMIT' OR round % 10 = 0);
          ended := ended + more;
          PERFORM pg_sleep(random() * 0.01);
        END LOOP;
        RETURN ended;
      END $$;
      SELECT pg_temp.end_backends()
      """, on: database)
    return try #require(Int(count.trimmingCharacters(in: .whitespacesAndNewlines)), "\(count)")
  }

  /// A server of a test's own, which it may stop as it likes without disturbing the others.
  public static func start(in folder: TemporaryFolder) async throws -> PostgreSQLServer {
    let path = folder.path("postgresql")
    let url = try await Program.expect([script, "start", path])
    guard let components = URLComponents(string: url.trimmingCharacters(in: .whitespacesAndNewlines))
    else { throw Malformed(url: url) }
    return PostgreSQLServer(url: components, folder: path)
  }

  /// Stops, starts again, restarts or crashes the server: `stop`, `start`, `restart`, `crash`.
  public func control(_ verb: String) async throws {
    guard let folder else { return }
    try await Program.expect([Self.script, verb, folder])
  }

  private static var script: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scripts/postgresql").path
  }

  private struct Malformed: Error { let url: String }

  private struct Refusal: Error {
    let sql, message: String
  }
}
