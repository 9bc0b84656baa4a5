/// What a backup holds, and what `check` has found in it.
public struct BackupReport: Hashable, Sendable {
  /// How many accounts, posts and files of photos.
  public let people, posts, photos: Int
  /// How many photos are not in it, as other machines keep them.
  public let photosElsewhere: Int
  /// What is wrong in what was copied; the copy has it, too.
  public let findings: [CheckFinding]
  /// Where that lies now in whose place a backup was brought back; nil where there was nothing.
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

/// How far a backup has come, or bringing one back.
public struct BackupProgress: Hashable, Sendable {
  /// What is being done.
  public enum Step: Hashable, Sendable {
    case unpacking, comparing, database, photos, packing
  }

  public let step: Step
  /// How much of the step is done, from 0 to 1; nil where that is not known.
  public let fraction: Double?

  public init(_ step: Step, fraction: Double? = nil) {
    self.step = step
    self.fraction = fraction
  }
}

/// Told how far a backup has come, as often as there is something to tell.
public typealias BackupProgressReport = @Sendable (BackupProgress) -> Void
