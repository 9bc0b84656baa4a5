import Entities
import SocialDatabase
import SocialLocalStore

/// The columns in which `post` and `revision` keep what a post says, but for its photos.
enum ContentColumns {
  /// How many columns there are.
  static let count = 11

  static let names: SQL =
    """
    text, warning, language, place_name, place_latitude, place_longitude, is_sensitive, poll_options,
    poll_allows_several, poll_hides_totals, poll_duration
    """

  /// The columns of a post `p`.
  static let ofPost: SQL =
    """
    p.text, p.warning, p.language, p.place_name, p.place_latitude, p.place_longitude, p.is_sensitive,
    \(pollOfPost)
    """

  /// Those of them that are about its poll.
  static let pollOfPost: SQL =
    "p.poll_options, p.poll_allows_several, p.poll_hides_totals, p.poll_duration"

  /// The values that are left when a post is deleted.
  static let erased: SQL =
    """
    text = '', warning = NULL, place_name = NULL, place_latitude = NULL, place_longitude = NULL, is_sensitive = 0,
    poll_options = NULL, poll_allows_several = 0, poll_hides_totals = 0, poll_duration = 0
    """

  /// The values to write.
  static func values<Picture>(_ content: PostContent<Picture>) -> SQL {
    """
    \(content.text), \(content.warning), \(content.language), \(content.place?.name), \
    \(content.place?.latitude), \(content.place?.longitude), \(content.isSensitive ? 1 : 0),
    \(content.poll?.options.joined(separator: "\n")), \(content.poll?.allowsSeveral == true ? 1 : 0),
    \(content.poll?.hidesTotals == true ? 1 : 0), \(content.poll?.duration ?? 0)
    """
  }

  /// Reads the columns, the first of them at `column`.
  static func content(
    _ row: borrowing Row, at column: Int, photos: [Photo]
  ) -> PostContent<Photo> {
    PostContent(
      text: row.text(column), warning: row.optionalText(column + 1),
      language: row.optionalText(column + 2), place: place(row, at: column + 3),
      poll: poll(row, at: column + 7), photos: photos,
      isSensitive: row.boolean(column + 6))
  }

  /// Reads the columns of a poll, the first of them at `column`; nil if there is none.
  static func poll(_ row: borrowing Row, at column: Int) -> PollQuestion? {
    guard let options = row.optionalText(column) else { return nil }
    return PollQuestion(
      options.pieces(at: "\n").map(String.init), allowsSeveral: row.boolean(column + 1),
      hidesTotals: row.boolean(column + 2), duration: row.int(column + 3))
  }

  private static func place(_ row: borrowing Row, at column: Int) -> Place? {
    guard let name = row.optionalText(column) else { return nil }
    return Place(
      name: name, latitude: row.optionalDouble(column + 1), longitude: row.optionalDouble(column + 2))
  }
}
