import AppValues
import SocialDatabase
import SocialLocalStore

/// Finds the ids of the posts that contain every word of a query, and are by the author if there is one: public ones, and
/// the viewer's own.
struct PostSearch {
  let words: [String]
  let tokens: [String]
  let range: KeyRange
  /// Whether to leave out people the viewer has muted: not if one of them is asked for by name.
  let heedsMutes: Bool

  /// How many posts PostgreSQL examines one after another before it uses its index, which first collects every post
  /// that has the words. The first number is enough for words in one post of sixty; if it finds some posts, the
  /// second number follows.
  private static let walks = [2000, 10_000]

  /// In the order in which the range is read, one more than the page holds if there are more.
  ///
  /// Nearly every candidate holds the words, so that the first batch fills the page; where pairs of
  /// characters meet by chance, larger batches follow.
  func ids(_ transaction: Transaction) throws(AppError) -> [Int64] {
    if transaction.dialect == .postgreSQL {
      for length in Self.walks {
        let walked = try matches(among: walk(length), transaction).found
        if walked.count >= range.rowLimit { return Array(walked.prefix(range.rowLimit)) }
        if walked.count < range.rowLimit / 4 { break }
      }
    }
    var found: [Int64] = []
    var batch = range.rowLimit + 10
    var last: Int64?
    while found.count < range.rowLimit {
      let next = try matches(among: indexed(after: last, batch, transaction.dialect), transaction)
      found += next.found
      guard next.candidates == batch else { break }
      last = next.last
      batch *= 4
    }
    return Array(found.prefix(range.rowLimit))
  }

  /// The next candidates by the index.
  private func indexed(after last: Int64?, _ limit: Int, _ dialect: Dialect) -> SQL {
    let key = SearchIndex.posts.key(dialect)
    var onward: SQL = ""
    if let last { onward = range.isDescending ? " AND \(key) < \(last)" : " AND \(key) > \(last)" }
    let candidates = "\(SearchIndex.posts.candidates(tokens, dialect))\(range.bounds(key))\(onward)" as SQL
    return switch dialect {
    case .sqlite: "\(candidates) ORDER BY \(key) \(range.step) LIMIT \(limit)"
    case .postgreSQL:
      """
      WITH held AS MATERIALIZED (\(candidates)) SELECT id FROM held ORDER BY id \(range.step) LIMIT \(limit)
      """
    }
  }

  /// The candidates among the next posts.
  private func walk(_ length: Int) -> SQL {
    """
    SELECT id FROM (
      SELECT id, tokens FROM post_search WHERE 1 = 1\(range.bounds("id"))
      ORDER BY id \(range.step) LIMIT \(length)) AS next
    WHERE \(SearchIndex.holds(tokens))
    """
  }

  /// Compares candidates with the text itself, those that the viewer is to find.
  private func matches(
    among candidates: SQL, _ transaction: Transaction
  ) throws(AppError) -> (found: [Int64], candidates: Int, last: Int64?) {
    let visible = heedsMutes ? transaction.visible.unmutedPost : transaction.visible.post
    let rows = try transaction.connection.rows(
      """
      SELECT c.id, p.text FROM (\(candidates)) AS c
      LEFT JOIN post p ON p.id = c.id AND \(visible) AND \(transaction.visible.found)
      ORDER BY c.id \(range.step)
      """
    ) { row throws(AppError) in (id: row.integer(0), text: row.optionalText(1)) }
    let found = rows.filter { $0.text.map { SearchText.matches($0, words: words) } ?? false }
    return (found.map(\.id), rows.count, rows.last?.id)
  }
}
