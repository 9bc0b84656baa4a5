import AppValues
import Entities

/// Why a record of an archive was skipped, in whole or in part.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// No one has that handle here.
  case personNotHere
  /// The account doesn't follow the person, and only people it follows can be in a list.
  case notFollowed
  /// The post isn't here, or the account can't see it.
  case postNotHere
  /// The photo is missing from the archive, or isn't supported.
  case photo
  /// More photos than a post may have.
  case tooManyPhotos
  /// The record is malformed.
  case unreadable
  /// Its date is missing, or lies in the future or before 1970.
  case date
  /// A text has more bytes than the limit.
  case tooLarge
  /// The post was imported without its edit history, which has impossible dates or is too large.
  case history
  /// The post has neither text nor a photo.
  case empty
  /// The person approves followers. The raw value is the name in JSON.
  case requiresApproval = "asksFirst"
  /// It has expired. The raw value is the name in JSON.
  case expired = "over"
  /// The backend doesn't allow it, such as following oneself or a person who blocks the account.
  case notAllowed
  /// The backend doesn't keep such records.
  case unsupported

  /// Whether only a part of the record was skipped.
  var isOfPart: Bool { self == .history }
}

/// A record that was skipped, in whole or in part, and why.
public struct SkippedRecord: Hashable, Sendable {
  /// The kind of the record.
  public let kind: ArchiveKind
  /// A name by which people recognise the record.
  public let name: String
  /// Why it, or a part of it, wasn't imported.
  public let reason: SkipReason

  /// A skipped record. A name longer than `TextLimit.value` is cut, and characters that are unsafe to print are
  /// removed.
  public init(_ kind: ArchiveKind, _ name: String, _ reason: SkipReason) {
    self.kind = kind
    let name = Printable.stripped(name)
    self.name = TextLimit.value.fits(name) ? name : TextLimit.value.beginning(of: name) + "…"
    self.reason = reason
  }
}

/// A member of a list in an archive who is missing from the imported list.
public struct LeftOutMember: Hashable, Sendable {
  /// The person's handle, as in the archive.
  public let handle: String
  /// Why the list can't hold the person.
  public let reason: SkipReason

  /// A member whom a list can't hold.
  public init(_ handle: String, _ reason: SkipReason) {
    self.handle = handle
    self.reason = reason
  }
}

/// The outcome of importing one record.
public enum ImportOutcome: Hashable, Sendable {
  /// The whole record was imported.
  case imported
  /// A list was imported without these people, whom it can't hold.
  case importedWithout([LeftOutMember])
  /// A post was imported without its edit history, which has impossible dates.
  case importedWithoutHistory
  /// These parts of the profile were imported.
  case profileImported(Set<ProfilePart>)
  /// The record already exists.
  case alreadyPresent
  /// The list already exists, without these people, whom it can't hold.
  case presentWithout([LeftOutMember])
  /// Nothing of the record was imported.
  case skipped(SkipReason)
}

/// The contents of an archive.
public struct ArchiveSummary: Hashable, Sendable {
  /// The handle of its account; nil if the archive doesn't say.
  public internal(set) var handle: String?
  /// The number of records of each kind. A kind without any may be missing, as is the account itself in an export.
  public internal(set) var counts: [ArchiveKind: Int] = [:]
  /// The number of photos on posts and their earlier versions.
  public internal(set) var photos = 0
  /// The number of photos left out because their files are missing.
  public internal(set) var absentPhotos = 0
  /// The settings of the profile that are on.
  public internal(set) var switches: Set<ProfilePart>

  /// A summary for a preview or a test.
  public init(
    handle: String? = nil, counts: [ArchiveKind: Int] = [:], photos: Int = 0, switches: Set<ProfilePart> = []
  ) {
    self.handle = handle
    self.counts = counts
    self.photos = photos
    self.switches = switches
  }

  /// The number of all records.
  public var total: Int { counts.values.reduce(0, +) }
}

/// The progress of an export or an import.
public struct ArchiveProgress: Hashable, Sendable {
  /// The number of records done.
  public var done: Int
  /// The number of all records; nil while unknown.
  public var total: Int?

  /// - Parameters:
  ///   - done: How much is done.
  ///   - total: The number of all records; nil while unknown, as in an export.
  public init(done: Int, total: Int?) {
    self.done = done
    self.total = total
  }
}

/// Receives the progress from time to time.
public typealias ProgressReport = @MainActor @Sendable (ArchiveProgress) -> Void

/// The result of an import.
public struct ImportReport: Hashable, Sendable {
  /// The largest number of skipped records in the report; further ones are only counted.
  static let maximumSkipped = 100_000

  /// The number of imported records of each kind; for the account itself, see `profile`.
  public internal(set) var imported: [ArchiveKind: Int] = [:]
  /// The parts of the profile that were imported; a part that the account already had stays as it is.
  public internal(set) var profile: Set<ProfilePart> = []
  /// The number of photos that were imported with posts and their earlier versions.
  public internal(set) var photos = 0
  /// The number of records that already existed, not counting the account itself.
  public internal(set) var alreadyPresent = 0
  /// The records that were skipped, in whole or in part, in the order of import; up to 100,000.
  public internal(set) var skipped: [SkippedRecord] = []
  /// The number of skipped records, including those not in `skipped`.
  public internal(set) var skippedCount = 0

  /// A report for a preview or a test. `skippedCount` is the number of `skipped`.
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

  /// The records in `skipped` that weren't imported at all.
  public var missing: [SkippedRecord] { skipped.filter { !$0.reason.isOfPart } }
  /// The records in `skipped` that were imported in part.
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
      add(people, of: record)
    case .importedWithoutHistory:
      imported[record.kind, default: 0] += 1
      add(SkippedRecord(record.kind, record.name, .history))
    case .profileImported(let parts): profile.formUnion(parts)
    // There is always an account, so it isn't counted.
    case .alreadyPresent: if record.kind != .profile { alreadyPresent += 1 }
    case .presentWithout(let people):
      alreadyPresent += 1
      add(people, of: record)
    case .skipped(let reason): add(SkippedRecord(record.kind, record.name, reason))
    }
  }

  private mutating func add(_ people: [LeftOutMember], of list: ArchiveRecord) {
    for person in people { add(SkippedRecord(list.kind, "\(list.name): @\(person.handle)", person.reason)) }
  }
}
