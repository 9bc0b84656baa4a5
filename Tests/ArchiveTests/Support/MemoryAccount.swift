import AppValues
import Entities
import Synchronization

@testable import Archive

/// An account in memory that takes everything, of posts only what answers nothing or a post of its own.
final class MemoryAccount: ArchiveRepository, ArchiveImports {
  private let kept: Mutex<[ArchiveRecord]>
  private let badPhotos: [String: AppError]
  private let fault: Mutex<(after: Int, error: AppError)?>
  private let others: Set<SourceKey>

  /// - Parameters:
  ///   - others: Posts of other people that are here.
  ///   - fault: What goes wrong once so many things have come.
  init(
    _ records: [ArchiveRecord] = [], others: Set<SourceKey> = [], badPhotos: [String: AppError] = [:],
    fault: (after: Int, error: AppError)? = nil
  ) {
    kept = Mutex(records)
    self.others = others
    self.badPhotos = badPhotos
    self.fault = Mutex(fault)
  }

  var records: [ArchiveRecord] { kept.withLock { $0 } }
  var posts: [ArchivedPost] {
    records.compactMap { if case .post(let post) = $0 { post } else { nil } }
  }

  /// What went wrong does so no more.
  func mend() { fault.withLock { $0 = nil } }

  func records(of kind: ArchiveKind, after cursor: Cursor?) async throws(AppError) -> ArchivePage {
    let all = records.filter { $0.kind == kind }
    let start = cursor.flatMap { Int($0.rawValue) } ?? 0
    let end = min(start + 2, all.count)
    return ArchivePage(records: Array(all[start..<end]), next: end < all.count ? Cursor("\(end)") : nil)
  }

  func present(_ posts: [PostReference]) async throws(AppError) -> Set<SourceKey> {
    let own = Set(self.posts.map(\.key)).union(others)
    return Set(posts.map(\.key).filter(own.contains))
  }

  func addPhoto(_ photo: ArchivedPhoto, from path: String) async throws(AppError) -> ID<Photo> {
    if let error = badPhotos[path] { throw error }
    return ID(path)
  }

  func importRecord(_ record: ArchiveRecord) async throws(AppError) -> ImportOutcome {
    if let fault = fault.withLock({ $0 }), records.count >= fault.after { throw fault.error }
    return kept.withLock { kept in
      if kept.contains(record) { return .alreadyPresent }
      kept.append(record)
      return switch record {
      case .profile(let profile): .profileImported(Self.parts(of: profile))
      case .picture(let picture): .profileImported([picture.role == .avatar ? .avatar : .header])
      default: .imported
      }
    }
  }

  private static func parts(of profile: ArchivedProfile) -> Set<ProfilePart> {
    let parts: [(ProfilePart, Bool)] = [
      (.bio, !profile.bio.isEmpty), (.fields, !profile.fields.isEmpty), (.locked, profile.isLocked),
      (.bot, profile.isBot), (.hidesFollowers, profile.hidesFollowers),
    ]
    return Set(parts.filter(\.1).map(\.0))
  }
}

/// A post of 2020, so many seconds into the year.
func archivedPost(
  _ key: String, _ text: String, second: Int64 = 0, answering parent: String? = nil,
  photos: [ArchivedPhoto] = []
) -> ArchivedPost {
  ArchivedPost(
    key: SourceKey(key), content: PostContent(text, photos: photos),
    createdAt: Timestamp(milliseconds: 1_577_836_800_000 + second * 1000),
    replyTo: parent.map { PostReference(key: SourceKey($0), author: nil) })
}

/// Hears nothing of how far it has come.
let silent: ProgressReport = { _ in }
