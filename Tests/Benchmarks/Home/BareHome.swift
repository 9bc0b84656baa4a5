import Entities
import Timeline

/// Fetches items whose ids are known, by prepared statements alone, and decodes them into the same values as
/// the program does.
final class BareHome {
  /// How many ids a statement takes; fewer are filled up by the last.
  private static let places = 20

  private let items: any BareStatement
  private let mentions: any BareStatement

  init(_ connection: any BareConnection) throws {
    let list = Self.parameters(from: 2)
    items = try connection.prepare(
      """
      SELECT p.id, a.id, a.handle, a.name, p.text, p.created_at, p.edited_at, p.visibility, p.warning,
        p.language, p.reply_to_id, ra.id, ra.handle, ra.name, p.hashtags, p.mention_count, p.like_count,
        p.comment_count, p.share_count,
        EXISTS (SELECT 1 FROM post_like ml WHERE ml.post_id = p.id AND ml.person_id = $1),
        EXISTS (SELECT 1 FROM item ms WHERE ms.post_id = p.id AND ms.actor_id = $1 AND ms.is_share = 1),
        i.id, s.id, s.handle, s.name
      FROM item i JOIN post p ON p.id = i.post_id JOIN person a ON a.id = p.author_id
      LEFT JOIN post r ON r.id = p.reply_to_id AND r.deleted_at IS NULL
      LEFT JOIN person ra ON ra.id = r.author_id
      LEFT JOIN person s ON i.is_share = 1 AND s.id = i.actor_id
      WHERE i.id IN (\(list)) ORDER BY i.id DESC
      """)
    mentions = try connection.prepare(
      """
      SELECT m.post_id, a.id, a.handle, a.name FROM mention m JOIN person a ON a.id = m.person_id
      WHERE m.post_id IN (\(Self.parameters(from: 1))) ORDER BY m.post_id, m.position
      """)
  }

  private static func parameters(from first: Int) -> String {
    (first..<first + places).map { "$\($0)" }.joined(separator: ", ")
  }

  func page(_ ids: [Int64], viewer: Int64) throws -> [TimelineItem] {
    guard let last = ids.last else { return [] }
    let padding = Array(repeating: last, count: max(Self.places - ids.count, 0))
    let rows = try items.rows([.integer(viewer)] + (ids + padding).map { .integer($0) }, BareItem.init)
    let named = rows.filter { $0.mentionCount > 0 }.map(\.post)
    let people = try people(namedIn: named)
    return rows.map { $0.item(mentions: people) }
  }

  private func people(namedIn posts: [Int64]) throws -> [Int64: [Author]] {
    guard let last = posts.last else { return [:] }
    let padding = Array(repeating: last, count: max(Self.places - posts.count, 0))
    let found = try mentions.rows((posts + padding).map { .integer($0) }) { row in
      (post: row.integer(0), author: BareItem.author(row, at: 1))
    }
    return Dictionary(grouping: found, by: \.post).mapValues { $0.map(\.author) }
  }
}

/// An item as it was read, those it names still to come.
private struct BareItem {
  let post: Int64
  let mentionCount: Int
  private let id: Int64
  private let sharedBy: Author?
  private let content: Post

  init(_ row: any BareRow) {
    post = row.integer(0)
    mentionCount = Int(row.integer(15))
    id = row.integer(21)
    sharedBy = row.isNull(22) ? nil : Self.author(row, at: 22)
    content = Post(
      id: ID(String(row.integer(0))), author: Self.author(row, at: 1), text: row.text(4),
      createdAt: Timestamp(milliseconds: row.integer(5)),
      editedAt: row.isNull(6) ? nil : Timestamp(milliseconds: row.integer(6)),
      visibility: Visibility.allCases[Int(row.integer(7))],
      warning: row.isNull(8) ? nil : row.text(8), language: row.isNull(9) ? nil : row.text(9),
      replyTo: Self.reply(row), hashtags: row.text(14).split(separator: " ").map(String.init),
      counts: PostCounts(
        likes: Int(row.integer(16)), comments: Int(row.integer(17)), shares: Int(row.integer(18))),
      marks: PostMarks(isLiked: row.integer(19) != 0, isShared: row.integer(20) != 0))
  }

  static func author(_ row: any BareRow, at column: CInt) -> Author {
    Author(
      id: ID(String(row.integer(column))), handle: row.text(column + 1), name: row.text(column + 2))
  }

  private static func reply(_ row: any BareRow) -> ReplyReference? {
    if row.isNull(10) { return nil }
    return ReplyReference(
      post: ID(String(row.integer(10))), author: row.isNull(11) ? nil : author(row, at: 11))
  }

  func item(mentions: [Int64: [Author]]) -> TimelineItem {
    let named = mentions[post] ?? []
    let whole =
      named.isEmpty
      ? content
      : Post(
        id: content.id, author: content.author, text: content.text, createdAt: content.createdAt,
        editedAt: content.editedAt, visibility: content.visibility, warning: content.warning,
        language: content.language, replyTo: content.replyTo, hashtags: content.hashtags, mentions: named,
        counts: content.counts, marks: content.marks)
    return TimelineItem(
      id: ID(String(id)), post: whole, sharedBy: sharedBy,
      at: sharedBy == nil ? content.createdAt : Timestamp(milliseconds: id >> 16), cursor: Cursor(String(id)))
  }
}
