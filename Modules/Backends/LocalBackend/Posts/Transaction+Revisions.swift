import AppValues
import Database
import Entities
import Post

/// What posts said before they were edited.
extension Transaction {
  /// Keeps what a post said.
  ///
  /// - Parameter photos: Those it showed, in place of the revision's.
  func keep(
    _ revision: Revision, showing photos: [ID<Photo>], of post: Int64
  ) throws(AppError) {
    try connection.submit(
      """
      INSERT INTO revision (
        post_id, at, text, warning, language, place_name, place_latitude, place_longitude, photos)
      VALUES (
        \(post), \(revision.at.milliseconds), \(revision.text), \(revision.warning), \(revision.language),
        \(revision.place?.name), \(revision.place?.latitude), \(revision.place?.longitude),
        \(photos.map(\.rawValue).joined(separator: " ")))
      """)
  }

  /// What some posts said, from the first version on, without what they say now.
  func revisions(of posts: [Int64]) throws(AppError) -> [Int64: [Revision]] {
    if posts.isEmpty { return [:] }
    let photos = try allPhotos(of: posts)
    let rows = try connection.rows(
      """
      SELECT post_id, at, text, warning, language, place_name, place_latitude, place_longitude, photos
      FROM revision WHERE \(dialect.contains("post_id", posts)) ORDER BY post_id, at
      """
    ) { row throws(AppError) in
      (
        post: row.integer(0),
        revision: Revision(
          at: Timestamp(milliseconds: row.integer(1)), text: row.text(2), warning: row.optionalText(3),
          language: row.optionalText(4),
          photos: row.text(8).pieces(at: " ").compactMap { photos[ID(String($0))] },
          place: PlaceColumns.place(row, at: 5))
      )
    }
    return Dictionary(grouping: rows, by: \.post).mapValues { $0.map(\.revision) }
  }
}
