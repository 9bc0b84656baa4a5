/// Something wrong in the stored data.
public struct CheckFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    /// The database's own structure is damaged.
    case damaged
    /// A counter differs from what it counts.
    case miscounted
    /// A copy differs from its original.
    case differing
    /// A row refers to one that doesn't exist.
    case orphaned
    /// A value isn't one of the known values.
    case invalid
    /// Rows or values contradict each other.
    case contradictory
    /// A file is missing.
    case missing
    /// A file exists that nothing refers to.
    case leftover
  }

  public let kind: Kind
  /// What it's about: a table and its column, or a table and what is wrong with its rows.
  /// Findings of the same kind share it.
  public let location: String
  /// The details for the administrator, in English: table, id, found and expected value.
  public let detail: String

  public init(_ kind: Kind, in location: String, _ detail: String) {
    self.kind = kind
    self.location = location
    self.detail = detail
  }
}

/// The result of a repair.
public struct RepairOutcome: Hashable, Sendable {
  /// Something that was rebuilt in some rows.
  public struct Repair: Hashable, Sendable {
    /// The same as in findings.
    public let location: String
    /// The number of rows; for a search index that had to be rebuilt as a whole, how often.
    public let count: Int

    public init(in location: String, count: Int) {
      self.location = location
      self.count = count
    }
  }

  public let repairs: [Repair]
  /// What is still wrong.
  public let findings: [CheckFinding]

  public init(repairs: [Repair], findings: [CheckFinding]) {
    self.repairs = repairs
    self.findings = findings
  }
}

/// The progress of a check.
public struct CheckProgress: Hashable, Sendable {
  /// The number of posts checked so far.
  public let posts: Int
  /// The number of all posts.
  public let total: Int

  public init(posts: Int, of total: Int) {
    self.posts = posts
    self.total = total
  }
}

/// Receives the progress of a check now and then.
public typealias CheckReport = @Sendable (CheckProgress) -> Void
