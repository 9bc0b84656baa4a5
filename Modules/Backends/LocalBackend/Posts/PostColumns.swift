import AppValues
import Database
import Entities
import MediaStorage

/// Reads posts as a viewer sees them.
enum PostColumns {
  /// Columns of a post `p`, its author `a`, and the author `ra` of what it answers.
  ///
  /// - Parameter marks: The rare marks to look for.
  static func all(for viewer: SQL, _ dialect: Dialect, _ marks: RareMarks) -> SQL {
    """
    p.id, \(PersonColumns.author("a")), p.text, p.created_at, p.edited_at, p.visibility, p.warning,
    p.language, p.reply_to_id, \(PersonColumns.author("ra")), p.hashtags, p.mention_count, p.like_count,
    p.comment_count, p.share_count,
    p.like_count > 0 AND EXISTS (
      SELECT 1 FROM post_like ml WHERE ml.post_id = p.id AND ml.person_id = \(viewer)),
    p.share_count > 0 AND EXISTS (
      SELECT 1 FROM item ms WHERE ms.post_id = p.id AND ms.actor_id = \(viewer) AND ms.is_share = 1),
    \(MentionList.column(dialect)),
    p.place_name, p.place_latitude, p.place_longitude, \(columns(of: marks, viewer)),
    \(PhotoList.column(dialect))
    """
  }

  /// Three columns: whether the viewer has bookmarked `p`, has pinned it, and has muted its conversation.
  private static func columns(of marks: RareMarks, _ viewer: SQL) -> SQL {
    let bookmarked: SQL =
      marks.bookmarks
      ? "EXISTS (SELECT 1 FROM bookmark mb WHERE mb.person_id = \(viewer) AND mb.post_id = p.id)" : "1 = 0"
    let muted: SQL =
      marks.mutedConversations
      ? """
      EXISTS (
        SELECT 1 FROM conversation_mute mm
        WHERE mm.person_id = \(viewer) AND mm.conversation_id = p.conversation_id)
      """ : "1 = 0"
    return """
      \(bookmarked),
      p.author_id = \(viewer) AND EXISTS (
        SELECT 1 FROM pin mp WHERE mp.person_id = \(viewer) AND mp.post_id = p.id),
      \(muted)
      """
  }

  /// How many columns those are.
  static let count = 33

  /// What `a` and `ra` are to `p`; nothing for `ra` when what is answered was deleted.
  static let joins: SQL = """
    JOIN person a ON a.id = p.author_id
    LEFT JOIN post r ON r.id = p.reply_to_id AND r.deleted_at IS NULL
    LEFT JOIN person ra ON ra.id = r.author_id
    """
}

extension Post {
  /// Reads the columns of `PostColumns`.
  ///
  /// - Parameter media: Where photos and pictures lie.
  init(_ row: borrowing Row, in media: MediaStore?) {
    self.init(
      id: ID(row.integer(0)), author: PersonColumns.author(row, at: 1, in: media), text: row.text(6),
      createdAt: Timestamp(milliseconds: row.integer(7)),
      editedAt: row.optionalInteger(8).map(Timestamp.init(milliseconds:)),
      visibility: PostVisibility(number: row.integer(9)), warning: row.optionalText(10),
      language: row.optionalText(11), replyTo: Self.reply(row, in: media),
      hashtags: row.text(18).pieces(at: " ").map(String.init),
      mentions: row.isNull(25) ? [] : MentionList.people(row.text(25), in: media),
      photos: row.isNull(32) ? [] : PhotoList.photos(row.text(32), in: media),
      place: PlaceColumns.place(row, at: 26),
      counts: PostCounts(likes: row.int(20), comments: row.int(21), shares: row.int(22)),
      marks: PostMarks(
        isLiked: row.boolean(23), isShared: row.boolean(24), isBookmarked: row.boolean(29),
        isPinned: row.boolean(30), mutesConversation: row.boolean(31)))
  }

  private static func reply(_ row: borrowing Row, in media: MediaStore?) -> ReplyReference? {
    guard let parent = row.optionalInteger(12) else { return nil }
    return ReplyReference(
      post: ID(parent), author: row.isNull(13) ? nil : PersonColumns.author(row, at: 13, in: media))
  }
}
