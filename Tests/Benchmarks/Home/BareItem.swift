import AppValues
import Entities
import Timeline

/// An item as it was read, those it names and its photos still to come.
struct BareItem {
  /// Columns of a post `p`, its author `a`, what it answers, `r`, as the viewer $1 may see it, the author `ra` of
  /// that, and the person who shared it, `s`.
  ///
  /// - Parameter marks: Five columns: what the viewer did to it.
  static func columns(marks: String) -> String {
    """
    p.id, a.id, a.handle, a.name, p.text, p.created_at, p.edited_at, p.visibility, p.warning,
      p.language, p.reply_to_id, ra.id, ra.handle, ra.name, p.hashtags, p.mention_count, p.like_count,
      p.comment_count, p.share_count, \(marks), i.id, s.id, s.handle, s.name, p.photo_count, p.place_name,
      p.place_latitude, p.place_longitude, \(excerpt), r.warning IS NOT NULL
    """
  }

  private static let excerpt = """
    CASE WHEN r.id IS NOT NULL AND (r.visibility <= 1 OR r.author_id = $1
        OR (r.visibility = 2 AND EXISTS (
          SELECT 1 FROM follow f WHERE f.follower_id = $1 AND f.followee_id = r.author_id))
        OR EXISTS (SELECT 1 FROM mention m WHERE m.post_id = r.id AND m.person_id = $1))
      AND NOT EXISTS (SELECT 1 FROM mute m
        WHERE m.muter_id = $1 AND m.muted_id = r.author_id AND m.ends_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = $1 AND b.blocked_id = r.author_id)
      AND NOT EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = r.author_id AND b.blocked_id = $1)
    THEN substr(COALESCE(r.warning, r.text), 1, \(PostExcerpt.limit + 1)) END
    """

  /// Those five columns, for the viewer $1.
  static let marks = """
    EXISTS (SELECT 1 FROM post_like ml WHERE ml.post_id = p.id AND ml.person_id = $1),
      EXISTS (SELECT 1 FROM item ms WHERE ms.post_id = p.id AND ms.actor_id = $1 AND ms.is_share = 1),
      EXISTS (SELECT 1 FROM bookmark mb WHERE mb.person_id = $1 AND mb.post_id = p.id),
      EXISTS (SELECT 1 FROM pin mp WHERE mp.person_id = $1 AND mp.post_id = p.id),
      EXISTS (SELECT 1 FROM conversation_mute mm
        WHERE mm.person_id = $1 AND mm.conversation_id = p.conversation_id)
    """

  let post: Int64
  let mentionCount: Int64
  let photoCount: Int64
  private let id: Int64
  private let sharedBy: Author?
  private let content: Post

  init(_ row: any BareRow) {
    post = row.integer(0)
    mentionCount = row.integer(15)
    photoCount = row.integer(28)
    id = row.integer(24)
    sharedBy = row.isNull(25) ? nil : Self.author(row, at: 25)
    content = Post(
      id: ID(String(row.integer(0))), author: Self.author(row, at: 1),
      content: PostContent(
        row.text(4), warning: row.isNull(8) ? nil : row.text(8), language: row.isNull(9) ? nil : row.text(9),
        place: Self.place(row)), createdAt: Timestamp(milliseconds: row.integer(5)),
      editedAt: row.isNull(6) ? nil : Timestamp(milliseconds: row.integer(6)),
      visibility: PostVisibility.allCases[Int(row.integer(7))], replyTo: Self.reply(row),
      hashtags: row.text(14).split(separator: " ").map(String.init),
      counts: PostCounts(
        likes: Int(row.integer(16)), comments: Int(row.integer(17)), shares: Int(row.integer(18))),
      marks: Self.marks(row, at: 19))
  }

  static func author(_ row: any BareRow, at column: CInt) -> Author {
    Author(
      id: ID(String(row.integer(column))), handle: row.text(column + 1), name: row.text(column + 2))
  }

  /// Reads `marks`.
  static func marks(_ row: any BareRow, at column: CInt) -> PostMarks {
    PostMarks(
      isLiked: row.integer(column) != 0, isShared: row.integer(column + 1) != 0,
      isBookmarked: row.integer(column + 2) != 0, isPinned: row.integer(column + 3) != 0,
      mutesConversation: row.integer(column + 4) != 0)
  }

  private static func reply(_ row: any BareRow) -> ReplyReference? {
    if row.isNull(10) { return nil }
    return ReplyReference(
      post: ID(String(row.integer(10))), author: row.isNull(11) ? nil : author(row, at: 11),
      excerpt: row.isNull(32) ? nil : PostExcerpt(row.text(32), isWarning: row.integer(33) != 0))
  }

  private static func place(_ row: any BareRow) -> Place? {
    if row.isNull(29) { return nil }
    return Place(
      name: row.text(29), latitude: row.isNull(30) ? nil : row.double(30),
      longitude: row.isNull(31) ? nil : row.double(31))
  }

  /// - Parameter marks: What the viewer did to the post, where that was read apart.
  func item(mentions: [Author], photos: [Photo], marks: PostMarks?) -> TimelineItem {
    var whole = content
    if !mentions.isEmpty || !photos.isEmpty {
      whole = Post(
        id: content.id, author: content.author, content: content.content.withPhotos(photos),
        createdAt: content.createdAt, editedAt: content.editedAt, visibility: content.visibility,
        replyTo: content.replyTo, hashtags: content.hashtags, mentions: mentions, counts: content.counts,
        marks: content.marks)
    }
    if let marks { whole.marks = marks }
    return TimelineItem(
      id: ID(String(id)), post: whole, sharedBy: sharedBy,
      at: sharedBy == nil ? content.createdAt : Timestamp(milliseconds: id >> 16), cursor: Cursor(String(id)))
  }
}
