public import AppValues
public import Entities

/// The account that is exported: always the viewer's own.
public protocol ArchiveRepository: Sendable {
  /// Some things of one kind, the oldest first, from a cursor on. Photos are named by where they lie on this
  /// machine.
  ///
  /// Throws `unauthenticated`.
  func records(of kind: ArchiveKind, after cursor: Cursor?) async throws(AppError) -> ArchivePage
}

/// The account that archives are imported into: always the viewer's own.
public protocol ArchiveImports: Sendable {
  /// The keys of those posts that are here: the account's own, also when they have been deleted since, and
  /// others' that the account may see.
  func present(_ posts: [PostReference]) async throws(AppError) -> Set<SourceKey>
  /// Checks a photo and keeps it for a post that is about to be imported.
  ///
  /// Throws `invalid(.photo, …)` for what is no photo that can be taken, `unsupported` where none are taken,
  /// `timeout`, `storage`.
  func addPhoto(file: String, alt: String) async throws(AppError) -> ID<Photo>
  /// Imports a record into the account, once, and returns the outcome.
  ///
  /// A post takes the place in each list that its date gives it, and mentions no one, since a handle here may
  /// belong to another person than where the post was written. No one is notified.
  ///
  /// Throws `unauthenticated`, `storage`; then nothing was imported.
  func importRecord(_ record: ArchiveRecord) async throws(AppError) -> ImportOutcome
}

/// Some things of one kind.
public struct ArchivePage: Hashable, Sendable {
  /// The records, the oldest first; may be empty.
  public let records: [ArchiveRecord]
  /// Where the next begin; nil behind the last.
  public let next: Cursor?

  /// - Parameter next: The cursor to ask for the next page with; nil when nothing follows.
  public init(records: [ArchiveRecord], next: Cursor?) {
    self.records = records
    self.next = next
  }
}

/// The files of this machine that archives are read from and written to.
public protocol ArchiveFiles: Sendable {
  /// Opens an archive: a folder, a `.zip`, a `.tar.gz`, or one file of it.
  ///
  /// Throws `invalid(.file, …)` when there is none, when it is no archive, is damaged, too large, or would
  /// write outside its own place; `storage`.
  func open(_ path: String) async throws(AppError) -> any ArchiveSource
  /// Begins an archive that takes its name only when it is finished: a zip when the name ends so, else a
  /// folder.
  ///
  /// Throws `invalid(.file, .taken)` when there is something of that name that is not to be replaced, or that
  /// is no archive; `storage`.
  func create(_ path: String, replacing: Bool) async throws(AppError) -> any ArchiveTarget
}

/// An archive that is being read.
public protocol ArchiveSource: Sendable {
  /// The files' names, with `/` between folders.
  var names: [String] { get }
  /// The bytes of a file, piece by piece; an empty piece at the end.
  ///
  /// Throws `invalid(.file, .missing)`, `invalid(.file, .unreadable)`.
  func bytes(of name: String) throws(AppError) -> ByteSource
  /// Where a file of that name lies; nil when there is none.
  func path(of name: String) -> String?
  /// Removes what was unpacked.
  func close() async
}

/// Reads on, each time it is called.
public typealias ByteSource = () throws(AppError) -> [UInt8]

/// An archive that is being written.
public protocol ArchiveTarget: Sendable {
  /// Writes at the end of a file, which is made when it is not there.
  ///
  /// Throws `storage`.
  func append(_ bytes: [UInt8], to name: String) throws(AppError)
  /// Copies a file into it.
  ///
  /// Throws `storage`, `invalid(.file, .missing)`.
  func copy(_ path: String, as name: String) throws(AppError)
  /// Gives the archive its name, once it is whole on the disk.
  ///
  /// Throws `storage`, `invalid(.file, .taken)`; then nothing is left of it.
  func finish() async throws(AppError)
  /// Removes what was written.
  func discard() async
}
