import Database
import Entities

extension Transaction {
  /// The posts of these ids that the viewer may see.
  func posts(_ ids: [Int64]) throws(SocialError) -> [Int64: Post] {
    if ids.isEmpty { return [:] }
    return try posts("WHERE \(dialect.contains("p.id", ids)) AND \(Visible.post(to: viewer))")
      .reduce(into: [:]) { found, post in found[post.row] = post.post }
  }

  /// The post of an id.
  ///
  /// Throws `notFound`, `gone`.
  func post(_ id: Int64) throws(SocialError) -> Post {
    let found = try posts("WHERE p.id = \(id) AND \(Visible.post(to: viewer))").first?.post
    if let found { return found }
    throw try isDeleted(id) ? .gone : .notFound
  }

  /// The posts `p` that the end of a statement selects, in its order.
  func posts(_ end: SQL) throws(SocialError) -> [(row: Int64, post: Post)] {
    let rows = try connection.rows(
      "SELECT \(PostColumns.all(for: viewer)) FROM post p \(PostColumns.joins) \(end)"
    ) { row throws(SocialError) in PostRow(row) }
    let mentions = try mentions(of: rows)
    return rows.map { ($0.id, $0.post(mentions: mentions)) }
  }

  /// The people named in posts, in the order of their names in the text.
  func mentions(of rows: [PostRow]) throws(SocialError) -> [Int64: [Author]] {
    let ids = rows.filter { $0.mentionCount > 0 }.map(\.id)
    if ids.isEmpty { return [:] }
    let found = try connection.rows(
      """
      SELECT m.post_id, a.id, a.handle, a.name FROM mention m JOIN person a ON a.id = m.person_id
      WHERE \(dialect.contains("m.post_id", ids)) ORDER BY m.post_id, m.position
      """
    ) { row throws(SocialError) in (post: row.integer(0), author: PersonColumns.author(row, at: 1)) }
    return Dictionary(grouping: found, by: \.post).mapValues { $0.map(\.author) }
  }

  /// Whether there was such a post once.
  func isDeleted(_ id: Int64) throws(SocialError) -> Bool {
    try connection.exists("SELECT 1 FROM post WHERE id = \(id) AND deleted_at IS NOT NULL")
  }
}
