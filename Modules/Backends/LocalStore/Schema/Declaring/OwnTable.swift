package import SocialDatabase

/// A table whose rows each concern a single person: `column` says which, and `key` identifies the row where a person
/// may have many.
package struct OwnTable {
  package let name: SQLName
  package let column: SQLName
  package let key: SQLName?

  /// Every such table, so that no new one is forgotten when an account is deleted.
  package static let all: [OwnTable] = CheckedTable.all.flatMap { table in
    table.rules.compactMap { rule in
      guard case .own(let key) = rule.deletionPolicy, let column = rule.column else { return nil }
      return OwnTable(name: table.name, column: column, key: key)
    }
  }
}
