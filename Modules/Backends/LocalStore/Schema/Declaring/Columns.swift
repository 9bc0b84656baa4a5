import SocialDatabase

/// A table, or what a later migration adds to one, declared in one place. A column is either a source, which can't be found
/// elsewhere, or derived: it repeats, counts or folds other data, so that the check can find out when it is wrong, and the
/// repair can rebuild it.
///
/// When the rule for a derived column changes, a migration derives it again.
package struct Columns: Sendable {
  let table: SQLName
  /// The statements that create the table and its indexes.
  let statements: @Sendable (Dialect) -> [SQL]
  /// The columns that identify a row; a number first if the repair may have to go through the table.
  let key: [SQLName]
  let source: [SQLName]
  let derived: [DerivedColumn]
  /// The rules for each row.
  let rules: [CheckRule]

  /// - Parameter statements: The statements that create the table and its indexes; empty for columns that a
  ///   migration adds itself.
  init(
    _ table: SQLName, as statements: @escaping @Sendable (Dialect) -> [SQL] = { _ in [] },
    key: [SQLName] = [], source: [SQLName] = [], derived: [DerivedColumn] = [], rules: [CheckRule] = []
  ) {
    self.table = table
    self.statements = statements
    self.key = key
    self.source = source
    self.derived = derived
    self.rules = rules
  }
}

/// A column that is derived from other data.
struct DerivedColumn: Sendable {
  enum Derivation: Sendable {
    /// From other rows, as a statement says.
    case rule(CheckRule)
    /// A text of the row `t`, folded for looking it up.
    ///
    /// `earlier` folds as an earlier version did; its value stays where another row has the new one.
    case folded(SQL, by: @Sendable (String) -> String, earlier: (@Sendable (String) -> String)? = nil)
    /// From the texts of posts or the names of people, as `PostTextCheck` and `PeopleCheck` verify; or from ids.
    case found
  }

  let column: SQLName
  let derivation: Derivation

  /// A number of rows, as a statement counts them for the row `t`.
  static func count(_ column: SQLName, _ statement: SQL) -> DerivedColumn {
    DerivedColumn(column: column, derivation: .rule(.equals(.counted, column, "(\(statement))")))
  }

  /// The value of an expression for the row `t`.
  ///
  /// - Parameter root: The value that the repair sets, if `expression` reads other rows that may be wrong, too.
  static func copy(_ column: SQLName, _ expression: SQL, from root: SQL? = nil) -> DerivedColumn {
    DerivedColumn(
      column: column, derivation: .rule(.equals(.copied, column, "(\(expression))", repair: root)))
  }

  static func folded(
    _ column: SQLName, of text: SQL, by fold: @escaping @Sendable (String) -> String,
    orEarlier earlier: (@Sendable (String) -> String)? = nil
  ) -> DerivedColumn {
    DerivedColumn(column: column, derivation: .folded(text, by: fold, earlier: earlier))
  }

  static func found(_ column: SQLName) -> DerivedColumn {
    DerivedColumn(column: column, derivation: .found)
  }
}
