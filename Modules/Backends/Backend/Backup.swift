/// The contents of a backup, and the findings of `check` in it.
public struct BackupReport: Hashable, Sendable {
  /// The numbers of accounts, posts and photo files.
  public let people, posts, photos: Int
  /// The number of photos that aren't in it, since they are kept on other machines.
  public let photosElsewhere: Int
  /// What is wrong in the data. The backup has the same faults.
  public let findings: [CheckFinding]
  /// The folder that the replaced data was moved to; nil if there was none.
  public let replaced: String?

  public init(
    people: Int, posts: Int, photos: Int, photosElsewhere: Int = 0, findings: [CheckFinding],
    replaced: String? = nil
  ) {
    self.people = people
    self.posts = posts
    self.photos = photos
    self.photosElsewhere = photosElsewhere
    self.findings = findings
    self.replaced = replaced
  }
}

/// The progress of making or restoring a backup.
public struct BackupProgress: Hashable, Sendable {
  /// A step of the work.
  public enum Step: Hashable, Sendable {
    case unpacking, comparing, database, photos, packing
  }

  public let step: Step
  /// How much of the step is done, from 0 to 1; nil if unknown.
  public let fraction: Double?

  public init(_ step: Step, fraction: Double? = nil) {
    self.step = step
    self.fraction = fraction
  }
}

/// Receives the progress of a backup whenever it changes.
public typealias BackupProgressReport = @Sendable (BackupProgress) -> Void
