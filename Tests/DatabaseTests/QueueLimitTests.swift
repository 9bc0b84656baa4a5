import AppValues
import SocialScheduling
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// What waits is limited, and no one waits for ever.
@Suite struct QueueLimitTests {
  @Test func aWriteThatFindsTooManyWaitingIsRefusedAtOnce() async throws {
    let queue = WriteQueue(migrations: [], waitingLimit: 2)
    let waiting = [1, 2].map { _ in Task { try await Self.write(to: queue) } }
    #expect(try await eventually { queue.waitingCount == 2 })
    await #expect(throws: AppError.busy(retryAfter: 1)) { try await Self.write(to: queue) }
    queue.work { group in group.answer(.gone) }
    for writer in waiting { await #expect(throws: AppError.gone) { try await writer.value } }
  }

  private static func write(
    to queue: WriteQueue, _ wasFirst: (Bool) -> Void = { _ in }
  ) async throws(AppError) {
    try await TransactionJob<Void>.perform({ _ in }) { wasFirst(queue.add($0)) }
  }

  @Test func workThatFindsTooMuchWaitingForAThreadIsRefusedAtOnce() async throws {
    let faults = PostgreSQLFaults(faultLog: FaultLog(log: .silent))
    let threads = PostgreSQLThreads(limit: 1, waitingLimit: 2) {
      PostgreSQLConnection(
        url: "", faults: faults, counter: StatementCounter(), clock: PostgreSQLClock(), patience: .zero)
    }
    let (done, finish) = AsyncStream<Int>.makeStream()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let signal = Signal()
    try threads.run { _ in
      begin.yield()
      signal.wait()
    }
    for await _ in begun { break }
    for number in 1...2 { try threads.run { _ in finish.yield(number) } }
    #expect(throws: AppError.busy(retryAfter: 1)) { try threads.run { _ in finish.yield(3) } }
    signal.send()
    #expect(await done.prefix(2).reduce(into: []) { $0.append($1) } == [1, 2])
    threads.close()
  }

  @Test func noOneKeepsAllThreadsBusy() async throws {
    let faults = PostgreSQLFaults(faultLog: FaultLog(log: .silent))
    let threads = PostgreSQLThreads(limit: 2) {
      PostgreSQLConnection(
        url: "", faults: faults, counter: StatementCounter(), clock: PostgreSQLClock(), patience: .zero)
    }
    let (done, finish) = AsyncStream<String>.makeStream()
    let (many, few) = (Requester(on: FairThreads(count: 2)), Requester(on: FairThreads(count: 2)))
    let signal = Signal()
    await many.serve {
      await #expect(throws: Never.self) {
        await many.turn(of: "many")
        try threads.run { _ in signal.wait() }
        for _ in 1...5 { try threads.run { _ in finish.yield("many") } }
      }
    }
    await few.serve {
      await #expect(throws: Never.self) {
        await few.turn(of: "few")
        try threads.run { _ in finish.yield("few") }
      }
    }
    try threads.run { _ in finish.yield("no one") }
    #expect(await done.prefix(2).reduce(into: Set<String>()) { $0.insert($1) } == ["few", "no one"])
    signal.send()
    #expect(await done.prefix(5).reduce(into: []) { $0.append($1) } == Array(repeating: "many", count: 5))
    threads.close()
  }

  /// The first has been told to see to the work, and comes to it when all is closed.
  @Test(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
  func whoeverWaitsBehindAWriteThatCameTooLateIsAnswered() async throws {
    let test = try await TestDatabase(.postgreSQL)
    let database = try await PostgreSQLDatabase.open(url: test.location, migrations: [.items], log: .silent)
    let (added, add) = AsyncStream<Bool>.makeStream()
    let first = Task { try await Self.write(to: database.writes) { add.yield($0) } }
    for await isFirst in added {
      #expect(isFirst)
      break
    }
    let second = Task { try await database.add(1) }
    #expect(try await eventually { database.waitingWrites == 2 })
    await database.close()
    database.startWriting()
    await #expect(throws: AppError.unavailable) { try await first.value }
    await #expect(throws: AppError.unavailable) { try await second.value }
  }

  @Test(arguments: DatabaseKind.available)
  func whoeverComesAsTheDatabaseClosesIsAnswered(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    for round in Effort.rounds(5, full: 200) {
      let first = Int64(round) * 20
      let database = try await test.open()
      let writers = (Int64(0)..<20).map { number in
        Task {
          do throws(AppError) {
            try await database.add(first + number)
            return true
          } catch {
            #expect(error == .unavailable)
            return false
          }
        }
      }
      await database.close()
      var stored: [Int64] = []
      for (number, writer) in writers.enumerated() {
        if await writer.value { stored.append(first + Int64(number)) }
      }
      guard kind != .memory else { continue }
      let again = try await test.open()
      #expect(try await again.ids().filter { $0 >= first } == stored)
      await again.close()
    }
  }
}
