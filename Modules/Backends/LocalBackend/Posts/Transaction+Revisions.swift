import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// What posts said before they were edited.
extension Transaction {
  /// Keeps what a post of the viewer's said from a time on.
  func keep(
    _ content: PostContent<ID<Photo>>, since time: Timestamp, of post: Int64
  ) throws(AppError) {
    try connection.submit(
      """
      INSERT INTO revision (post_id, author_id, at, photos, \(ContentColumns.names))
      VALUES (
        \(post), \(viewer), \(time.milliseconds), \(content.photos.map(\.rawValue).joined(separator: " ")),
        \(ContentColumns.values(content)))
      """)
  }

  /// What some posts said, from the first version on, without what they say now.
  func revisions(of posts: [Int64]) throws(AppError) -> [Int64: [Revision]] {
    if posts.isEmpty { return [:] }
    let photos = try allPhotos(of: posts)
    let rows = try connection.rows(
      """
      SELECT post_id, at, photos, \(ContentColumns.names)
      FROM revision WHERE \(dialect.contains("post_id", posts)) ORDER BY post_id, at
      """
    ) { row throws(AppError) in
      let shown = row.text(2).pieces(at: " ").compactMap { photos[ID(String($0))] }
      return (
        post: row.integer(0),
        revision: Revision(
          at: Timestamp(milliseconds: row.integer(1)),
          content: ContentColumns.content(row, at: 3, photos: shown))
      )
    }
    return Dictionary(grouping: rows, by: \.post).mapValues { $0.map(\.revision) }
  }
}
