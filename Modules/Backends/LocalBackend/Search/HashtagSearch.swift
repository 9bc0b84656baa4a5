import AppValues
import Entities
import PostText
import SocialDatabase
import SocialLocalStore

/// Finds hashtags of public posts by the beginning of their names, in the order of the names. A cursor is the
/// hashtag's row.
struct HashtagSearch: Sendable {
  private let beginning: String
  private let request: PageRequest
  private let start, end: Int64?

  /// Throws `invalid(.cursor, .malformed)`.
  init(_ beginning: String, _ request: PageRequest) throws(AppError) {
    self.beginning = HashtagName.folded(beginning)
    self.request = request
    start = try request.start?.number()
    end = try request.end?.number()
  }

  func page(_ transaction: Transaction) throws(AppError) -> Page<Hashtag> {
    let step: SQL = request.isReversed ? "DESC" : "ASC"
    // Nothing that begins so comes after the last character there is.
    let rows = try transaction.connection.rows(
      """
      SELECT t.name, t.post_count, EXISTS (
        SELECT 1 FROM tag_follow f WHERE f.person_id = \(transaction.viewer) AND f.tag_id = t.id), t.id
      FROM tag t
      WHERE t.name_folded >= \(beginning) AND t.name_folded < \(beginning + "\u{10FFFF}")
        AND t.post_count > 0\(onward)
      ORDER BY t.name_folded \(step) LIMIT \(request.limit + 1)
      """
    ) { row throws(AppError) in
      (
        tag: Hashtag(name: row.text(0), postCount: row.int(1), isFollowed: row.boolean(2)),
        cursor: Cursor(row.integer(3))
      )
    }
    let page = request.page(rows, cursor: { $0.cursor })
    return page.map(\.tag)
  }

  private var onward: SQL {
    let name = { (tag: Int64) in "(SELECT b.name_folded FROM tag b WHERE b.id = \(tag))" as SQL }
    return .between("t.name_folded", start.map(name), end.map(name), isDescending: request.isReversed)
  }
}
