public import AppValues
public import Entities

/// Reads the account that is exported: always the viewer's own.
public protocol ArchiveRepository: Sendable {
  /// A page of records of one kind, oldest first, after a cursor. Photos are paths on this device.
  ///
  /// Throws `unauthenticated`.
  func records(of kind: ArchiveKind, after cursor: Cursor?) async throws(AppError) -> ArchivePage
}

/// Imports archives into an account: always the viewer's own.
public protocol ArchiveImports: Sendable {
  /// The keys of the posts that exist: the account's own, including deleted ones, and those of other people that the
  /// account can see.
  func present(_ posts: [PostReference]) async throws(AppError) -> Set<SourceKey>
  /// Checks a photo and stores it for a post that is about to be imported.
  ///
  /// - Parameter path: The photo's file on this device.
  ///
  /// Throws `invalid(.photo, …)` if it isn't a usable photo, `unsupported` if the source takes no photos, `timeout`,
  /// `storage`.
  func addPhoto(_ photo: ArchivedPhoto, from path: String) async throws(AppError) -> ID<Photo>
  /// Imports a record into the account, once, and returns the outcome.
  ///
  /// A post takes the position in timelines that its date gives it. It mentions no one, since a handle may belong to
  /// another person here than where the post was written. No one is notified.
  ///
  /// Throws `unauthenticated`, `storage`; then nothing was imported.
  func importRecord(_ record: ArchiveRecord) async throws(AppError) -> ImportOutcome
}

/// A page of records of one kind.
public struct ArchivePage: Hashable, Sendable {
  /// The records, oldest first; may be empty.
  public let records: [ArchiveRecord]
  /// The cursor of the next page; nil on the last one.
  public let next: Cursor?

  /// - Parameters:
  ///   - records: What is on the page.
  ///   - next: The cursor of the next page; nil on the last one.
  public init(records: [ArchiveRecord], next: Cursor?) {
    self.records = records
    self.next = next
  }
}

/// Opens and creates archives on this device.
public protocol ArchiveFiles: Sendable {
  /// Opens an archive: a folder, a `.zip`, a `.tar.gz`, or one file of it.
  ///
  /// Throws `invalid(.file, …)` if there is none, or if it isn't an archive, is damaged, too large, or has paths
  /// outside its own folder; `storage`.
  func open(_ path: String) async throws(AppError) -> any ArchiveSource
  /// Creates an archive that takes its name only when it is finished: a zip if the name ends in `.zip`, otherwise a
  /// folder.
  ///
  /// Throws `invalid(.file, .taken)` if something with that name exists that isn't an archive or must not be replaced;
  /// `storage`.
  func create(_ path: String, replacing: Bool) async throws(AppError) -> any ArchiveTarget
}

/// Reads the HTML of posts from other servers as plain text.
public struct ArchiveHTML: Sendable {
  private let read: @Sendable (String) -> String

  /// - Parameter read: The text of a piece of HTML: lines, without any markup. Links have their whole address, and people
  ///   the name of their server.
  public init(_ read: @escaping @Sendable (String) -> String) {
    self.read = read
  }

  /// The text of a piece of HTML.
  func text(of html: String) -> String { read(html) }
}

/// An archive that is being read.
public protocol ArchiveSource: Sendable {
  /// The names of the files, with `/` between folders.
  var names: [String] { get }
  /// The bytes of a file, piece by piece; an empty piece at the end.
  ///
  /// Throws `invalid(.file, .missing)`, `invalid(.file, .unreadable)`.
  func bytes(of name: String) throws(AppError) -> ByteSource
  /// The path of the file with a name; nil for none.
  func path(of name: String) -> String?
  /// Removes the unpacked files.
  func close() async
}

/// Returns the next piece each time it is called.
public typealias ByteSource = () throws(AppError) -> [UInt8]

/// An archive that is being written.
public protocol ArchiveTarget: Sendable {
  /// Appends to a file, which is created if needed.
  ///
  /// Throws `storage`.
  func append(_ bytes: [UInt8], to name: String) throws(AppError)
  /// Copies a file into the archive.
  ///
  /// Throws `storage`, `invalid(.file, .missing)`.
  func copy(_ path: String, as name: String) throws(AppError)
  /// Gives the archive its name, once it is completely on disk.
  ///
  /// Throws `storage`, `invalid(.file, .taken)`; then everything is removed.
  func finish() async throws(AppError)
  /// Removes everything that was written.
  func discard() async
}
