import AppValues
import Testing

@testable import SocialDatabase

/// Prepared statements are kept for the next time, but not all that there ever were.
@Suite struct StatementCacheTests {
  @Test func thoseUsedLastAreKept() throws {
    let link = try SQLiteLink(
      path: nil, faults: SQLiteFaults(faultLog: FaultLog(log: .silent)), counter: StatementCounter())
    try link.useAlone { connection throws(AppError) in
      let shapes = (0..<SQLiteStatements.limit * 3).map { "SELECT \(number: $0)" as SQL }
      for (number, shape) in shapes.enumerated() {
        let answer = try answers(of: shape, connection)
        #expect(answer == [number])
        // Asked for all the time, it stays.
        _ = try answers(of: "SELECT 'often'", connection)
        #expect(link.statements.count <= SQLiteStatements.limit)
      }
      #expect(link.statements.find("SELECT 'often'") != nil)
      #expect(link.statements.find("SELECT 0") == nil)
      let again = try answers(of: "SELECT 0", connection)
      #expect(again == [0])
    }
    // It would be refused while one that is not kept any more had not been let go of.
    try link.close()
  }

  @Test func oneThatRunsIsNotLetGoOf() throws {
    let link = try SQLiteLink(
      path: nil, faults: SQLiteFaults(faultLog: FaultLog(log: .silent)), counter: StatementCounter())
    try link.useAlone { connection throws(AppError) in
      let count = SQLiteStatements.limit * 2
      let sums = try connection.rows("SELECT 1 UNION ALL SELECT 2") { row throws(AppError) in
        var sum = row.int(0)
        for number in 0..<count {
          sum += try answers(of: "SELECT \(number: number)", connection)[0]
        }
        return sum
      }
      let sum = count * (count - 1) / 2
      #expect(sums == [sum + 1, sum + 2])
    }
    try link.close()
  }

  private func answers(of sql: SQL, _ connection: SQLiteConnection) throws(AppError) -> [Int] {
    try connection.rows(sql) { row throws(AppError) in row.int(0) }
  }
}
