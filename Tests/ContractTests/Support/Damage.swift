import AppValues
import SocialBackend
import SocialDatabase

@testable import SocialLocalChecking
@testable import SocialLocalStore

/// Something in a database made wrong by hand.
struct Damage: Sendable {
  /// What is declared and damaged.
  let name: String
  /// Where it is to be found.
  let location: String
  let statements: [SQL]
  /// Whether a repair makes it good.
  let isRepaired: Bool
  /// Looks where it would be found.
  let findings: @Sendable (any SQLConnection) throws(AppError) -> [CheckFinding]

  /// A rule of a table broken: by hand where that takes thought, else in the first row there is.
  static func of(_ rule: CheckRule, in table: CheckedTable, by hand: [String: [SQL]]) -> Damage {
    let location = table.location(of: rule)
    let (statements, isByHand) = (hand[location] ?? [], hand[location] != nil)
    return Damage(
      name: location, location: location,
      statements: isByHand
        ? statements : rule.column.map { [alter(table, $0, value(of: $0, for: rule))] } ?? [],
      // What is no longer known by its own number cannot be made good.
      isRepaired: rule.repair != nil && rule.kind != .numbered && (isByHand || rule.kind != .refers)
    ) { connection throws(AppError) in try RowCheck(table, connection).findings() }
  }

  /// A column that is folded made to hold something else.
  static func of(_ folding: CheckedTable.Folding, in table: CheckedTable) -> Damage {
    let location = "\(table.name).\(folding.column)"
    return Damage(
      name: location, location: location,
      statements: [alter(table, folding.column, "\(folding.column) || 'x'")],
      isRepaired: true
    ) { connection throws(AppError) in try FoldingCheck(table, connection).findings() }
  }

  private static func value(of column: SQLName, for rule: CheckRule) -> SQL {
    switch rule.kind {
    case .counted, .copied: "COALESCE(\(column), 0) + 1"
    case .refers: "42"
    case .among: "'-9'"
    case .numbered: "(SELECT MAX(last) + 5 FROM id_clock)"
    // It's broken by hand.
    case .never: "NULL"
    }
  }

  private static func alter(_ table: CheckedTable, _ column: SQLName, _ value: SQL) -> SQL {
    let keys = SQL(list: table.key.map { "\($0)" })
    return """
      UPDATE \(table.name) SET \(column) = \(value)
      WHERE (\(keys)) = (SELECT \(keys) FROM \(table.name) ORDER BY \(keys) LIMIT 1)
      """
  }
}
