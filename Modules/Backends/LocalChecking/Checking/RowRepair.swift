import AppValues
import SocialDatabase
import SocialLocalStore

/// Repairs the rows of a table that break a rule, some at a time.
struct RowRepair {
  /// How many rows are checked in one transaction.
  private static let page = 1000
  /// How far ahead of now an id can be for its clock to follow, in milliseconds. One further ahead isn't a valid id.
  private static let ahead: Int64 = 86_400_000

  let table: CheckedTable
  let rule: CheckRule
  let now: Timestamp

  /// Repairs the next rows after a key.
  ///
  /// - Returns: How many, and where to continue; nil after the last.
  func step(
    after last: Int64, _ connection: any SQLConnection
  ) throws(AppError) -> (count: Int, next: Int64?) {
    guard let repair = rule.repair, let key = table.key.first else { return (0, nil) }
    if case .advance(let clock) = repair { return (try advance(clock, connection), nil) }
    let end = try connection.first(
      """
      SELECT MAX(id), COUNT(*) FROM (
        SELECT \(key) AS id FROM \(table.name) WHERE \(key) > \(last) ORDER BY \(key) LIMIT \(Self.page)) AS page
      """
    ) { row throws(AppError) in (id: row.optionalInteger(0), count: row.int(1)) }
    guard let end, let id = end.id else { return (0, nil) }
    let condition: SQL = "t.\(key) > \(last) AND t.\(key) <= \(id) AND \(rule.fault)"
    return (try connection.execute(statement(repair, condition)), end.count == Self.page ? id : nil)
  }

  private func statement(_ repair: CheckRule.Repair, _ condition: SQL) -> SQL {
    switch repair {
    case .set(let column, let right):
      "UPDATE \(table.name) AS t SET \(column) = \(right) WHERE \(condition)"
    case .delete(let also): "DELETE FROM \(table.name) AS t WHERE \(condition) AND \(also)"
    case .insert(let insertion): "\(insertion)\(condition)"
    case .advance: ""
    }
  }

  private func advance(_ clock: IDClock, _ connection: any SQLConnection) throws(AppError) -> Int {
    guard let id = rule.found else { return 0 }
    let ceiling = clock == .item ? (now.milliseconds + Self.ahead) << 16 : .max
    let highest: SQL = "SELECT MAX(\(id)) FROM \(table.name) t WHERE \(id) <= \(ceiling)"
    try connection.execute(
      "INSERT INTO id_clock (name, last) VALUES (\(clock.rawValue), 0) ON CONFLICT DO NOTHING")
    return try connection.execute(
      "UPDATE id_clock SET last = (\(highest)) WHERE name = \(clock.rawValue) AND last < (\(highest))")
  }
}
