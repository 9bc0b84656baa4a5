import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Reads posts as a viewer sees them.
enum PostColumns {
  /// Columns of a post `p`, its author `a`, what it answers, `r`, and the author `ra` of that.
  ///
  /// - Parameters:
  ///   - visible: What the viewer may see in the list that the posts are for.
  ///   - marks: The rare marks to look for.
  static func all(
    for viewer: SQL, seeing visible: Visible, _ dialect: Dialect, _ marks: RareMarks
  ) -> SQL {
    """
    p.id, \(AuthorColumns.all("a")), p.created_at, p.edited_at, p.visibility, p.reply_to_id,
    \(AuthorColumns.all("ra")), p.hashtags, p.mention_count, p.like_count, p.comment_count, p.share_count,
    \(likeAndShare(of: viewer)),
    \(MentionList.column(dialect)), \(columns(of: marks, viewer)), \(PhotoList.column(dialect)),
    \(excerpt(visible)), \(VoteList.column(for: viewer, dialect)), \(ContentColumns.ofPost)
    """
  }

  /// Two columns: whether the viewer has liked `p`, and whether they have shared it.
  static func likeAndShare(of viewer: SQL) -> SQL {
    """
    p.like_count > 0 AND EXISTS (
      SELECT 1 FROM post_like ml WHERE ml.post_id = p.id AND ml.person_id = \(viewer)),
    p.share_count > 0 AND EXISTS (
      SELECT 1 FROM item ms WHERE ms.post_id = p.id AND ms.actor_id = \(viewer) AND ms.is_share = 1)
    """
  }

  /// Three columns: whether the viewer has bookmarked `p`, has pinned it, and has muted its conversation.
  static func columns(of marks: RareMarks, _ viewer: SQL) -> SQL {
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

  /// Four columns about the post that is replied to: its beginning or its warning, with one character more than is
  /// quoted if there is more, null if the viewer may not see it; whether that is the warning; whether the post
  /// isn't here; and the ID of its author, even if it was deleted.
  private static func excerpt(_ visible: Visible) -> SQL {
    """
    CASE WHEN ra.id IS NOT NULL AND \(visible.quoted)
      THEN substr(COALESCE(r.warning, r.text), 1, \(number: PostExcerpt.limit + 1)) END,
    r.warning IS NOT NULL, p.absent_parent IS NOT NULL, r.author_id
    """
  }

  /// Where the columns of the content begin.
  static let firstOfContent = 32

  /// How many columns those are.
  static let count = firstOfContent + ContentColumns.count

  /// Joins `a`, `r` and `ra` to `p`. There is no `ra` if the post that is replied to was deleted.
  static let joins: SQL = """
    JOIN person a ON a.id = p.author_id
    LEFT JOIN post r ON r.id = p.reply_to_id
    LEFT JOIN person ra ON ra.id = r.author_id AND r.deleted_at IS NULL
    """
}

extension Post {
  /// Reads the columns of `PostColumns`.
  ///
  /// - Parameters:
  ///   - media: Where photos and pictures lie.
  ///   - now: When they're read.
  init(_ row: borrowing Row, in media: MediaStore?, at now: Timestamp) {
    let photos = row.isNull(26) ? [] : PhotoList.photos(row.text(26), in: media)
    let content = ContentColumns.content(row, at: PostColumns.firstOfContent, photos: photos)
    let votes = content.poll.flatMap { poll in
      row.optionalText(31).flatMap { VoteList.votes($0, of: row.integer(0), poll, at: now) }
    }
    self.init(
      id: ID(row.integer(0)), author: AuthorColumns.author(row, at: 1, in: media),
      content: content,
      createdAt: Timestamp(milliseconds: row.integer(6)),
      editedAt: row.optionalInteger(7).map(Timestamp.init(milliseconds:)),
      visibility: PostVisibility(number: row.integer(8)), replyTo: Self.reply(row, in: media),
      hashtags: row.text(15).pieces(at: " ").map(String.init),
      mentions: row.isNull(22) ? [] : MentionList.people(row.text(22), in: media),
      counts: PostCounts(likes: row.int(17), comments: row.int(18), shares: row.int(19)),
      marks: PostMarks(
        isLiked: row.boolean(20), isShared: row.boolean(21), isBookmarked: row.boolean(23),
        isPinned: row.boolean(24), mutesConversation: row.boolean(25)), votes: votes)
  }

  private static func reply(_ row: borrowing Row, in media: MediaStore?) -> ReplyReference? {
    guard let parent = row.optionalInteger(9) else {
      return row.boolean(29) ? ReplyReference(post: nil, author: nil) : nil
    }
    return ReplyReference(
      post: ID(parent), author: row.isNull(10) ? nil : AuthorColumns.author(row, at: 10, in: media),
      authorID: row.isNull(30) ? nil : User.ID(row.integer(30)),
      excerpt: row.isNull(27) ? nil : PostExcerpt(row.text(27), isWarning: row.boolean(28)))
  }
}
