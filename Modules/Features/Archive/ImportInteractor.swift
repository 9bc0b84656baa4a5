public import AppValues
import Entities

/// The rules of importing an archive into an account: in order, some at a time, nothing twice.
///
/// What has been imported stays when the rest is stopped or fails. Run again, it passes over what is there, which
/// is quick, and goes on.
public struct ImportInteractor: Sendable {
  /// How many things are looked for at once.
  static let batch = 100

  private let repository: any ArchiveImports

  /// Imports archives into the account of `repository`'s viewer.
  public init(repository: any ArchiveImports) {
    self.repository = repository
  }

  /// Imports everything that it can.
  ///
  /// - Parameters:
  ///   - archive: What to import; it stays open.
  ///   - soFar: Receives how far the import has come after each step, also when the rest then fails.
  ///
  /// Throws `unauthenticated`, `storage(partlyFull)`, other `storage`, `unavailable`, `cancelled`, `invalid(.photo, .toolMissing)`.
  public func run(
    _ archive: OpenArchive, soFar: @escaping ProgressReport
  ) async throws(AppError) -> ImportReport {
    var run = ImportRun(repository: repository, archive: archive, report: soFar)
    do throws(AppError) {
      return try await run.finish()
    } catch .storage(.full) {
      // What is said of a full disk elsewhere, that nothing was changed, is not true of a part.
      throw .storage(.partlyFull)
    }
  }
}

/// One import, under way.
private struct ImportRun {
  /// The most posts that wait for the one they answer.
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

  /// Those posts that can be imported now. Not those that are here already; not those that answer
  /// a post which is not here, or not yet.
  private mutating func readyPosts(
    _ posts: [ArchivedPost], canWait: Bool
  ) async throws(AppError) -> [ArchiveRecord] {
    let own = posts.map { PostReference(key: $0.key, author: nil) }
    var present = try await repository.present(own + posts.compactMap(\.replyTo))
    var ready: [ArchiveRecord] = []
    for post in posts {
      if present.contains(post.key) {
        result.alreadyPresent += 1
      } else if let parent = post.replyTo, !present.contains(parent.key) {
        // An archive may tell the newest first.
        if canWait, waiting.count < Self.maximumWaiting {
          waiting.append(post)
        } else {
          result.add(SkippedRecord(.posts, post.name, .answersOthers))
        }
      } else {
        present.insert(post.key)
        ready.append(.post(post))
      }
    }
    return ready
  }

  /// The posts that waited for those they answer.
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
      // The photos of one post after another: should this end here, few wait for a post in vain.
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
      case .importedWithout, .profileImported, .alreadyPresent, .skipped: break
      }
    }
  }

  private static func hasHistory(_ record: ArchiveRecord) -> Bool {
    if case .post(let post) = record { !post.history.isEmpty } else { false }
  }

  /// The record as it comes; nil when nothing is left of it.
  private mutating func complete(_ record: ArchiveRecord) async throws(AppError) -> ArchiveRecord? {
    switch record {
    case .post(let post): return try await withPhotos(post).map(ArchiveRecord.post)
    case .picture(let picture):
      if let path = archive.reader.path(ofPhoto: picture.file) {
        return .picture(ArchivedPicture(picture.place, file: path))
      }
      result.add(SkippedRecord(record.kind, record.name, .photo))
      return nil
    default: return record
    }
  }

  /// The post with those of its photos that can be taken; nil when nothing is left of it.
  private mutating func withPhotos(_ post: ArchivedPost) async throws(AppError) -> ArchivedPost? {
    var (post, taken) = (post, [String: ArchivedPhoto]())
    post.history = IncomingRules.history(of: post)
    let versions = [post.content.photos] + post.history.map(\.content.photos)
    // One that stands in several versions comes once.
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
    if !post.content.text.isEmpty || !post.content.photos.isEmpty { return post }
    result.add(SkippedRecord(.posts, post.name, .empty))
    return nil
  }

  /// Those photos of a version that were taken, each once.
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
      return ArchivedPhoto(
        file: photo.file, alt: photo.alt, id: try await repository.addPhoto(file: path, alt: photo.alt))
    } catch {
      switch error {
      // Once what is missing is there, they can come: without them the posts would never have theirs.
      case .invalid(.photo, .toolMissing): throw error
      case .invalid(.photo, _), .unsupported, .timeout: return nil
      default: throw error
      }
    }
  }
}
