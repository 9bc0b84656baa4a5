import AppValues
import Entities
import MastodonAPI
import Post

/// The conversation around a post, from the flat lists in which the wire has it.
struct ThreadReader {
  private let post: Post
  private let context: MastodonContext
  private let posts: [String: MastodonStatus]
  private let reader: WireReader

  init(_ status: MastodonStatus, _ context: MastodonContext, _ reader: WireReader) {
    let all = context.ancestors + [status] + context.descendants
    posts = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    post = reader.post(status, among: posts)
    self.context = context
    self.reader = reader
  }

  /// The post, below those that it's a comment on.
  var thread: PostThread {
    PostThread(ancestors: read(context.ancestors).map { .post($0) }, post: post)
  }

  /// The posts around it, in the order of the server.
  var surroundings: PostContext {
    PostContext(ancestors: read(context.ancestors), descendants: read(context.descendants))
  }

  /// The comments on the post, each with its first replies: those by the post's author first, then the oldest.
  var branches: [CommentBranch] {
    let comments = read(context.descendants)
    // A comment on one that isn't there any more is a comment on the post.
    let replies = Dictionary(grouping: comments) { comment -> ID<Post> in
      guard let parent = comment.replyTo?.post, posts[parent.rawValue] != nil else { return post.id }
      return parent
    }
    return sorted(replies[post.id] ?? []).map { branch($0, replies, level: 0) }
  }

  private func branch(_ comment: Post, _ replies: [ID<Post>: [Post]], level: Int) -> CommentBranch {
    let all = sorted(replies[comment.id] ?? [])
    let width = CommentBranch.widths.indices.contains(level) ? CommentBranch.widths[level] : 0
    return CommentBranch(
      comment: .post(comment), replies: all.prefix(width).map { branch($0, replies, level: level + 1) },
      hiddenReplies: max(all.count - width, 0))
  }

  private func sorted(_ comments: [Post]) -> [Post] {
    comments.sorted { first, second in
      let (isFirst, isSecond) = (first.author.id == post.author.id, second.author.id == post.author.id)
      return isFirst == isSecond ? first.createdAt < second.createdAt : isFirst
    }
  }

  private func read(_ statuses: [MastodonStatus]) -> [Post] {
    statuses.filter { !reader.hides($0, in: "thread") }.map { reader.post($0, among: posts) }
  }
}
