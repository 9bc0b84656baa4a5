import AppValues
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// An item in outline: what a server reads anew of an item that it knows.
struct OutlineRow: SelectedRow {
  static let form = KnownRows.Kind.outlines

  let outline: ItemOutline
  /// Whether everyone on it is still there.
  let isWhole: Bool

  var id: Int64 { outline.item }

  private init(_ row: borrowing Row, for viewer: Int64, at now: Timestamp) {
    let (author, sharer) = (
      ItemOutline.Person(row, at: 13), row.isNull(19) ? nil : ItemOutline.Person(row, at: 19)
    )
    let poll = ContentColumns.poll(row, at: 26)
    let votes = poll.flatMap { poll in
      row.optionalText(25).flatMap { VoteList.votes($0, of: row.integer(1), poll, at: now) }
    }
    outline = ItemOutline(
      item: row.integer(0), post: row.integer(1), version: row.integer(2), author: author, sharer: sharer,
      counts: PostCounts(likes: row.int(4), comments: row.int(5), shares: row.int(6)),
      marks: PostMarks(
        isLiked: row.boolean(7), isShared: row.boolean(8), isBookmarked: row.boolean(9),
        isPinned: row.boolean(10), mutesConversation: row.boolean(11)),
      visibility: PostVisibility(number: row.integer(3)), isOwn: author.number == viewer,
      poll: poll.flatMap { poll in votes.map { (question: poll, votes: $0) } })
    isWhole = row.boolean(12)
  }

  static func rows(_ statement: SQL, in transaction: Transaction) throws(AppError) -> [OutlineRow] {
    try transaction.connection.rows(statement) { row throws(AppError) in
      OutlineRow(row, for: transaction.viewer, at: transaction.now)
    }
  }

  static func statement(
    _ ids: SQL, for viewer: SQL, seeing visible: Visible, _ dialect: Dialect, _ marks: RareMarks
  ) -> SQL {
    """
    WITH page (id) AS (\(ids))
    SELECT i.id, p.id, p.version, p.visibility, p.like_count, p.comment_count, p.share_count,
      \(PostColumns.likeAndShare(of: viewer)), \(PostColumns.columns(of: marks, viewer)),
      \(OutlineColumns.isThere("a")) AND (s.id IS NULL OR \(OutlineColumns.isThere("s"))),
      \(OutlineColumns.all("a")), \(OutlineColumns.all("s")),
      \(VoteList.column(for: viewer, dialect)), \(ContentColumns.pollOfPost)
    FROM page CROSS JOIN item i JOIN post p ON p.id = i.post_id JOIN person a ON a.id = p.author_id
    LEFT JOIN person s ON i.is_share = 1 AND s.id = i.actor_id
    WHERE i.id = page.id
    """
  }
}
