import SocialDatabase

/// What a migration adds to a table, declared beside it. A column is a source, which says what nothing else does, or
/// derived: it repeats, counts or folds what stands elsewhere, so that the check finds out when it is wrong, and the
/// repair makes it anew.
///
/// Where a rule changes by which something is derived, a migration derives it anew.
struct Columns: Sendable {
  let table: String
  /// The columns that tell one row from another, for migrations; a number first where the repair may have
  /// to go through it.
  let key: [String]
  let source: [String]
  let derived: [Derived]
  /// What must be so of each row.
  let rules: [CheckRule]

  init(
    _ table: String, key: [String] = [], source: [String] = [], derived: [Derived] = [],
    rules: [CheckRule] = []
  ) {
    self.table = table
    self.key = key
    self.source = source
    self.derived = derived
    self.rules = rules
  }
}

/// A column that follows from something else.
struct Derived: Sendable {
  enum Manner: Sendable {
    /// From other rows, as a statement says.
    case rule(CheckRule)
    /// It is a text of the row `t` in the form in which that is looked up.
    case folded(SQL, by: @Sendable (String) -> String)
    /// From the texts of posts or the names of people, as `PostTextCheck` and `PeopleCheck` find; or from ids.
    case found
  }

  let column: String
  let manner: Manner

  /// How many rows there are, as a statement counts for the row `t`.
  static func count(_ column: String, _ statement: SQL) -> Derived {
    Derived(column: column, manner: .rule(.equals(.counted, column, "(\(statement))")))
  }

  /// What an expression answers for the row `t`.
  ///
  /// - Parameter root: What the repair puts there, where `expression` looks at other rows that may be wrong, too.
  static func copy(_ column: String, _ expression: SQL, from root: SQL? = nil) -> Derived {
    Derived(column: column, manner: .rule(.equals(.copied, column, "(\(expression))", mend: root)))
  }

  static func folded(
    _ column: String, of text: SQL, by fold: @escaping @Sendable (String) -> String
  ) -> Derived {
    Derived(column: column, manner: .folded(text, by: fold))
  }

  static func found(_ column: String) -> Derived {
    Derived(column: column, manner: .found)
  }
}
