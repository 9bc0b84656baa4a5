import AppValues
import Entities
import Post

/// The comments on a post as branches, from a flat list: those by whom they answer first, then the oldest.
struct CommentBranches {
  private let post: Post
  private let replies: [ID<Post>: [Post]]

  /// - Parameters:
  ///   - post: The post.
  ///   - comments: The comments on it, and on those.
  ///   - known: The posts that are there. A comment on one that isn't any more is a comment on the post.
  init(on post: Post, _ comments: [Post], among known: Set<ID<Post>>) {
    self.post = post
    replies = Dictionary(grouping: comments) { comment -> ID<Post> in
      guard let parent = comment.replyTo?.post, known.contains(parent) else { return post.id }
      return parent
    }
  }

  /// The comments on the post itself, each with its first replies.
  var list: [CommentBranch] {
    sorted(on: post).map { branch($0, level: 0) }
  }

  private func branch(_ comment: Post, level: Int) -> CommentBranch {
    let all = sorted(on: comment)
    let width = CommentBranch.widths.indices.contains(level) ? CommentBranch.widths[level] : 0
    return CommentBranch(
      comment: .post(comment), replies: all.prefix(width).map { branch($0, level: level + 1) },
      hiddenReplies: max(all.count - width, 0))
  }

  private func sorted(on answered: Post) -> [Post] {
    let author = answered.author.id
    return (replies[answered.id] ?? []).sorted { first, second in
      let (isFirst, isSecond) = (first.author.id == author, second.author.id == author)
      return isFirst == isSecond ? first.createdAt < second.createdAt : isFirst
    }
  }
}
