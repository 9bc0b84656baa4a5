import AppValues
import Entities
import Post
import Profile
import Timeline

/// What waits in the outbox to change posts and relationships, so that they're shown as they will be.
struct WaitingChanges {
  private var changes: [ID<Post>: [OutboxWrite]] = [:]
  private var follows: [ID<User>: [(isSet: Bool, terms: FollowTerms)]] = [:]
  private let photos: [ID<Photo>: Photo]

  /// - Parameters:
  ///   - writes: What waits, in its order, about posts by the ids that they have now.
  ///   - photos: The photos of which there are copies on this device.
  init(_ writes: [OutboxWrite], photos: [ID<Photo>: Photo] = [:]) {
    self.photos = photos
    for write in writes {
      if case .follow(let person, _, let isSet, let notices, let shares) = write {
        follows[person, default: []].append((isSet, FollowTerms(notices: notices, shares: shares)))
      }
      guard let id = write.post else { continue }
      if case .publish = write { continue }
      changes[id, default: []].append(write)
    }
  }

  /// Whether a post will be deleted.
  func deletes(_ id: ID<Post>) -> Bool {
    changes[id]?.contains { if case .delete = $0 { true } else { false } } ?? false
  }

  /// Whether the follow of a person will begin, change or end.
  func changesFollow(of id: ID<User>) -> Bool { follows[id] != nil }

  /// A post as it will be; nil if it will be deleted.
  func applied(to post: Post) -> Post? {
    var post: Post? = post
    for change in changes[post?.id ?? ID("")] ?? [] { post = post.flatMap { change.applied(to: $0, photos) } }
    return post
  }

  /// An item of a timeline as it will be; nil if its post will be deleted.
  func applied(to item: TimelineItem) -> TimelineItem? {
    var item = item
    guard let post = applied(to: item.post) else { return nil }
    item.post = post
    return item
  }

  /// A notification with its post as it will be; nil if that will be deleted.
  func applied(to notice: Notice) -> Notice? {
    guard let present = notice.post else { return notice }
    var notice = notice
    notice.post = applied(to: present)
    return notice.post == nil ? nil : notice
  }

  /// A post of a conversation as it will be.
  func applied(to post: ThreadPost) -> ThreadPost {
    guard let present = post.post else { return post }
    return applied(to: present).map { ThreadPost.post($0) } ?? .deleted(post.id)
  }

  /// A comment with its replies as they will be; nil if nothing will be left of it.
  func applied(to branch: CommentBranch) -> CommentBranch? {
    let changed = CommentBranch(
      comment: applied(to: branch.comment), replies: branch.replies.compactMap { applied(to: $0) },
      hiddenReplies: branch.hiddenReplies)
    return changed.posts.isEmpty && changed.hiddenReplies == 0 ? nil : changed
  }

  /// A person with the relationship as it will be.
  func applied(to person: User) -> User {
    (follows[person.id] ?? []).reduce(person) { $0.followed($1.isSet, $1.terms, waits: true) }
  }
}

extension OutboxWrite {
  /// A post as it will be; nil if it will be deleted.
  ///
  /// - Parameter kept: The photos that an edit may add.
  fileprivate func applied(to post: Post, _ kept: [ID<Photo>: Photo]) -> Post? {
    switch self {
    case .publish, .follow: return post
    case .delete: return nil
    case .mark(_, let mark, let isSet):
      var post = post
      post.setMark(mark, to: isSet)
      post.marks.waiting.insert(mark)
      return post
    case .edit(_, let edit):
      let photos = edit.content.photos.compactMap { id in post.photos.first { $0.id == id } ?? kept[id] }
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
