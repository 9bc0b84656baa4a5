import AppValues
import Entities
import Post

/// What waits in the outbox to change posts, so that they're shown as they will be.
struct WaitingChanges {
  private var changes: [ID<Post>: [OutboxWrite]] = [:]

  init(_ items: [OutboxItem]) {
    for item in items where item.state.delivery == .waiting {
      guard let id = item.write.post else { continue }
      if case .publish = item.write { continue }
      changes[id, default: []].append(item.write)
    }
  }

  /// A post as it will be; nil if it will be deleted.
  func applied(to post: Post) -> Post? {
    var post: Post? = post
    for change in changes[post?.id ?? ID("")] ?? [] { post = post.flatMap { change.applied(to: $0) } }
    return post
  }
}

extension OutboxWrite {
  /// A post as it will be; nil if it will be deleted.
  func applied(to post: Post) -> Post? {
    switch self {
    case .publish, .follow: return post
    case .delete: return nil
    case .mark(_, let mark, let isSet):
      var post = post
      post.setMark(mark, to: isSet)
      return post
    case .edit(_, let edit):
      // Photos that the edit adds are shown once they're there.
      let photos = edit.content.photos.compactMap { id in post.photos.first { $0.id == id } }
      return post.saying(edit.content.withPhotos(photos), delivery: .waiting)
    }
  }
}

extension Post {
  /// Sets or removes a mark, and counts it.
  mutating func setMark(_ mark: PostMark, to isSet: Bool) {
    if marks[mark] == isSet { return }
    marks[mark] = isSet
    let change = isSet ? 1 : -1
    switch mark {
    case .liked: counts.likes = max(counts.likes + change, 0)
    case .shared: counts.shares = max(counts.shares + change, 0)
    case .bookmarked, .pinned, .conversationMuted: break
    }
  }
}
