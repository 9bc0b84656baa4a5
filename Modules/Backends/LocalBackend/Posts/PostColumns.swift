import Database
import Entities

/// Reads posts as a viewer sees them.
enum PostColumns {
  /// Columns of a post `p`, its author `a`, and the author `ra` of what it answers.
  static func all(for viewer: Int64) -> SQL {
    """
    p.id, a.id, a.handle, a.name, p.text, p.created_at, p.edited_at, p.visibility, p.warning,
    p.language, p.reply_to_id, ra.id, ra.handle, ra.name, p.hashtags, p.mention_count, p.like_count,
    p.comment_count, p.share_count,
    p.like_count > 0 AND EXISTS (
      SELECT 1 FROM post_like ml WHERE ml.post_id = p.id AND ml.person_id = \(viewer)),
    p.share_count > 0 AND EXISTS (
      SELECT 1 FROM item ms WHERE ms.post_id = p.id AND ms.actor_id = \(viewer) AND ms.is_share = 1)
    """
  }

  /// How many columns those are.
  static let count = 21

  /// What `a` and `ra` are to `p`; nothing for `ra` when what is answered was deleted.
  static let joins: SQL = """
    JOIN person a ON a.id = p.author_id
    LEFT JOIN post r ON r.id = p.reply_to_id AND r.deleted_at IS NULL
    LEFT JOIN person ra ON ra.id = r.author_id
    """
}

/// A post as it was read, those it mentions still to come.
struct PostRow {
  let id: Int64
  let mentionCount: Int
  private let author: Author
  private let text: String
  private let createdAt: Timestamp
  private let editedAt: Timestamp?
  private let visibility: Visibility
  private let warning: String?
  private let language: String?
  private let replyTo: ReplyReference?
  private let hashtags: [String]
  private let counts: PostCounts
  private let marks: PostMarks

  /// Reads the columns of `PostColumns`.
  init(_ row: borrowing Row) {
    id = row.integer(0)
    author = PersonColumns.author(row, at: 1)
    text = row.text(4)
    createdAt = Timestamp(milliseconds: row.integer(5))
    editedAt = row.optionalInteger(6).map(Timestamp.init(milliseconds:))
    visibility = Visibility(number: row.integer(7))
    warning = row.optionalText(8)
    language = row.optionalText(9)
    if let parent = row.optionalInteger(10) {
      let author = row.isNull(11) ? nil : PersonColumns.author(row, at: 11)
      replyTo = ReplyReference(post: ID(parent), author: author)
    } else {
      replyTo = nil
    }
    hashtags = row.text(14).split(separator: " ").map(String.init)
    mentionCount = row.int(15)
    counts = PostCounts(likes: row.int(16), comments: row.int(17), shares: row.int(18))
    marks = PostMarks(isLiked: row.boolean(19), isShared: row.boolean(20))
  }

  func post(mentions: [Int64: [Author]]) -> Post {
    Post(
      id: ID(id), author: author, text: text, createdAt: createdAt, editedAt: editedAt,
      visibility: visibility, warning: warning, language: language, replyTo: replyTo,
      hashtags: hashtags, mentions: mentions[id] ?? [], counts: counts, marks: marks)
  }
}
