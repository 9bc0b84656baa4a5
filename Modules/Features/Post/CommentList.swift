public import Entities

/// The comments on a post that have been read so far, oldest first.
public struct CommentList: Hashable, Sendable {
  public var posts: [Post]
  /// Where the later comments begin; nil when these are all.
  public let next: Cursor?
  /// Where the last page read began, for reading it again when something was written below it.
  let lastPage: PageRequest.Position

  init(posts: [Post] = [], next: Cursor? = nil, lastPage: PageRequest.Position = .first) {
    self.posts = posts
    self.next = next
    self.lastPage = lastPage
  }

  /// The list with its first `count` comments as they are in `posts`, which may have changed since.
  func keeping(_ posts: [Post], before count: Int) -> CommentList {
    CommentList(
      posts: posts + self.posts.dropFirst(count), next: next, lastPage: lastPage)
  }

  /// Whether both lists end at the same place.
  func isAsLong(as other: CommentList) -> Bool {
    next == other.next && posts.last?.id == other.posts.last?.id
  }
}
