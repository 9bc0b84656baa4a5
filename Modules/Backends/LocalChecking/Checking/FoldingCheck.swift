import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Compares folded columns with the texts they were folded from, page by page.
struct FoldingCheck {
  /// A column with a wrong value.
  struct Fault {
    let key: Int64
    let column: SQLName
    let found: String
    let right: String
  }

  /// How many rows are read at once.
  private static let page = 500

  let table: CheckedTable
  private let connection: any SQLConnection

  init(_ table: CheckedTable, _ connection: any SQLConnection) {
    self.table = table
    self.connection = connection
  }

  func findings() throws(AppError) -> [CheckFinding] {
    var (findings, last) = (LimitedFindings(), Int64.min as Int64?)
    while let begin = last {
      let page = try faults(after: begin)
      for fault in page.faults {
        findings.add(
          CheckFinding(
            .differing, in: location(of: fault),
            "\(table.name) \(fault.key): \(fault.column) is “\(fault.found)”, should be “\(fault.right)”"))
      }
      last = page.next
    }
    return findings.all
  }

  func location(of fault: Fault) -> String { "\(table.name).\(fault.column)" }

  /// The faults in the rows after a key, and where to continue; nil after the last.
  func faults(after last: Int64) throws(AppError) -> (faults: [Fault], next: Int64?) {
    let foldings = table.foldings
    guard !foldings.isEmpty, let key = table.key.first.map({ "t.\($0)" as SQL }) else { return ([], nil) }
    let columns = foldings.flatMap { [$0.text, "t.\($0.column)" as SQL] }
    let rows = try connection.rows(
      """
      SELECT \(SQL(list: [key] + columns)) FROM \(table.name) t
      WHERE \(key) > \(last) ORDER BY \(key) LIMIT \(Self.page)
      """
    ) { row throws(AppError) in
      (
        key: row.integer(0),
        faults: foldings.enumerated().compactMap { index, folding -> Fault? in
          let text = row.text(1 + 2 * index), found = row.text(2 + 2 * index)
          let right = folding.fold(text)
          if right.isSame(as: found) || folding.earlier?(text).isSame(as: found) == true { return nil }
          return Fault(key: row.integer(0), column: folding.column, found: found, right: right)
        }
      )
    }
    return (rows.flatMap(\.faults), rows.count == Self.page ? rows.last?.key : nil)
  }

  /// Sets the right value.
  func repair(_ fault: Fault) throws(AppError) {
    guard let key = table.key.first else { return }
    try connection.execute(
      "UPDATE \(table.name) SET \(fault.column) = \(fault.right) WHERE \(key) = \(fault.key)")
  }
}

extension String {
  /// Whether the bytes are the same. Swift considers different compositions of a character equal.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
