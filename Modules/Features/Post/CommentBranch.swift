public import AppValues
public import Entities

/// A comment with its first replies, each with its own first replies. An author's replies to themselves come
/// first, then the oldest.
public struct CommentBranch: Hashable, PagedItem {
  /// How many answers are shown at most: to a comment on the post, to such an answer, and so on. Below the last
  /// level they are only counted.
  public static let widths = [3, 2, 1]

  /// A deleted comment has a place as long as something below it can be read.
  public internal(set) var comment: ThreadPost
  /// The first of what answers it, as many as `widths` says.
  public internal(set) var replies: [CommentBranch]
  /// How many more comments there are directly on this one than are shown here.
  public let hiddenReplies: Int

  /// A comment as its source answers it; `replies` no wider and no deeper than `widths`.
  public init(comment: ThreadPost, replies: [CommentBranch] = [], hiddenReplies: Int = 0) {
    self.comment = comment
    self.replies = replies
    self.hiddenReplies = hiddenReplies
  }

  /// The id of the comment, also of a deleted one.
  public var id: ID<Post> { comment.id }
  /// A branch stands in a list once for its comment.
  public var pageKey: ID<Post> { id }

  /// The posts in it, in the order in which they are read.
  public var posts: [Post] {
    (comment.post.map { [$0] } ?? []) + replies.flatMap(\.posts)
  }

  /// How many comments there are in it, and directly on those.
  var size: Int {
    hiddenReplies + replies.reduce(comment.post == nil ? 0 : 1) { $0 + $1.size }
  }

  mutating func changePosts(_ change: (Post) -> Post) {
    if let post = comment.post { comment = .post(change(post)) }
    for index in replies.indices { replies[index].changePosts(change) }
  }
}

extension PagedList<CommentBranch> {
  /// The posts among the comments, in the order in which they are read.
  var posts: [Post] { items.flatMap(\.posts) }

  /// How many comments there are, shown or counted.
  var size: Int { items.reduce(0) { $0 + $1.size } }
}
