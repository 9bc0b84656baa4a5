import SocialDatabase

extension Columns {
  /// What a photo has that is a film.
  ///
  /// - `film`: Its kind, as `Film.Kind` has it; null for a photo.
  /// - `duration`: In milliseconds; null if unknown.
  /// - `frame_rate`: The images in a second, as a fraction; null if unknown.
  /// - `bitrate`: The bits in a second; null if unknown.
  ///
  /// A film without a thumbnail isn't ready: `file` is the one to make it of, or empty if that failed. `photo_film` finds what is
  /// to be made.
  static let films = [
    Columns(
      "photo", source: ["film", "duration", "frame_rate", "bitrate"],
      rules: [
        .among("film", ["video", "animation"]),
        .never(
          "is no film but has what only films have",
          "t.film IS NULL AND (t.duration IS NOT NULL OR t.frame_rate IS NOT NULL OR t.bitrate IS NOT NULL)"),
        .never(
          "is in a post before it's ready",
          "t.film IS NOT NULL AND t.thumbnail = '' AND t.post_id IS NOT NULL"),
      ])
  ]
}
