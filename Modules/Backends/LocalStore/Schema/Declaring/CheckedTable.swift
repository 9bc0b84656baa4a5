package import SocialDatabase

/// A table with all its declarations.
package struct CheckedTable: Sendable {
  /// A column that contains a folded text of its row.
  package struct Folding: Sendable {
    package let column: SQLName
    package let text: SQL
    package let fold: @Sendable (String) -> String
    /// How an earlier version folded it, if such values may remain.
    package let earlier: (@Sendable (String) -> String)?
  }

  package let name: SQLName
  package let key: [SQLName]
  /// The names of all columns that are declared, by whether they are derived.
  let sources, derived: [SQLName]
  package let rules: [CheckRule]
  package let foldings: [Folding]

  fileprivate init(_ name: SQLName, _ parts: [Columns]) {
    self.name = name
    key = parts.flatMap(\.key)
    sources = parts.flatMap(\.source)
    let derived = parts.flatMap(\.derived)
    self.derived = derived.map(\.column)
    rules =
      derived.compactMap { derived in
        if case .rule(let rule) = derived.derivation { rule } else { nil }
      } + parts.flatMap(\.rules)
    foldings = derived.compactMap { derived in
      guard case .folded(let text, let fold, let earlier) = derived.derivation else { return nil }
      return Folding(column: derived.column, text: text, fold: fold, earlier: earlier)
    }
  }

  /// The name of a rule in findings.
  package func location(of rule: CheckRule) -> String {
    rule.kind == .never ? "\(name): \(rule.name)" : "\(name).\(rule.name)"
  }

  /// Every declared table.
  package static let all: [CheckedTable] = {
    var (names, parts) = ([SQLName](), [SQLName: [Columns]]())
    for columns in Migrations.columns {
      if parts[columns.table] == nil { names.append(columns.table) }
      parts[columns.table, default: []].append(columns)
    }
    return names.map { CheckedTable($0, parts[$0] ?? []) }
  }()
}
