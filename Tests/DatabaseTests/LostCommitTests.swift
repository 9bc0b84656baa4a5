import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// A connection that breaks as a transaction is committed: what its writers are told is true, and each write is
/// there once.
@Suite(.enabled(if: PostgreSQLServer.current?.folder != nil, .init(rawValue: PostgreSQLServer.missing)))
struct LostCommitTests {
  private static func with(
    patience: Duration = .seconds(60), _ body: (PostgreSQLDatabase, CommitBreaker) async throws -> Void
  ) async throws {
    let breaker = try CommitBreaker(server: try #require(PostgreSQLServer.current?.folder))
    let test = try await TestDatabase(.postgreSQL)
    let database = try await PostgreSQLDatabase.open(
      url: breaker.url(test.location), migrations: [.items], log: .silent, patience: patience)
    try await database.add(1, "")
    do {
      try await body(database, breaker)
    } catch {
      await database.close()
      breaker.close()
      throw error
    }
    await database.close()
    breaker.close()
  }

  @Test(arguments: [(CommitBreaker.Moment.beforeTheServer, 2), (.afterTheServer, 1)])
  func aWriteWhoseCommitWasNotAnsweredIsDoneOnce(_ moment: CommitBreaker.Moment, _ runs: Int) async throws {
    try await Self.with { database, breaker in
      breaker.breakNext(moment)
      let count = LockedValue(0)
      try await database.note("a", count)
      #expect(breaker.breaks == 1)
      #expect(count.value == runs)
      #expect(try await database.notes() == "a")
      try await database.note("b")
      #expect(try await database.notes() == "ab")
      #expect(try await database.changes() == [.numbered(1), .numbered(1)])
    }
  }

  @Test(arguments: [CommitBreaker.Moment.beforeTheServer, .afterTheServer])
  func allWritersOfItsGroupAreAnsweredForThemselves(_ moment: CommitBreaker.Moment) async throws {
    try await Self.with { database, breaker in
      let held = try await HeldWriter(database)
      breaker.breakNext(moment)
      let good = [1, 2, 3].map { number in Task { try await database.note(String(number)) } }
      let refused = Task { try await database.add(1) }
      try await held.release(whenWaiting: 4)
      for writer in good { try await writer.value }
      await #expect(throws: AppError.self) { try await refused.value }
      #expect(breaker.breaks == 1)
      #expect(try await database.notes().sorted() == ["1", "2", "3"])
    }
  }

  @Test(arguments: [(CommitBreaker.Moment.beforeTheServer, ""), (.afterTheServer, "a")])
  func whereTheServerCannotBeAskedItIsSaidThatItMayBeDone(
    _ moment: CommitBreaker.Moment, _ notes: String
  ) async throws {
    try await Self.with(patience: .zero) { database, breaker in
      breaker.breakNext(moment, forGood: true)
      await #expect(throws: AppError.unconfirmed) { try await database.note("a") }
      await #expect(throws: AppError.unavailable) { try await database.note("b") }
      breaker.open()
      #expect(try await database.notes() == notes)
      try await database.note("c")
      #expect(try await database.notes() == notes + "c")
    }
  }

  /// The server gives the number of a transaction that a crash undid to another.
  @Test func anotherTransactionOfTheSameNumberIsNotTakenForIt() async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    let number = try await server.run("SELECT pg_current_xact_id()", on: test.location)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let link = PostgreSQLLink(url: test.location)
    try link.connect()
    let outcomes = [(number, link.life), (number, "another"), ("9999999999", link.life)].map {
      link.outcome(of: PostgreSQLTransactionName(number: $0, life: $1), within: .zero)
    }
    #expect(outcomes == [.committed, .unknown, .undone])
    link.disconnect()
  }

  @Test func whoeverIsAnsweredIsThereOnceWhateverBackendsEnd() async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    let databases = [try await test.open(), try await test.open()]
    let rounds = Effort.amount(40, full: 3000)
    let ending = Task { try await server.endBackends(of: test.location, rounds: rounds) }
    let isOver = LockedValue(false)
    let writers = (0..<8).map { number in
      Task {
        var outcomes: [Int64: Result<Void, AppError>] = [:]
        var id = Int64(number)
        while !isOver.value {
          id += 8
          outcomes[id] = await databases[number % 2].raise(id)
        }
        return outcomes
      }
    }
    let ended = await ending.result
    isOver.change { $0 = true }
    #expect(try ended.get() > 0, "no connection broke")
    var outcomes: [Int64: Result<Void, AppError>] = [:]
    for writer in writers { outcomes.merge(await writer.value) { first, _ in first } }
    let runs = try await databases[0].runs()
    for (id, outcome) in outcomes {
      switch outcome {
      case .success: #expect(runs[id] == 1, "\(id) was acknowledged")
      case .failure(.unavailable): #expect(runs[id] == nil, "\(id) was said to have failed")
      case .failure(let error): Issue.record("\(id): \(error)")
      }
    }
    #expect(!runs.isEmpty)
    for database in databases { await database.close() }
  }
}

extension SQLDatabase {
  /// Appends to the one text there is, which shows what is done twice.
  fileprivate func note(_ text: String, _ runs: LockedValue<Int>? = nil) async throws(AppError) {
    try await write { connection throws(AppError) in
      runs?.change { $0 += 1 }
      try connection.submit("UPDATE item SET name = name || \(text) WHERE id = 1")
      try connection.appendChange(.numbered(1))
    }
  }

  fileprivate func notes() async throws(AppError) -> String {
    try await read { connection throws(AppError) in
      try connection.first("SELECT name FROM item WHERE id = 1") { row throws(AppError) in row.text(0) }
        ?? ""
    }
  }

  /// Counts how often this is done to an item.
  fileprivate func raise(_ id: Int64) async -> Result<Void, AppError> {
    do throws(AppError) {
      try await write { connection throws(AppError) in
        try connection.execute(
          """
          INSERT INTO item (id, amount) VALUES (\(id), 1) ON CONFLICT (id) DO UPDATE SET amount = item.amount + 1
          """)
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  fileprivate func runs() async throws(AppError) -> [Int64: Int] {
    let rows = try await read { connection throws(AppError) in
      try connection.rows("SELECT id, amount FROM item") { row throws(AppError) in
        (row.integer(0), Int(row.double(1)))
      }
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
