import SocialDatabase

/// A table with all its declarations.
struct CheckedTable: Sendable {
  /// A column that contains a folded text of its row.
  struct Folding: Sendable {
    let column: SQLName
    let text: SQL
    let fold: @Sendable (String) -> String
    /// How an earlier version folded it, if such values may remain.
    let earlier: (@Sendable (String) -> String)?
  }

  let name: SQLName
  let key: [SQLName]
  /// The names of all columns that are declared, by whether they are derived.
  let sources, derived: [SQLName]
  let rules: [CheckRule]
  let foldings: [Folding]

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
  func place(of rule: CheckRule) -> String {
    rule.kind == .never ? "\(name): \(rule.name)" : "\(name).\(rule.name)"
  }

  /// Every declared table.
  static let all: [CheckedTable] = {
    var (names, parts) = ([SQLName](), [SQLName: [Columns]]())
    for columns in LocalBackend.columns {
      if parts[columns.table] == nil { names.append(columns.table) }
      parts[columns.table, default: []].append(columns)
    }
    return names.map { CheckedTable($0, parts[$0] ?? []) }
  }()
}
