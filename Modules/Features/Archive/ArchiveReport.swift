import AppValues
import Entities
import PostText

/// Why something of an archive did not come.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// There is nobody of that handle here.
  case personNotHere
  /// The post is not here, or not to be seen.
  case postNotHere
  /// It answers somebody else's post, which is not here.
  case answersOthers
  /// The photo is missing in the archive, or is none that can be taken.
  case photo
  /// More photos than a post may have.
  case tooManyPhotos
  /// It is not written as such things are.
  case unreadable
  /// Its date is missing, or lies in the future or before 1970.
  case date
  /// A text in it has more bytes than are kept here.
  case tooLarge
  /// It came, but without what it said before it was edited: those dates cannot be right, or it is too large.
  case history
  /// There is neither text nor a photo in it.
  case empty
  /// They approve each follower themselves.
  case requiresApproval = "asksFirst"
  /// It was for some time only, which has passed.
  case expired = "over"
  /// It is not allowed here: one's own follow, somebody who blocks.
  case notAllowed
  /// This place does not keep such things.
  case unsupported

  /// Whether the rest of it came.
  var isOfPart: Bool { self == .history }
}

/// What did not come, whole or in part, and why.
public struct SkippedRecord: Hashable, Sendable {
  public let kind: ArchiveKind
  /// What people know it by.
  public let name: String
  public let reason: SkipReason

  public init(_ kind: ArchiveKind, _ name: String, _ reason: SkipReason) {
    self.kind = kind
    let name = Printable.stripped(name)
    self.name = TextLimit.value.fits(name) ? name : TextLimit.value.beginning(of: name) + "…"
    self.reason = reason
  }
}

/// What became of one thing of an archive.
public enum ImportOutcome: Hashable, Sendable {
  case imported
  /// A list came without these people, whom it cannot hold.
  case importedWithout([String])
  /// A post came without what it said before, the dates of which cannot be.
  case importedWithoutHistory
  /// The account has these parts of what it says of itself from the archive now.
  case profileImported(Set<ProfilePart>)
  /// It was there before.
  case alreadyPresent
  case skipped(SkipReason)
}

/// What an archive holds, before it comes in.
public struct ArchiveSummary: Hashable, Sendable {
  /// Whose it is; nil when it does not say.
  public internal(set) var handle: String?
  public internal(set) var counts: [ArchiveKind: Int] = [:]
  public internal(set) var photos = 0
  /// How many photos did not go out with it, for their files are not here.
  public internal(set) var absentPhotos = 0
  /// The switches that are on in what the account says of itself.
  public internal(set) var switches: Set<ProfilePart>

  public init(
    handle: String? = nil, counts: [ArchiveKind: Int] = [:], photos: Int = 0, switches: Set<ProfilePart> = []
  ) {
    self.handle = handle
    self.counts = counts
    self.photos = photos
    self.switches = switches
  }

  /// How many things there are, whatever their kind.
  public var total: Int { counts.values.reduce(0, +) }
}

/// How far an export or an import has come.
public struct ArchiveProgress: Hashable, Sendable {
  /// How many things are done.
  public var done: Int
  /// How many there are; nil while nobody knows.
  public var total: Int?

  public init(done: Int, total: Int?) {
    self.done = done
    self.total = total
  }
}

/// Is told from time to time how far it has come.
public typealias ProgressReport = @MainActor @Sendable (ArchiveProgress) -> Void

/// What came of an import.
public struct ImportReport: Hashable, Sendable {
  /// The most that are named; of more, the number is told.
  static let maximumSkipped = 100_000

  /// How many of each kind; of the account itself, `profile` tells.
  public internal(set) var imported: [ArchiveKind: Int] = [:]
  public internal(set) var profile: Set<ProfilePart> = []
  public internal(set) var photos = 0
  /// How many were there before, the account itself not among them.
  public internal(set) var alreadyPresent = 0
  public internal(set) var skipped: [SkippedRecord] = []
  /// How many did not come, those included that are not named.
  public internal(set) var skippedCount = 0

  public init(
    imported: [ArchiveKind: Int] = [:], profile: Set<ProfilePart> = [], photos: Int = 0,
    alreadyPresent: Int = 0,
    skipped: [SkippedRecord] = []
  ) {
    self.imported = imported
    self.profile = profile
    self.photos = photos
    self.alreadyPresent = alreadyPresent
    self.skipped = skipped
    skippedCount = skipped.count
  }

  /// What did not come at all, of what is named.
  public var missing: [SkippedRecord] { skipped.filter { !$0.reason.isOfPart } }
  /// What came without a part, of what is named.
  public var partial: [SkippedRecord] { skipped.filter(\.reason.isOfPart) }

  mutating func add(_ record: SkippedRecord) {
    skippedCount += 1
    if skipped.count < Self.maximumSkipped { skipped.append(record) }
  }

  mutating func add(_ outcome: ImportOutcome, of record: ArchiveRecord) {
    switch outcome {
    case .imported: imported[record.kind, default: 0] += 1
    case .importedWithout(let people):
      imported[record.kind, default: 0] += 1
      for person in people { add(SkippedRecord(record.kind, "\(record.name): @\(person)", .personNotHere)) }
    case .importedWithoutHistory:
      imported[record.kind, default: 0] += 1
      add(SkippedRecord(record.kind, record.name, .history))
    case .profileImported(let parts): profile.formUnion(parts)
    // There is always an account: that it is here is no news.
    case .alreadyPresent: if record.kind != .profile { alreadyPresent += 1 }
    case .skipped(let reason): add(SkippedRecord(record.kind, record.name, reason))
    }
  }
}
