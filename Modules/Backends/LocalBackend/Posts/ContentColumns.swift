import Entities
import SocialDatabase

/// The columns in which `post` and `revision` keep what a post says, but for its photos.
enum ContentColumns {
  /// How many columns there are.
  static let count = 7

  static let names: SQL =
    "text, warning, language, place_name, place_latitude, place_longitude, is_sensitive"

  /// The columns of a post `p`.
  static let ofPost: SQL =
    "p.text, p.warning, p.language, p.place_name, p.place_latitude, p.place_longitude, p.is_sensitive"

  /// The values that are left when a post is deleted.
  static let erased: SQL =
    """
    text = '', warning = NULL, place_name = NULL, place_latitude = NULL, place_longitude = NULL, is_sensitive = 0
    """

  /// The values to write.
  static func values<Picture>(_ content: PostContent<Picture>) -> SQL {
    """
    \(content.text), \(content.warning), \(content.language), \(content.place?.name), \
    \(content.place?.latitude), \(content.place?.longitude), \(content.isSensitive ? 1 : 0)
    """
  }

  /// Reads the columns, the first of them at `column`.
  static func content(
    _ row: borrowing Row, at column: Int, photos: [Photo]
  ) -> PostContent<Photo> {
    PostContent(
      text: row.text(column), warning: row.optionalText(column + 1),
      language: row.optionalText(column + 2), place: place(row, at: column + 3), photos: photos,
      isSensitive: row.boolean(column + 6))
  }

  private static func place(_ row: borrowing Row, at column: Int) -> Place? {
    guard let name = row.optionalText(column) else { return nil }
    return Place(
      name: name, latitude: row.optionalDouble(column + 1), longitude: row.optionalDouble(column + 2))
  }
}
