import AppValues
import Entities
import SocialDatabase

extension Migration {
  /// Counts the comments of posts again that have some which only some people may read: these no longer count.
  static let openComments = Migration("openComments", through: "post") { _ throws(AppError) in
  } part: { connection, ids throws(AppError) in
    try connection.execute(
      """
      UPDATE post SET comment_count = (
        SELECT COUNT(*) FROM post c WHERE c.reply_to_id = post.id AND \(Columns.countedComment))
      WHERE id IN (
        SELECT l.reply_to_id FROM post l WHERE l.id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
          AND l.reply_to_id IS NOT NULL AND l.deleted_at IS NULL
          AND l.visibility > \(number: PostVisibility.lastCountedComment))
      """)
  }

  /// Counts people's posts again, without direct ones, and finds the day of the last one that counts.
  static let openPosts = Migration("openPosts", through: "person", rows: 1000) { _ throws(AppError) in
  } part: { connection, ids throws(AppError) in
    // Nothing changes for people whose posts are all public or unlisted.
    try connection.execute(
      """
      UPDATE person SET last_posted_on = \(Columns.lastPostedOn("person")), post_count = (
        SELECT COUNT(*) FROM item j WHERE j.actor_id = person.id AND j.is_share = 0
          AND j.visibility <= \(number: PostVisibility.lastCountedPost))
      WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound) AND EXISTS (
        SELECT 1 FROM item l WHERE l.actor_id = person.id AND l.visibility > 1)
      """)
  }
}

extension Columns {
  /// Whether the comment `c` is counted on the post that it replies to.
  static let countedComment: SQL =
    "c.deleted_at IS NULL AND c.visibility <= \(number: PostVisibility.lastCountedComment)"

  /// Whether the post `c` is counted among those of its author.
  static let countedPost: SQL =
    "c.deleted_at IS NULL AND c.visibility <= \(number: PostVisibility.lastCountedPost)"
}
