import AppValues
import Archive
import Entities
import MastodonAPI
import Post

extension RemoteArchive {
  /// How many posts are read at once, with their photos.
  private static let page = 20

  /// A page of the viewer's posts, the oldest first.
  ///
  /// - Parameter cursor: How many came before.
  func posts(after cursor: Cursor?) async throws(AppError) -> ArchivePage {
    let all = try await statuses.all().filter { $0.reblog == nil }
    let start = cursor?.wholeNumber.map { Int(clamping: $0) } ?? 0
    guard all.indices.contains(start) else { return ArchivePage(records: [], next: nil) }
    let end = min(start + Self.page, all.count)
    let parents = try await parents(of: all[start..<end], among: all)
    var records: [ArchiveRecord] = []
    for status in all[start..<end] {
      records.append(.post(try await archived(status, parents)))
    }
    return ArchivePage(records: records, next: end < all.count ? Cursor(String(end)) : nil)
  }

  /// What other servers' archives call a post, or ours: a post that comes back to where it's from is known there.
  func reference(to status: MastodonStatus) -> PostReference {
    let isOurs = caller.knowledge.facts.features != nil
    let key = isOurs ? SourceKey.native(ID(status.id), status.createdAt) : SourceKey(status.uri)
    return PostReference(key: key, author: people.wire.handle(status.account.acct))
  }

  private func archived(
    _ status: MastodonStatus, _ parents: [String: MastodonStatus]
  ) async throws(AppError) -> ArchivedPost {
    let post = people.wire.post(status)
    var history: [ArchivedVersion] = []
    if status.editedAt != nil {
      let versions = try await caller.call(Endpoints.Statuses.history, status.id).map {
        people.wire.revision($0)
      }
      for version in versions.dropLast() {
        history.append(ArchivedVersion(at: version.at, content: try await archived(version.content)))
      }
    }
    return ArchivedPost(
      key: reference(to: status).key, content: try await archived(post.content), createdAt: post.createdAt,
      editedAt: post.editedAt, visibility: post.visibility,
      replyTo: status.inReplyToID.map { id in
        parents[id].map(reference) ?? PostReference(key: SourceKey(id), author: post.replyTo?.author?.handle)
      }, isPinned: post.marks.isPinned, history: history)
  }

  private func archived(
    _ content: PostContent<Photo>
  ) async throws(AppError) -> PostContent<ArchivedPhoto> {
    var photos: [ArchivedPhoto] = []
    for photo in content.photos {
      let file = try await downloads.file("photo-\(photo.id.rawValue)", at: photo.location ?? "")
      photos.append(ArchivedPhoto(file: file, alt: photo.alt, focus: photo.focus, id: photo.id))
    }
    return content.withPhotos(photos)
  }

  /// The posts that some are comments on, by their ids, as far as they're still there.
  private func parents(
    of some: ArraySlice<MastodonStatus>, among all: [MastodonStatus]
  ) async throws(AppError) -> [String: MastodonStatus] {
    let wanted = Set(some.compactMap(\.inReplyToID))
    let own = all.filter { wanted.contains($0.id) }
    let others = wanted.subtracting(own.map(\.id)).sorted()
    let found = others.isEmpty ? [] : try await caller.statuses(others)
    return Dictionary((own + found).map { ($0.id, $0) }) { first, _ in first }
  }
}
