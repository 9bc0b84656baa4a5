import AppValues
import Authentication
import Entities
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("A machine whose clock differs from the server's", .enabled(if: PostgreSQLServer.current != nil))
struct ServerClockContract {
  private static let ahead: Int64 = 40 * 86_400_000

  @Test("writes by the server's")
  func writing() async throws {
    let location = try await Self.locationOfOtherTime()
    let database = try await BackendKind.postgreSQL.openDatabase(location)
    let backend = LocalBackend(database: database, passwords: PasswordHasher(cost: .least))
    let alice = try await backend.repositories(for: .anonymous).authentication.signUps.orUnsupported().signUp(
      Registration(
        email: "alice@example.com", password: "correct horse alice", handle: "alice", name: "Alice",
        birthday: nil, language: "en"))
    let can = try backend.repositories(for: .signedIn(alice)).postWriting.orUnsupported()
    let post = try await can.publish(NewPost(PostContent("hello"), replyTo: nil), key: PublishKey("hello"))
    let written = post.createdAt.milliseconds - WallClock.system.now().milliseconds
    #expect((Self.ahead - 60_000...Self.ahead + 60_000).contains(written))
    let id = try #require(Int64(post.id.rawValue))
    #expect(id >> 16 == post.createdAt.milliseconds)
    await database.close()
  }

  /// A database whose server is some weeks ahead.
  private static func locationOfOtherTime() async throws -> String {
    let location = try await BackendKind.postgreSQL.makeLocation(in: try TemporaryFolder())
    let database = try await BackendKind.postgreSQL.openDatabase(location, migrations: [])
    try await database.write { connection throws(AppError) in
      try connection.execute("CREATE SCHEMA other_time")
      try connection.execute(
        """
        CREATE FUNCTION other_time.clock_timestamp() RETURNS timestamptz LANGUAGE sql
        AS $$ SELECT pg_catalog.clock_timestamp() + interval '40 days' $$
        """)
      try connection.execute(
        """
        DO $$ BEGIN EXECUTE format(
          'ALTER DATABASE %I SET search_path = other_time, public, pg_catalog', current_database()); END $$
        """)
    }
    await database.close()
    return location
  }
}
