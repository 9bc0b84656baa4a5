import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// Reads comments with the first replies to each of them, in a fixed number of statements.
struct CommentReading {
  /// The most replies to one comment that are read: one more than are shown anywhere, to know whether there are
  /// more.
  private static let width = (CommentBranch.widths.max() ?? 0) + 1

  let transaction: Transaction

  /// A page of the comments on a post.
  func page(on post: Int64, _ range: KeyRange) throws(AppError) -> Page<CommentBranch> {
    let rows = try transaction.connection.rows(
      """
      SELECT p.id, p.thread_key FROM post p
      WHERE p.reply_to_id = \(post) AND \(stands)\
      \(range.bounds("p.thread_key"))\(range.ordering("p.thread_key"))
      """
    ) { row throws(AppError) in (id: row.integer(0), key: row.integer(1)) }
    return try range.page(rows, key: { $0.key }) { rows throws(AppError) in
      try branches(rows.map(\.id))
    }
  }

  private func branches(_ comments: [Int64]) throws(AppError) -> [CommentBranch] {
    if comments.isEmpty { return [] }
    let tree = CommentTree(try nodes(below: comments), width: Self.width)
    let posts = try transaction.posts(comments.flatMap { tree.shown(from: $0) })
    return comments.map { tree.branch($0, posts) }
  }

  /// The comments with their replies, down to the last level that is shown, and in each place more than are shown
  /// there.
  private func nodes(below comments: [Int64]) throws(AppError) -> [CommentTree.Node] {
    try transaction.connection.rows(
      """
      WITH RECURSIVE tree (id, parent, place, level, comments) AS (
        SELECT p.id, p.reply_to_id, p.thread_key, CAST(0 AS BIGINT), p.comment_count FROM post p
        WHERE \(transaction.dialect.contains("p.id", comments))
        UNION ALL
        SELECT p.id, p.reply_to_id, p.thread_key, tree.level + 1, p.comment_count
        FROM tree JOIN post p ON p.reply_to_id = tree.id
        WHERE tree.level < \(CommentBranch.widths.count) AND \(stands) AND p.thread_key <= COALESCE((
          SELECT p.thread_key FROM post p WHERE p.reply_to_id = tree.id AND \(stands)
          ORDER BY p.thread_key LIMIT 1 OFFSET \(Self.width - 1)), \(Int64.max)))
      SELECT id, parent, comments\(uncounted) FROM tree ORDER BY place
      """
    ) { row throws(AppError) in
      CommentTree.Node(id: row.integer(0), parent: row.integer(1), comments: row.int(2))
    }
  }

  private var stands: SQL { transaction.visible.comment }

  /// ` + …`: the number of comments that aren't counted but that the viewer may read.
  private var uncounted: SQL {
    if transaction.viewer == 0 { return "" }
    return """
       + (SELECT COUNT(*) FROM post p WHERE p.reply_to_id = tree.id
        AND p.visibility > \(number: PostVisibility.lastCountedComment) AND \(transaction.visible.unmutedPost))
      """
  }
}
