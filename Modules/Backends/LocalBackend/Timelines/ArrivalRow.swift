import AppValues
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// An item that is new to a listener, with what is the listener's own of it.
struct ArrivalRow: Sendable {
  /// What several listeners may be shown alike.
  struct Shape: Hashable {
    let item: Int64
    let marks: PostMarks
    let isOwn: Bool
    /// How its poll goes, as the database has it; nil if it has none.
    let votes: String?
  }

  let listener: Int64
  let shape: Shape

  private init(_ row: borrowing Row) {
    listener = row.integer(0)
    shape = Shape(
      item: row.integer(1),
      marks: PostMarks(
        isLiked: row.boolean(3), isShared: row.boolean(4), isBookmarked: row.boolean(5),
        isPinned: row.boolean(6), mutesConversation: row.boolean(7)),
      isOwn: row.boolean(2), votes: row.optionalText(8))
  }

  /// Which items are in whose homes. What comes from hashtags isn't found.
  ///
  /// - Parameter limits: What hides things from the listeners.
  static func rows(
    of items: [Int64], for listeners: [Int64], within limits: Visible.Limits, _ transaction: SharedTransaction
  ) throws(AppError) -> [ArrivalRow] {
    let dialect = transaction.dialect
    var values = [
      Self.items.value(dialect.list(items)), Self.listeners.value(dialect.list(listeners)),
    ]
    if limits.mutes { values.append(now.value(transaction.now.milliseconds)) }
    return try transaction.connection.rows(statement(dialect, limits).binding(values)) {
      row throws(AppError) in ArrivalRow(row)
    }
  }

  private static let items = SQLParameter<String>("items")
  private static let listeners = SQLParameter<String>("listeners")
  private static let now = SQLParameter<Int64>("now")

  /// `CROSS JOIN` has SQLite begin with the few items.
  private static func statement(_ dialect: Dialect, _ limits: Visible.Limits) -> SQL {
    let listener: SQL = "listener.id"
    return """
      WITH listener (id) AS MATERIALIZED (\(dialect.ids(of: "\(listeners)")))
      SELECT listener.id, i.id, p.author_id = listener.id, \(PostColumns.likeAndShare(of: listener)),
        \(PostColumns.columns(of: .any, listener)), \(VoteList.column(for: listener, dialect))
      FROM item i CROSS JOIN post p CROSS JOIN listener
      WHERE \(dialect.contains("i.id", list: "\(items)")) AND p.id = i.post_id
        AND \(HomeConditions(of: listener, within: limits, at: "\(now)").all)
      """
  }
}

extension OutlineRow {
  /// The outline as it's shown to those who share a shape; nil if it can't be read.
  func outline(_ shape: ArrivalRow.Shape, at now: Timestamp) -> ItemOutline? {
    var poll: (question: PollQuestion, votes: PollVotes)?
    if let known = outline.poll {
      guard let votes = shape.votes.flatMap({ VoteList.votes($0, of: outline.post, known.question, at: now) })
      else { return nil }
      poll = (known.question, votes)
    }
    return ItemOutline(
      item: outline.item, post: outline.post, version: outline.version, author: outline.author,
      sharer: outline.sharer, counts: outline.counts, marks: shape.marks, visibility: outline.visibility,
      isOwn: shape.isOwn, poll: poll)
  }
}
