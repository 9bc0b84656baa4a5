import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Synchronization
import Testing

/// A server that is not there, goes, and comes back.
@Suite(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
struct PostgreSQLOutageTests {
  @Test func anAddressThatIsNoneIsRefused() async {
    for url in ["mysql://host/database", "postgresql://[broken", "database"] {
      await #expect(throws: AppError.invalid(.database, .malformed)) {
        try await PostgreSQLDatabase.open(url: url, migrations: [], log: .silent)
      }
    }
  }

  @Test func aServerThatIsNotThereIsUnavailable() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: AppError.unavailable) {
      try await PostgreSQLDatabase.open(
        url: "postgresql:///postgres?host=\(folder.url.path)", migrations: [], log: .silent)
    }
  }

  @Test func brokenConnectionsAreReplacedWithoutAnybodyNoticing() async throws {
    let server = try #require(PostgreSQLServer.current)
    let test = try await TestDatabase(.postgreSQL)
    let database = try await test.open()
    for id in Int64(1)...3 {
      try await database.add(id)
      _ = try await database.ids()
      try await server.run(
        """
        SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """, on: test.location)
    }
    let ids = try await database.ids()
    #expect(ids == [1, 2, 3])
    try await database.add(4)
    await database.close()
  }

  @Test func aWriterThatStallsIsEndedBeforeTheOthersGiveUp() async throws {
    let test = try await TestDatabase(.postgreSQL)
    let (stalled, other) = (try await test.open(), try await test.open())
    let held = try await HeldWriter(stalled, isStalled: true)
    try await other.add(1)
    try await held.release()
    try await stalled.add(2)
    let ids = try await stalled.ids()
    #expect(ids == [1, 2])
    for database in [stalled, other] { await database.close() }
  }

  @Test(.timeLimit(.minutes(10)))
  func nothingAcknowledgedIsLostWhileTheServerRestarts() async throws {
    let folder = try TemporaryFolder()
    let server = try await PostgreSQLServer.start(in: folder)
    do {
      try await restart(server)
    } catch {
      try await server.control("stop")
      throw error
    }
    try await server.control("stop")
  }

  private func restart(_ server: PostgreSQLServer) async throws {
    let database = try await PostgreSQLDatabase.open(
      url: try await server.makeDatabase(), migrations: [.items], log: .silent)
    var signals = database.wakeUps().makeAsyncIterator()
    #expect(await signals.next() == .changed)
    let ledger = Ledger()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in Int64(0)..<4 {
        group.addTask {
          var id = writer
          while !ledger.isClosed, !Task.isCancelled {
            id += 4
            await Self.add(id, to: database, ledger)
          }
        }
      }
      for round in Effort.rounds(2, full: 20) {
        try await expectProgress(ledger)
        try await server.control(round.isMultiple(of: 2) ? "crash" : "stop")
        #expect(await signals.next() == .disconnected, "round \(round)")
        await #expect(throws: AppError.unavailable) { _ = try await database.ids() }
        try await server.control("start")
        while await signals.next() == .disconnected {}
        try await expectProgress(ledger)
      }
      ledger.close()
      try await group.waitForAll()
    }
    let ids = try await database.ids()
    #expect(ledger.acknowledged.isSubset(of: ids))
    #expect(ledger.refused.isDisjoint(with: ids))
    await database.close()
  }

  private func expectProgress(_ ledger: Ledger) async throws {
    let before = ledger.acknowledged.count
    // A machine that runs all tests at once is slow.
    let deadline = ContinuousClock.now + .seconds(120)
    while ledger.acknowledged.count < before + 20 {
      try #require(ContinuousClock.now < deadline, "nothing is written any more")
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private static func add(
    _ id: Int64, to database: any SQLDatabase, _ ledger: Ledger
  ) async {
    do throws(AppError) {
      try await database.add(id)
      ledger.add(id)
    } catch {
      if error == .unavailable { ledger.refuse(id) }
      // A test that has failed cancels its writers.
      if !Task.isCancelled { #expect([.unavailable, .unconfirmed].contains(error)) }
    }
  }
}

/// The writes that were acknowledged while the writers are at work.
private final class Ledger: Sendable {
  private let state = Mutex((acknowledged: Set<Int64>(), refused: Set<Int64>(), isClosed: false))

  var acknowledged: Set<Int64> { state.withLock { $0.acknowledged } }
  var refused: Set<Int64> { state.withLock { $0.refused } }
  var isClosed: Bool { state.withLock { $0.isClosed } }

  func add(_ id: Int64) { state.withLock { _ = $0.acknowledged.insert(id) } }
  func refuse(_ id: Int64) { state.withLock { _ = $0.refused.insert(id) } }
  func close() { state.withLock { $0.isClosed = true } }
}
