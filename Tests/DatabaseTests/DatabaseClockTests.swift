import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialDatabase

@Suite struct DatabaseClockTests {
  @Test(arguments: DatabaseKind.available)
  func aDatabaseTellsTheTime(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let before = WallClock.system.now().milliseconds
      let told = database.clock.now().milliseconds
      // Both are of one machine here.
      #expect((before - 1000...WallClock.system.now().milliseconds + 1000).contains(told))
    }
  }

  @Test func theServersTimeGoesOnByItself() {
    let (clock, start) = (PostgreSQLClock(), ContinuousClock.now)
    #expect(clock.isOld)
    clock.learn(5_000_000, sent: start, received: start + .milliseconds(20))
    #expect(!clock.isOld)
    #expect(clock.now(at: start + .milliseconds(10)).milliseconds == 5_000_000)
    #expect(clock.now(at: start + .milliseconds(1010)).milliseconds == 5_001_000)
  }

  @Test(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
  func theServersTimeIsHeardWhileAWriteStillWaitsForAnother() async throws {
    let test = try await TestDatabase(.postgreSQL)
    let database = try await test.open()
    let held = try await HeldWriter(database)
    let clock = PostgreSQLClock()
    let writing = Task(executorPreference: OwnThread()) {
      let connection = PostgreSQLConnection(
        url: test.location, faults: PostgreSQLFaults(faultLog: FaultLog(log: .silent)),
        counter: StatementCounter(), clock: clock, patience: .zero)
      try connection.begin()
      _ = try connection.rows("SELECT 1") { _ throws(AppError) in }
      connection.rollback()
      connection.disconnect()
    }
    #expect(try await eventually(within: .seconds(3)) { !clock.isOld })
    try await held.release()
    try await writing.value
    await database.close()
  }

  @Test func anAnswerThatWasLongUnderWayCountsLess() {
    let (clock, start) = (PostgreSQLClock(), ContinuousClock.now)
    clock.learn(5_000_000, sent: start, received: start + .milliseconds(20))
    clock.learn(9_000_000, sent: start + .seconds(1), received: start + .seconds(4))
    #expect(clock.now(at: start + .milliseconds(10)).milliseconds == 5_000_000)
    clock.learn(9_000_000, sent: start + .seconds(12), received: start + .seconds(12) + .milliseconds(30))
    #expect(clock.now(at: start + .seconds(12) + .milliseconds(15)).milliseconds == 9_000_000)
    // What is known for an hour is worth less than any answer.
    clock.learn(1, sent: start + .seconds(5000), received: start + .seconds(5003))
    #expect(clock.now(at: start + .milliseconds(5_001_500)).milliseconds == 1)
  }
}
