import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Testing

/// A server that has few connections left.
@Suite(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
struct PostgreSQLCrowdTests {
  /// A database whose owner may have so many connections at once.
  private static func database(connections: Int) async throws -> String {
    let server = try #require(PostgreSQLServer.current)
    let location = try await TestDatabase(.postgreSQL).location
    var url = try #require(URLComponents(string: location))
    let name = url.path.dropFirst()
    try await server.run("CREATE ROLE \(name) LOGIN CONNECTION LIMIT \(connections)")
    try await server.run("ALTER DATABASE \(name) OWNER TO \(name)")
    url.user = String(name)
    return url.string ?? ""
  }

  private static func open(_ url: String) async throws(AppError) -> PostgreSQLDatabase {
    try await PostgreSQLDatabase.open(url: url, migrations: [.items], log: .silent)
  }

  @Test func aFullServerIsToldAsSuchAndServesAgainOnceOthersHaveLeft() async throws {
    let url = try await Self.database(connections: 2)
    let first = try await Self.open(url)
    try await first.add(1)
    await #expect(throws: AppError.storage(.connectionsExhausted)) { _ = try await Self.open(url) }
    try await first.add(2)
    await first.close()
    let second = try await Self.open(url)
    try await second.add(3)
    #expect(try await second.ids() == [1, 2, 3])
    await second.close()
  }

  /// Each needs one connection to read and one to write, and there are not enough for all.
  @Test func thoseThatComeAtOnceAreServedOneAfterAnother() async throws {
    let url = try await Self.database(connections: 7)
    await (try await Self.open(url)).close()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in Int64(1)...6 {
        group.addTask {
          let database = try await Self.open(url)
          try await database.add(id)
          await database.close()
        }
      }
      try await group.waitForAll()
    }
    let database = try await Self.open(url)
    #expect(try await database.ids() == Array(1...6))
    await database.close()
  }

  @Test func manyReadersShareTheConnectionsThatThereAre() async throws {
    let url = try await Self.database(connections: 3)
    let database = try await Self.open(url)
    try await database.add(1)
    try await withThrowingTaskGroup(of: [Int64].self) { group in
      for _ in 0..<40 {
        group.addTask {
          try await database.read { connection throws(AppError) in
            try connection.rows("SELECT id FROM item, pg_sleep(0.01)") { row throws(AppError) in
              row.integer(0)
            }
          }
        }
      }
      for try await ids in group { #expect(ids == [1]) }
    }
    try await database.add(2)
    await database.close()
  }
}
