import Database
import Entities
import PostText

/// Finds the ids of public posts that hold every word of a query.
struct PostSearch {
  let words: [String]
  let tokens: [String]
  let range: KeyRange

  /// In the order in which the range is read, one more than the page holds if there are more.
  ///
  /// Nearly every candidate holds the words, so that the first batch fills the page; where pairs of
  /// characters meet by chance, larger batches follow.
  func ids(_ transaction: Transaction) throws(SocialError) -> [Int64] {
    var found: [Int64] = []
    var batch = range.rowLimit + 10
    var last: Int64?
    while found.count < range.rowLimit {
      let candidates = try candidates(after: last, batch, transaction)
      found += candidates.filter { $0.text.map { SearchText.matches($0, words: words) } ?? false }.map(\.id)
      guard candidates.count == batch else { break }
      last = candidates.last?.id
      batch *= 4
    }
    return Array(found.prefix(range.rowLimit))
  }

  /// The next posts by their tokens, without the text of those that the viewer is not to find.
  private func candidates(
    after last: Int64?, _ limit: Int, _ transaction: Transaction
  ) throws(SocialError) -> [(id: Int64, text: String?)] {
    let dialect = transaction.dialect
    let key = SearchIndex.posts.key(dialect)
    var onward: SQL = ""
    if let last { onward = range.isDescending ? " AND \(key) < \(last)" : " AND \(key) > \(last)" }
    return try transaction.connection.rows(
      """
      SELECT c.id, p.text FROM (
        \(SearchIndex.posts.candidates(tokens, dialect))\(range.bounds(key))\(onward)
        ORDER BY \(key) \(range.step) LIMIT \(limit)) AS c
      LEFT JOIN post p ON p.id = c.id AND p.visibility = 0 AND \(transaction.visible.unmutedPost)
      ORDER BY c.id \(range.step)
      """
    ) { row throws(SocialError) in (row.integer(0), row.optionalText(1)) }
  }
}
