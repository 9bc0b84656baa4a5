import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Checks the rows of a table against its rules.
struct RowCheck {
  let table: CheckedTable
  private let connection: any SQLConnection

  init(_ table: CheckedTable, _ connection: any SQLConnection) {
    self.table = table
    self.connection = connection
  }

  func findings() throws(AppError) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    for rule in try broken() { findings += try details(rule) }
    return findings
  }

  /// The rules that some rows break: one statement goes through the table for all of them.
  func broken() throws(AppError) -> [CheckRule] {
    let rules = table.rules
    if rules.isEmpty { return [] }
    let columns = SQL(list: rules.map { "COUNT(CASE WHEN \($0.fault) THEN 1 END)" })
    let counts = try connection.first("SELECT \(columns) FROM \(table.name) t") { row throws(AppError) in
      rules.indices.map { row.integer($0) }
    }
    return zip(rules, counts ?? []).filter { $0.1 > 0 }.map(\.0)
  }

  private func details(_ rule: CheckRule) throws(AppError) -> [CheckFinding] {
    let keys = table.key.map { "t.\($0)" as SQL }
    let none: SQL = "NULL"
    let columns = (keys + [rule.found ?? none, rule.right ?? none]).map { "CAST(\($0) AS TEXT)" as SQL }
    return try connection.rows(
      """
      SELECT \(SQL(list: columns)) FROM \(table.name) t WHERE \(rule.fault)
      ORDER BY \(SQL(list: keys)) LIMIT \(ConsistencyCheck.limit)
      """
    ) { row throws(AppError) in
      let found = row.optionalText(keys.count), right = row.optionalText(keys.count + 1)
      let key = keys.indices.map { row.text($0) }.joined(separator: " ")
      return CheckFinding(
        rule.kind.finding, in: table.location(of: rule), "\(table.name) \(key): \(rule.told(found, right))")
    }
  }
}

extension CheckRule {
  /// `like_count is 0, should be 1`.
  fileprivate func told(_ found: String?, _ right: String?) -> String {
    let (found, right) = (found ?? "empty", right ?? "empty")
    return switch kind {
    case .counted, .copied: "\(name) is \(found), \(words) \(right)"
    case .refers, .among, .numbered: "\(name) \(found) \(words)"
    case .never: words
    }
  }
}
