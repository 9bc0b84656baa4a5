import SocialBackend
import SocialDatabase

/// What must be so of each row of a table.
struct CheckRule: Sendable {
  enum Sort: Sendable {
    case counted, copied, refers, among, numbered, never

    var kind: CheckFinding.Kind {
      switch self {
      case .counted: .miscounted
      case .copied: .differing
      case .refers: .orphaned
      case .among: .invalid
      case .numbered, .never: .contradictory
      }
    }
  }

  /// What makes it so again.
  enum Mend: Sendable {
    /// Sets the column to what an expression answers for the row `t`.
    case set(String, SQL)
    /// Removes the row, if this is so of it, too.
    case delete(SQL)
    /// Inserts by a statement that ends in a condition on the row `t`.
    case insert(SQL)
    /// Lets a clock be past what it has given.
    case advance(IDClock)
  }

  /// What a row that refers to a person has to do with their account.
  enum Tie: Sendable, Equatable {
    /// It is the person's own and concerns no one else: it goes with the account, found by `key` where there may be
    /// many.
    case own(key: String?)
    /// It goes with the account in a step of its own, as others' counts and notices hang on it.
    case shared
    /// It outlives the account.
    case lasting
  }

  let sort: Sort
  /// The column, or what must never be.
  let name: String
  /// Whether it is not so of the row `t`.
  let fault: SQL
  /// What stands there, and what should, where that can be said.
  var found: SQL?
  var right: SQL?
  /// Said of what is found.
  var words: String
  var mend: Mend?
  /// For a reference to a person.
  var tie: Tie?

  static func equals(_ sort: Sort, _ column: String, _ right: SQL, mend: SQL? = nil) -> CheckRule {
    let found = SQL(stringLiteral: "t.\(column)")
    return CheckRule(
      sort: sort, name: column, fault: "(\(found) IS DISTINCT FROM \(right))", found: found, right: right,
      words: sort == .counted ? "counted" : "should be", mend: .set(column, mend ?? right))
  }

  /// The column is null or the id of a row of a table.
  ///
  /// - Parameters:
  ///   - condition: ` AND …`: what else must be so of that row `r`.
  ///   - applies: Of which rows `t` this must be so.
  static func refers(
    _ column: String, to target: String, where condition: SQL = "", when applies: SQL = "1 = 1",
    mend: Mend? = nil
  ) -> CheckRule {
    let found = SQL(stringLiteral: "t.\(column)")
    return CheckRule(
      sort: .refers, name: column,
      fault: """
        (\(found) IS NOT NULL AND \(applies) AND NOT EXISTS (
          SELECT 1 FROM \(SQL(stringLiteral: target)) r WHERE r.id = \(found)\(condition)))
        """,
      found: found, words: "is not in \(target)", mend: mend)
  }

  /// The column is null or the id of a person. Of an account that is gone for good nothing is left but what lasts.
  static func refersToPerson(_ column: String, _ tie: Tie) -> CheckRule {
    let present: SQL = """
       AND (r.deleted_at IS NULL
        OR EXISTS (SELECT 1 FROM account_removal gone WHERE gone.person_id = r.id))
      """
    var rule = refers(column, to: "person", where: tie == .lasting ? "" : present)
    rule.tie = tie
    return rule
  }

  /// The column is the id of a post that is not deleted.
  static func refersToStanding(
    _ column: String, when applies: SQL = "1 = 1", mend: Mend? = nil
  ) -> CheckRule {
    refers(column, to: "post", where: " AND r.deleted_at IS NULL", when: applies, mend: mend)
  }

  /// The column is the id of a post that is not deleted, or of which something is still to be removed.
  static func refersToPresent(_ column: String, when applies: SQL = "1 = 1") -> CheckRule {
    let present: SQL = """
       AND (r.deleted_at IS NULL OR EXISTS (
        SELECT 1 FROM due_work w WHERE w.kind = 'post' AND w.subject = r.id))
      """
    return refers(column, to: "post", where: present, when: applies)
  }

  /// The column is null or one of some numbers.
  static func among(_ column: String, _ range: ClosedRange<Int>) -> CheckRule {
    let found = SQL(stringLiteral: "t.\(column)")
    return CheckRule(
      sort: .among, name: column,
      fault: SQL(stringLiteral: "(t.\(column) NOT BETWEEN \(range.lowerBound) AND \(range.upperBound))"),
      found: found, words: "is nothing that is known")
  }

  /// The column is null or one of some words.
  static func among(_ column: String, _ words: [String]) -> CheckRule {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return CheckRule(
      sort: .among, name: column, fault: SQL(stringLiteral: "(t.\(column) NOT IN (\(list)))"),
      found: SQL(stringLiteral: "t.\(column)"), words: "is nothing that is known")
  }

  /// The column is an id that a clock has given.
  static func numbered(_ column: String, by clock: IDClock = .item) -> CheckRule {
    let found = SQL(stringLiteral: "t.\(column)")
    return CheckRule(
      sort: .numbered, name: column, fault: "(\(found) > COALESCE((\(clock.last)), -1))", found: found,
      words: "was not given yet by the clock of ids", mend: .advance(clock))
  }

  /// No row `t` is so.
  ///
  /// - Parameter words: `stands beside a block`.
  static func never(_ words: String, _ fault: SQL, mend: Mend? = nil) -> CheckRule {
    CheckRule(sort: .never, name: words, fault: "(\(fault))", words: words, mend: mend)
  }
}
