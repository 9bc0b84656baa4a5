public import AppValues
import Entities

/// The rules for importing an archive into an account: in order, in batches, nothing twice.
///
/// If an import is stopped or fails, what was imported stays. Run again, it quickly skips what already exists and
/// continues.
public struct ImportInteractor: Sendable {
  /// The number of records in a batch.
  static let batch = 100

  private let repository: any ArchiveImports

  /// Imports archives into the account of `repository`'s viewer.
  public init(repository: any ArchiveImports) {
    self.repository = repository
  }

  /// Imports everything that can be imported.
  ///
  /// - Parameters:
  ///   - archive: The archive; it stays open.
  ///   - soFar: Receives the report so far after each step, even if the rest fails.
  ///
  /// Throws `unauthenticated`, `storage(partlyFull)`, other `storage`, `unavailable`, `cancelled`,
  /// `invalid(.photo, .toolMissing)`.
  public func run(
    _ archive: OpenArchive, soFar: @escaping ProgressReport
  ) async throws(AppError) -> ImportReport {
    var run = ImportRun(repository: repository, archive: archive, report: soFar)
    do throws(AppError) {
      return try await run.finish()
    } catch .storage(.full) {
      // The usual message about a full disk says that nothing was changed, which would be wrong here.
      throw .storage(.partlyFull)
    }
  }
}

/// An import that is under way.
private struct ImportRun {
  /// The maximum number of comments that wait for the post they reply to.
  private static let maximumWaiting = 100_000

  let repository: any ArchiveImports
  let archive: OpenArchive
  let report: ProgressReport
  private var result = ImportReport()
  private var waiting: [ArchivedPost] = []
  private var done = 0

  init(repository: any ArchiveImports, archive: OpenArchive, report: @escaping ProgressReport) {
    self.repository = repository
    self.archive = archive
    self.report = report
  }

  mutating func finish() async throws(AppError) -> ImportReport {
    for kind in ArchiveKind.allCases {
      try await importAll(kind)
      if kind == .posts { try await importWaiting() }
    }
    return result
  }

  private mutating func importAll(_ kind: ArchiveKind) async throws(AppError) {
    let entries = try archive.reader.entries(of: kind)
    var batch: [ArchiveRecord] = []
    while let entry = try entries.next() {
      switch entry {
      case .skipped(let record):
        result.add(record)
        done += 1
      case .record(let record): batch.append(record)
      }
      if batch.count == ImportInteractor.batch {
        try await importBatch(batch)
        batch = []
      }
    }
    try await importBatch(batch)
  }

  private mutating func importBatch(_ records: [ArchiveRecord]) async throws(AppError) {
    if Task.isCancelled { throw .cancelled }
    var ready: [ArchiveRecord] = []
    var posts: [ArchivedPost] = []
    for record in records {
      switch IncomingRules.checked(record) {
      case .success(.post(let post)): posts.append(post)
      case .success(let checked):
        if case .profile(let profile) = record, IncomingRules.leavesOutBio(profile) {
          result.add(SkippedRecord(.profile, record.name, .tooLarge))
        }
        ready.append(checked)
      case .failure(let reason): result.add(SkippedRecord(record.kind, record.name, reason.reason))
      }
    }
    if !posts.isEmpty { ready += try await readyPosts(posts, canWait: true) }
    try await hand(ready)
    done += records.count
    await report(ArchiveProgress(done: done, total: archive.summary.total))
  }

  /// The posts to import now: neither those that already exist, nor, where they can wait, comments on a post that isn't
  /// here yet.
  private mutating func readyPosts(
    _ posts: [ArchivedPost], canWait: Bool
  ) async throws(AppError) -> [ArchiveRecord] {
    let own = posts.map { PostReference(key: $0.key, author: nil) }
    var present = try await repository.present(own + posts.compactMap(\.replyTo))
    var ready: [ArchiveRecord] = []
    for post in posts {
      if present.contains(post.key) {
        result.alreadyPresent += 1
      } else if canWait, waiting.count < Self.maximumWaiting,
        let parent = post.replyTo, !present.contains(parent.key)
      {
        // An archive may list the newest first.
        waiting.append(post)
      } else {
        present.insert(post.key)
        ready.append(.post(post))
      }
    }
    return ready
  }

  /// Imports the comments that waited for the posts they reply to, also where those aren't here.
  private mutating func importWaiting() async throws(AppError) {
    let posts = waiting.sorted { $0.createdAt < $1.createdAt }
    waiting = []
    var rest = posts[...]
    while !rest.isEmpty {
      if Task.isCancelled { throw .cancelled }
      let batch = Array(rest.prefix(ImportInteractor.batch))
      rest = rest.dropFirst(batch.count)
      try await hand(try await readyPosts(batch, canWait: false))
    }
  }

  private mutating func hand(_ records: [ArchiveRecord]) async throws(AppError) {
    for record in records {
      if Task.isCancelled { throw .cancelled }
      // Add the photos of one post at a time, so that few are left without a post if this fails.
      guard let complete = try await complete(record) else { continue }
      var outcome = try await repository.importRecord(complete)
      if outcome == .imported, Self.hasHistory(record), !Self.hasHistory(complete) {
        outcome = .importedWithoutHistory
      }
      result.add(outcome, of: complete)
      guard case .post(let post) = complete else { continue }
      switch outcome {
      case .imported: result.photos += post.photoFiles.count
      case .importedWithoutHistory: result.photos += post.content.photos.count
      case .importedWithout, .profileImported, .alreadyPresent, .presentWithout, .skipped: break
      }
    }
  }

  private static func hasHistory(_ record: ArchiveRecord) -> Bool {
    if case .post(let post) = record { !post.history.isEmpty } else { false }
  }

  /// The record to import; nil if nothing is left of it.
  private mutating func complete(_ record: ArchiveRecord) async throws(AppError) -> ArchiveRecord? {
    switch record {
    case .post(let post): return try await withPhotos(post).map(ArchiveRecord.post)
    case .picture(let picture):
      if let path = archive.reader.path(ofPhoto: picture.file) {
        return .picture(ArchivedPicture(picture.role, file: path))
      }
      result.add(SkippedRecord(record.kind, record.name, .photo))
      return nil
    default: return record
    }
  }

  /// The post with its usable photos; nil if nothing is left of it.
  private mutating func withPhotos(_ post: ArchivedPost) async throws(AppError) -> ArchivedPost? {
    var (post, taken) = (post, [String: ArchivedPhoto]())
    post.history = IncomingRules.history(of: post)
    let versions = [post.content.photos] + post.history.map(\.content.photos)
    // A photo of several versions is imported once.
    var known: Set<String> = []
    for photo in versions.flatMap({ $0.prefix(Photo.maximumCount) }) where known.insert(photo.file).inserted {
      taken[photo.file] = try await added(photo)
      if taken[photo.file] == nil { result.add(SkippedRecord(.posts, photo.file, .photo)) }
    }
    for photo in versions.flatMap({ $0.dropFirst(Photo.maximumCount) }) {
      result.add(SkippedRecord(.posts, photo.file, .tooManyPhotos))
    }
    post.content.photos = Self.photos(post.content.photos, in: taken)
    for index in post.history.indices {
      post.history[index].content.photos = Self.photos(post.history[index].content.photos, in: taken)
    }
    // The photos that the warning was about may be missing.
    post.content = post.content.withWarningAsText
    if !post.content.text.isEmpty || !post.content.photos.isEmpty { return post }
    result.add(SkippedRecord(.posts, post.name, .empty))
    return nil
  }

  /// The photos of a version that were imported, each once.
  private static func photos(
    _ photos: [ArchivedPhoto], in taken: [String: ArchivedPhoto]
  ) -> [ArchivedPhoto] {
    var known: Set<String> = []
    return photos.prefix(Photo.maximumCount).compactMap { taken[$0.file] }
      .filter { known.insert($0.file).inserted }
  }

  private func added(_ photo: ArchivedPhoto) async throws(AppError) -> ArchivedPhoto? {
    guard let path = archive.reader.path(ofPhoto: photo.file) else { return nil }
    if Task.isCancelled { throw .cancelled }
    do throws(AppError) {
      var photo = photo
      photo.id = try await repository.addPhoto(photo, from: path)
      return photo
    } catch {
      switch error {
      // Stop, so that the photos can be imported once the tool is installed: a post that was imported without them
      // never gets them.
      case .invalid(.photo, .toolMissing): throw error
      case .invalid(.photo, _), .invalid(.film, _), .unsupported, .timeout: return nil
      default: throw error
      }
    }
  }
}
