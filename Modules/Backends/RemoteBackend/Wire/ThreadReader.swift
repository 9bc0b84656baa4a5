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

  /// The comments on the post, each with its first replies.
  var branches: [CommentBranch] {
    CommentBranches(on: post, read(context.descendants), among: Set(posts.keys.map { ID($0) })).list
  }

  private func read(_ statuses: [MastodonStatus]) -> [Post] {
    statuses.map { reader.post($0, among: posts) }
  }
}
