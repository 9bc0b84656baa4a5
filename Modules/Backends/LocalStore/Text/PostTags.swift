package import AppValues
package import Entities
import PostText
package import SocialDatabase

/// The hashtags of a post, as they are looked up. Only public posts are counted, and only they give hashtags their names.
package struct PostTags: Sendable {
  /// By their folded names, in the order of these.
  private let tags: [(folded: String, name: String)]

  /// - Parameter names: The hashtags as the post spells them.
  init(_ names: [String]) {
    let byFolded = names.reversed().reduce(into: [String: String]()) { tags, name in
      tags[HashtagName.folded(name)] = name
    }
    tags = byFolded.sorted { $0.key < $1.key }.map { (folded: $0.key, name: $0.value) }
  }

  /// Their folded names, sorted.
  package var folded: [String] { tags.map(\.folded) }

  /// Tags a post that has no tags yet.
  package func insert(
    for post: Int64, by author: Int64, visibleTo visibility: PostVisibility,
    _ connection: any SQLConnection
  ) throws(AppError) {
    if tags.isEmpty { return }
    if visibility == .everyone {
      let rows = SQL(list: tags.map { "(\($0.folded), \($0.name), 1)" })
      try connection.submit(
        """
        INSERT INTO tag (name_folded, name, post_count) VALUES \(rows)
        ON CONFLICT (name_folded) DO UPDATE SET post_count = tag.post_count + 1,
          name = CASE WHEN tag.post_count = 0 THEN excluded.name ELSE tag.name END
        """)
    } else {
      // How a post that only some may read writes a hashtag isn't for everyone.
      let rows = SQL(list: tags.map { "(\($0.folded), \($0.folded), 0)" })
      try connection.submit(
        """
        INSERT INTO tag (name_folded, name, post_count) VALUES \(rows)
        ON CONFLICT (name_folded) DO NOTHING
        """)
    }
    let names = SQL(list: tags.map { "\($0.folded)" })
    try connection.submit(
      """
      INSERT INTO post_tag (tag_id, post_id, author_id)
      SELECT id, CAST(\(post) AS BIGINT), CAST(\(author) AS BIGINT) FROM tag WHERE name_folded IN (\(names))
      """)
  }

  /// Replaces the hashtags of a post.
  package func replace(
    of post: Int64, by author: Int64, visibleTo visibility: PostVisibility,
    _ connection: any SQLConnection
  ) throws(AppError) {
    try Self.remove(of: post, visibleTo: visibility, connection)
    try insert(for: post, by: author, visibleTo: visibility, connection)
  }

  /// Takes every tag from a post.
  package static func remove(
    of post: Int64, visibleTo visibility: PostVisibility, _ connection: any SQLConnection
  ) throws(AppError) {
    if visibility == .everyone {
      try connection.submit(
        """
        UPDATE tag SET post_count = post_count - 1
        WHERE id IN (SELECT tag_id FROM post_tag WHERE post_id = \(post))
        """)
    }
    try connection.submit("DELETE FROM post_tag WHERE post_id = \(post)")
  }
}
