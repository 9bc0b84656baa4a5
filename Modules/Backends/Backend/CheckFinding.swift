/// Something that is not as it should be in what a backend keeps.
public struct CheckFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    /// The database's own structure is damaged.
    case damaged
    /// A counter differs from what it counts.
    case miscounted
    /// What repeats something differs from it.
    case differing
    /// A row refers to one that is not there.
    case orphaned
    /// A value is none of those there are.
    case invalid
    /// Things stand together that cannot.
    case contradictory
    /// A file is not there.
    case missing
    /// A file is there that nothing speaks of.
    case leftover
  }

  public let kind: Kind
  /// Where, the same for all findings alike: a table and its column, or what must not be of its rows.
  public let place: String
  /// What, for the administrator of the database: table, id, found and expected value.
  public let detail: String

  public init(_ kind: Kind, in place: String, _ detail: String) {
    self.kind = kind
    self.place = place
    self.detail = detail
  }
}

/// What a repair has done.
public struct RepairOutcome: Hashable, Sendable {
  /// What was made anew in some rows.
  public struct Repair: Hashable, Sendable {
    /// As in findings.
    public let place: String
    /// How many rows; how often, where a search index could only be made anew as a whole.
    public let count: Int

    public init(in place: String, count: Int) {
      self.place = place
      self.count = count
    }
  }

  public let repairs: [Repair]
  /// What is not as it should be still.
  public let findings: [CheckFinding]

  public init(repairs: [Repair], findings: [CheckFinding]) {
    self.repairs = repairs
    self.findings = findings
  }
}

/// How far a check is.
public struct CheckProgress: Hashable, Sendable {
  /// How many posts it has looked at, of how many.
  public let posts: Int
  public let total: Int

  public init(posts: Int, of total: Int) {
    self.posts = posts
    self.total = total
  }
}

/// Told now and then how far a check is.
public typealias CheckReport = @Sendable (CheckProgress) -> Void
