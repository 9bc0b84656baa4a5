package import AppValues
package import SocialBackend
package import SocialDatabase
import SocialLocalStore

/// Compares everything that is declared with what it is derived from, in one state of the database: rows by statements,
/// and texts page by page.
package struct ConsistencyCheck {
  /// The maximum number of findings for each location: enough to see what is wrong.
  static let limit = 100

  private let connection: any SQLConnection
  private let now: Timestamp
  private let report: CheckReport

  package init(_ connection: any SQLConnection, now: Timestamp, report: @escaping CheckReport = { _ in }) {
    self.connection = connection
    self.now = now
    self.report = report
  }

  package func findings() throws(AppError) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    for table in CheckedTable.all {
      findings += try RowCheck(table, connection).findings()
      findings += try FoldingCheck(table, connection).findings()
    }
    findings += try ClockCheck(connection, now: now).findings()
    findings += try PeopleCheck(connection).findings()
    findings += try PostTextCheck(connection).findings(report)
    return findings
  }
}

/// Findings, limited for each location.
struct LimitedFindings {
  private(set) var all: [CheckFinding] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ finding: CheckFinding) {
    let count = counts[finding.location, default: 0]
    counts[finding.location] = count + 1
    if count < ConsistencyCheck.limit { all.append(finding) }
  }
}
