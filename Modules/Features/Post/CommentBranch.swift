public import AppValues
public import Entities

/// A comment with its first replies, each with its own first replies. An author's replies to themselves come
/// first, then the oldest.
public struct CommentBranch: Hashable, PagedItem {
  /// The maximum number of replies shown: to a comment on the post, to such a reply, and so on. Below the last
  /// level, replies are only counted.
  public static let widths = [3, 2, 1]

  /// The comment. A deleted one keeps its place as long as a reply to it can be read.
  public internal(set) var comment: ThreadPost
  /// The first replies, up to the number that `widths` allows.
  public internal(set) var replies: [CommentBranch]
  /// How many more direct replies there are than are shown here.
  public let hiddenReplies: Int

  /// A comment as its source returns it; `replies` no wider and no deeper than `widths`.
  public init(comment: ThreadPost, replies: [CommentBranch] = [], hiddenReplies: Int = 0) {
    self.comment = comment
    self.replies = replies
    self.hiddenReplies = hiddenReplies
  }

  /// The ID of the comment, also if it's deleted.
  public var id: ID<Post> { comment.id }
  /// A comment appears in a list once.
  public var pageKey: ID<Post> { id }

  /// The posts of the branch, in reading order.
  public var posts: [Post] {
    (comment.post.map { [$0] } ?? []) + replies.flatMap(\.posts)
  }

  /// How many comments the branch has, including replies that are only counted.
  var size: Int {
    hiddenReplies + replies.reduce(comment.post == nil ? 0 : 1) { $0 + $1.size }
  }

  /// The branch without the replies that the viewer's filters hide; nil if they hide the comment itself.
  var withoutHidden: CommentBranch? {
    if comment.post?.isHidden(in: .thread) == true { return nil }
    return CommentBranch(
      comment: comment, replies: replies.compactMap(\.withoutHidden), hiddenReplies: hiddenReplies)
  }

  mutating func changePosts(_ change: (Post) -> Post) {
    if let post = comment.post { comment = .post(change(post)) }
    for index in replies.indices { replies[index].changePosts(change) }
  }
}

extension PagedList<CommentBranch> {
  /// The posts among the comments, in reading order.
  var posts: [Post] { items.flatMap(\.posts) }

  /// How many comments there are, shown or only counted.
  var size: Int { items.reduce(0) { $0 + $1.size } }
}
