import AppValues
import Entities
import SocialDatabase

extension Migration {
  /// Adds the hashtags of posts that aren't public, so that people who may read the posts find them on profiles.
  static let limitedHashtags = Migration("limitedHashtags", through: "post") { _ throws(AppError) in
  } part: { connection, ids throws(AppError) in
    let posts = try connection.rows(
      """
      SELECT id, author_id, visibility, hashtags FROM post
      WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
        AND hashtags <> '' AND visibility > 0 AND deleted_at IS NULL
      ORDER BY id
      """
    ) { row throws(AppError) in
      (
        id: row.integer(0), author: row.integer(1), visibility: PostVisibility(number: row.integer(2)),
        tags: PostTags(row.text(3).pieces(at: " ").map(String.init))
      )
    }
    for post in posts {
      try post.tags.insert(for: post.id, by: post.author, visibleTo: post.visibility, connection)
    }
  }
}
