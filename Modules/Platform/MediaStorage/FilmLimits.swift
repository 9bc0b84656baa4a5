import Entities

/// The limits for a film, and for what is made of it.
public struct FilmLimits: Hashable, Sendable {
  /// The maximum size of a file, in bytes.
  public var bytes: Int
  /// The maximum duration, in milliseconds.
  public var duration: Int
  /// The maximum size of an image, in pixels.
  public var pixels: Int
  /// The longer side of the stored film, in pixels.
  public var side: Int
  /// How long a program may take to make a film.
  public var patience: Duration

  /// Up to 40 MB, two minutes and 3840 × 2160 pixels in; 1920 pixels and 60 images a second out.
  public static let standard = FilmLimits(
    bytes: Film.maximumMegabytes * 1_048_576, duration: Film.maximumSeconds * 1000, pixels: 3840 * 2160,
    side: 1920, patience: .seconds(900))
}
