package import SocialBackend
package import SocialDatabase

/// A rule that each row of a table must follow.
package struct CheckRule: Sendable {
  package enum Kind: Sendable {
    case counted, copied, refers, among, numbered, never

    package var finding: CheckFinding.Kind {
      switch self {
      case .counted: .miscounted
      case .copied: .differing
      case .refers: .orphaned
      case .among: .invalid
      case .numbered, .never: .contradictory
      }
    }
  }

  /// How a row is repaired.
  package enum Repair: Sendable {
    /// Sets the column to the value of an expression for the row `t`.
    case set(SQLName, SQL)
    /// Deletes the row if it also meets this condition.
    case delete(SQL)
    /// Inserts with a statement that ends in a condition on the row `t`.
    case insert(SQL)
    /// Advances a clock past the ids that it has given.
    case advance(IDClock)
  }

  /// What happens to a row that refers to a person when their account is deleted.
  enum DeletionPolicy: Sendable, Equatable {
    /// The row concerns only that person and is deleted with the account, found by `key` where there may be many.
    case own(key: SQLName?)
    /// The row is deleted in a step of its own, since other people's counts and notices depend on it.
    case shared
    /// The row is kept.
    case lasting
  }

  package let kind: Kind
  /// The column, or the condition that must never hold.
  package let name: String
  /// The column; nil for a condition on the whole row.
  var column: SQLName?
  /// Whether the row `t` breaks the rule.
  package let fault: SQL
  /// The value found and the expected value, where there are such.
  package var found: SQL?
  package var right: SQL?
  /// The words after the value found.
  package var words: String
  package var repair: Repair?
  /// For a reference to a person.
  var deletionPolicy: DeletionPolicy?

  static func equals(_ kind: Kind, _ column: SQLName, _ right: SQL, repair: SQL? = nil) -> CheckRule {
    CheckRule(
      kind, of: column, fault: "(t.\(column) IS DISTINCT FROM \(right))", right: right,
      words: "should be", repair: .set(column, repair ?? right))
  }

  /// The column is null or the id of a row of a table.
  ///
  /// - Parameters:
  ///   - condition: ` AND …`: a further condition on that row `r`.
  ///   - applies: The rows `t` that the rule is for.
  static func refers(
    _ column: SQLName, to target: SQLName, where condition: SQL = "", when applies: SQL = "1 = 1",
    repair: Repair? = nil
  ) -> CheckRule {
    let found: SQL = "t.\(column)"
    return CheckRule(
      .refers, of: column,
      fault: """
        (\(found) IS NOT NULL AND \(applies) AND NOT EXISTS (
          SELECT 1 FROM \(target) r WHERE r.id = \(found)\(condition)))
        """,
      words: "isn't in \(target)", repair: repair)
  }

  /// The column is null or the id of a person. Of a deleted account, only `lasting` rows are left in the end.
  static func refersToPerson(_ column: SQLName, _ deletionPolicy: DeletionPolicy) -> CheckRule {
    let present: SQL = """
       AND (r.deleted_at IS NULL
        OR EXISTS (SELECT 1 FROM account_removal gone WHERE gone.person_id = r.id))
      """
    var rule = refers(column, to: "person", where: deletionPolicy == .lasting ? "" : present)
    rule.deletionPolicy = deletionPolicy
    return rule
  }

  /// The column is the id of a post that isn't deleted.
  static func refersToStanding(
    _ column: SQLName, when applies: SQL = "1 = 1", repair: Repair? = nil
  ) -> CheckRule {
    refers(column, to: "post", where: " AND r.deleted_at IS NULL", when: applies, repair: repair)
  }

  /// The column is the id of a post that isn't deleted, or isn't completely removed yet.
  static func refersToPresent(_ column: SQLName, when applies: SQL = "1 = 1") -> CheckRule {
    let present: SQL = """
       AND (r.deleted_at IS NULL OR EXISTS (
        SELECT 1 FROM due_work w WHERE w.kind = 'post' AND w.subject = r.id))
      """
    return refers(column, to: "post", where: present, when: applies)
  }

  /// The column is null or one of some numbers.
  static func among(_ column: SQLName, _ range: ClosedRange<Int>) -> CheckRule {
    CheckRule(
      .among, of: column,
      fault: "(t.\(column) NOT BETWEEN \(number: range.lowerBound) AND \(number: range.upperBound))",
      words: "isn't a known value")
  }

  /// The column is null or one of some words.
  static func among(_ column: SQLName, _ words: [String]) -> CheckRule {
    CheckRule(
      .among, of: column, fault: "(t.\(column) NOT IN (\(SQL(list: words.map { "\($0)" }))))",
      words: "isn't a known value")
  }

  /// The column is an id that a clock has given.
  static func numbered(_ column: SQLName, by clock: IDClock = .item) -> CheckRule {
    CheckRule(
      .numbered, of: column, fault: "(t.\(column) > COALESCE((\(clock.last)), -1))",
      words: "is higher than the last one in id_clock", repair: .advance(clock))
  }

  /// No row `t` meets the condition `fault`.
  ///
  /// - Parameter words: What is wrong with a row that does: `exists despite a block`.
  static func never(_ words: String, _ fault: SQL, repair: Repair? = nil) -> CheckRule {
    CheckRule(kind: .never, name: words, fault: "(\(fault))", words: words, repair: repair)
  }
}

extension CheckRule {
  /// A rule for a column of the row `t`.
  fileprivate init(
    _ kind: Kind, of column: SQLName, fault: SQL, right: SQL? = nil, words: String, repair: Repair? = nil
  ) {
    self.init(
      kind: kind, name: column.description, column: column, fault: fault, found: "t.\(column)", right: right,
      words: words, repair: repair)
  }
}
