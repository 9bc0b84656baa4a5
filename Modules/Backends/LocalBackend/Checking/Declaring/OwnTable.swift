/// A table with rows that are one person's and concern no one else: `column` says whose they are, and `key` tells
/// one from another where there may be many.
struct OwnTable {
  let name: String
  let column: String
  let key: String?

  /// Every such table that is declared, so that no new one is forgotten when an account goes.
  static let all: [OwnTable] = CheckedTable.all.flatMap { table in
    table.rules.compactMap { rule in
      guard case .own(let key) = rule.tie else { return nil }
      return OwnTable(name: table.name, column: rule.name, key: key)
    }
  }
}
