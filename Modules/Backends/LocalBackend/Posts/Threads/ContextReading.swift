import AppValues
import Post
import SocialDatabase
import SocialLocalStore

/// Reads everything around a post, in a fixed number of statements.
struct ContextReading {
  /// The most comments that are examined, those nearest to the post first: enough for the longest list, and as many
  /// deleted ones among them.
  private static let most = 2 * PostContextLimits.signedIn.descendants

  private struct Comment {
    let id: Int64
    let parent: Int64
    let isDeleted: Bool
  }

  let transaction: Transaction
  let limits: PostContextLimits

  /// Throws `notFound`, `gone`.
  func context(of post: Int64) throws(AppError) -> PostContext {
    try transaction.requireStanding(post)
    let above = try transaction.ancestors(of: post, limit: limits.ancestors).map(\.id)
    let below = inReadingOrder(try comments(below: post), below: post)
    let posts = try transaction.posts(above + below)
    return PostContext(
      ancestors: above.compactMap { posts[$0] }, descendants: below.compactMap { posts[$0] })
  }

  private func comments(below post: Int64) throws(AppError) -> [Comment] {
    let depth = Int64(limits.depth ?? .max)
    return try transaction.connection.rows(
      """
      WITH RECURSIVE below (id, parent, deleted_at, level) AS (
        SELECT p.id, p.reply_to_id, p.deleted_at, CAST(1 AS BIGINT) FROM post p
        WHERE p.reply_to_id = \(post) AND \(leadsOn)
        UNION ALL
        SELECT p.id, p.reply_to_id, p.deleted_at, below.level + 1
        FROM below JOIN post p ON p.reply_to_id = below.id
        WHERE below.level < \(depth) AND \(leadsOn))
      SELECT id, parent, deleted_at FROM below LIMIT \(Self.most)
      """
    ) { row throws(AppError) in
      Comment(id: row.integer(0), parent: row.integer(1), isDeleted: !row.isNull(2))
    }
  }

  /// Comments below which there may be some to show.
  private var leadsOn: SQL { "(\(transaction.visible.unmutedPost) OR p.deleted_at IS NOT NULL)" }

  /// Those that aren't deleted, as many as are wanted.
  private func inReadingOrder(_ comments: [Comment], below post: Int64) -> [Int64] {
    let answers = Dictionary(grouping: comments, by: \.parent)
    func newestFirst(_ parent: Int64) -> [Comment] { (answers[parent] ?? []).sorted { $0.id > $1.id } }
    // A stack: conversations can be thousands of comments deep.
    var (order, waiting) = ([Int64](), newestFirst(post))
    while order.count < limits.descendants, let comment = waiting.popLast() {
      if !comment.isDeleted { order.append(comment.id) }
      waiting += newestFirst(comment.id)
    }
    return order
  }
}

extension Transaction {
  /// Makes sure that there is such a post and the viewer can see it.
  ///
  /// Throws `notFound`, `gone`.
  fileprivate func requireStanding(_ id: Int64) throws(AppError) {
    if try connection.exists("SELECT 1 FROM post p WHERE p.id = \(id) AND \(visible.post)") { return }
    throw try isGone(id) ? .gone : .notFound
  }

  /// The posts that a post replies to, from the top of its conversation down; at most `limit`, the nearest ones.
  func ancestors(of id: Int64, limit: Int) throws(AppError) -> [(id: Int64, isDeleted: Bool)] {
    try connection.rows(
      """
      WITH RECURSIVE above (id, height) AS (
        SELECT reply_to_id, CAST(1 AS BIGINT) FROM post
        WHERE id = \(id) AND reply_to_id IS NOT NULL
        UNION ALL
        SELECT p.reply_to_id, above.height + 1 FROM above JOIN post p ON p.id = above.id
        WHERE p.reply_to_id IS NOT NULL AND above.height < \(limit))
      SELECT p.id, p.deleted_at FROM above JOIN post p ON p.id = above.id ORDER BY above.height DESC
      """
    ) { row throws(AppError) in (id: row.integer(0), isDeleted: !row.isNull(1)) }
  }
}
