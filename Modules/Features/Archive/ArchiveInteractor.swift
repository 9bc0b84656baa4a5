public import AppValues
import Entities
import Foundation

/// The rules for exporting an archive, and for opening one before it is imported.
public struct ArchiveInteractor: Sendable {
  private let repository: any ArchiveRepository
  private let files: any ArchiveFiles
  private let html: ArchiveHTML
  private let clock: WallClock

  /// - Parameters:
  ///   - repository: The account, on behalf of its owner.
  ///   - files: Opens and creates archives.
  ///   - html: Reads the posts in archives of other servers.
  ///   - clock: The clock for the date of an archive.
  public init(
    repository: any ArchiveRepository, files: any ArchiveFiles, html: ArchiveHTML, clock: WallClock = .system
  ) {
    self.repository = repository
    self.files = files
    self.html = html
    self.clock = clock
  }

  /// Exports everything of the account; returns what was exported.
  ///
  /// - Parameters:
  ///   - path: A file whose name ends in `.zip`, or a folder.
  ///   - replacing: Whether to replace an existing archive.
  ///   - report: Receives the progress from time to time.
  ///
  /// Throws `invalid(.file, …)` if the archive can't be created there, `unauthenticated`, `storage`, `cancelled`; then
  /// nothing is written.
  public func export(
    to path: String, replacing: Bool = false, _ report: ProgressReport
  ) async throws(AppError) -> ArchiveSummary {
    let target = try await files.create(try Self.named(path), replacing: replacing)
    do throws(AppError) {
      let summary = try await write(to: target, report)
      try await target.finish()
      return summary
    } catch {
      await target.discard()
      throw error
    }
  }

  /// Opens the archive at `path` and counts its contents. The caller closes it.
  ///
  /// Throws `invalid(.file, …)` if there is none, or if it can't be read to its end.
  public func open(_ path: String) async throws(AppError) -> OpenArchive {
    let source = try await files.open(try Self.named(path))
    do throws(AppError) {
      return try OpenArchive(source, html: html)
    } catch {
      await source.close()
      throw error
    }
  }

  /// A path, if there is one.
  private static func named(_ path: String) throws(AppError) -> String {
    if path.allSatisfy(\.isWhitespace) { throw .invalid(.file, .empty) }
    return path
  }

  private func write(
    to target: any ArchiveTarget, _ report: ProgressReport
  ) async throws(AppError) -> ArchiveSummary {
    var summary = ArchiveSummary()
    for kind in ArchiveKind.allCases {
      if let name = ArchiveFormat.fileName(kind) {
        try await write(kind, as: name, to: target, &summary, report)
      } else {
        try await writeHead(to: target, &summary)
      }
    }
    return summary
  }

  private func writeHead(
    to target: any ArchiveTarget, _ summary: inout ArchiveSummary
  ) async throws(AppError) {
    var page = try await repository.records(of: .profile, after: nil)
    var records = page.records
    while let next = page.next {
      page = try await repository.records(of: .profile, after: next)
      records += page.records
    }
    guard case .profile(let profile)? = records.first else { return }
    var pictures: [ArchivedPicture] = []
    for case .picture(let picture) in records {
      if try Self.copy(picture.file, to: target) {
        pictures.append(ArchivedPicture(picture.role, file: Self.name(ofPhoto: picture.file)))
      } else {
        summary.absentPhotos += 1
      }
    }
    let head = HeadDocument(profile, pictures: pictures, exportedAt: clock.now())
    try target.append(try ArchiveFormat.encode(head) + [UInt8(ascii: "\n")], to: ArchiveFormat.headName)
    summary.handle = profile.handle
  }

  private func write(
    _ kind: ArchiveKind, as name: String, to target: any ArchiveTarget, _ summary: inout ArchiveSummary,
    _ report: ProgressReport
  ) async throws(AppError) {
    var cursor: Cursor?
    var separator = "[\n"
    repeat {
      if Task.isCancelled { throw .cancelled }
      let page = try await repository.records(of: kind, after: cursor)
      var lines: [UInt8] = []
      for record in page.records {
        lines += Array(separator.utf8) + (try ArchiveFormat.line(try outgoing(record, to: target, &summary)))
        separator = ",\n"
      }
      try target.append(lines, to: name)
      summary.counts[kind, default: 0] += page.records.count
      await report(ArchiveProgress(done: summary.total, total: nil))
      cursor = page.next
    } while cursor != nil
    try target.append(Array((separator == "[\n" ? "[]\n" : "\n]\n").utf8), to: name)
  }

  /// The name of a photo in archives.
  private static func name(ofPhoto file: String) -> String {
    "photos/\(NSString(string: file).lastPathComponent)"
  }

  /// Copies the photos of a post into the archive.
  private func outgoing(
    _ record: ArchiveRecord, to target: any ArchiveTarget, _ summary: inout ArchiveSummary
  ) throws(AppError) -> ArchiveRecord {
    guard case .post(var post) = record else { return record }
    for file in post.photoFiles {
      if try Self.copy(file, to: target) { summary.photos += 1 } else { summary.absentPhotos += 1 }
    }
    post.renamePhotos(Self.name(ofPhoto:))
    return .post(post)
  }

  /// Returns whether the file exists: a lost file doesn't stop the export.
  private static func copy(_ file: String, to target: any ArchiveTarget) throws(AppError) -> Bool {
    do throws(AppError) {
      try target.copy(file, as: name(ofPhoto: file))
      return true
    } catch .invalid(.file, .missing) {
      return false
    }
  }
}

extension ArchivedPost {
  fileprivate mutating func renamePhotos(_ name: (String) -> String) {
    content.renamePhotos(name)
    for version in history.indices { history[version].content.renamePhotos(name) }
  }
}

extension PostContent<ArchivedPhoto> {
  fileprivate mutating func renamePhotos(_ name: (String) -> String) {
    for index in photos.indices { photos[index].file = name(photos[index].file) }
  }
}
