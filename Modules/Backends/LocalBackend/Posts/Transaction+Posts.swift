import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

extension Transaction {
  /// The posts of these ids that the viewer may see.
  func posts(_ ids: [Int64]) throws(AppError) -> [Int64: Post] {
    if ids.isEmpty { return [:] }
    return try posts("WHERE \(dialect.contains("p.id", ids)) AND \(visible.post)")
      .reduce(into: [:]) { found, post in found[post.row] = post.post }
  }

  /// The post with an ID.
  ///
  /// Throws `notFound`, `gone`.
  func post(_ id: Int64) throws(AppError) -> Post {
    let found = try posts("WHERE p.id = \(id) AND \(visible.post)").first?.post
    if let found { return found }
    throw try isGone(id) ? .gone : .notFound
  }

  /// The posts `p` that the end of a statement selects, in its order.
  func posts(_ end: SQL) throws(AppError) -> [(row: Int64, post: Post)] {
    let filters = try filterMarking()
    return try connection.rows(statement(end)) { row throws(AppError) in
      (row.integer(0), filters.marked(Post(row, in: media, at: now)))
    }
  }

  private func statement(_ end: SQL) -> SQL {
    let statement: SQL = """
      SELECT \(PostColumns.all(for: "\(viewer)", seeing: visible, dialect, rareMarks))
      FROM post p \(PostColumns.joins) \(end)
      """
    return statement.plannedOnce
  }

  /// Asks for the post of an id, which the viewer may see.
  func askToShow(_ id: Int64) throws(AppError) -> PendingQuery<Post> {
    let filters = try filterMarking()
    return try connection.ask(statement("WHERE p.id = \(id) AND \(visible.post)")) { [media] row in
      filters.marked(Post(row, in: media, at: now))
    }
  }

  /// Whether there was such a post once, and the viewer may know of it.
  func isGone(_ id: Int64) throws(AppError) -> Bool {
    try connection.exists("SELECT 1 FROM post p WHERE p.id = \(id) AND \(visible.gone)")
  }
}
