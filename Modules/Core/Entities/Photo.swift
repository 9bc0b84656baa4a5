public import AppValues

/// A photo of a post, or a film.
public struct Photo: Codable, Hashable, Sendable, Identifiable {
  /// The maximum number of photos in one post.
  public static let maximumCount = 4
  /// The maximum size, in megabytes, of a person's photos that aren't part of a post yet.
  public static let maximumWaitingMegabytes = 200

  /// Identifies the photo, also in drafts. Assigned when the photo is added.
  public let id: AppValues.ID<Photo>
  /// The description, for people who can't see the photo; empty if the author gave none.
  public let alt: String
  /// The point that stays visible if it's cropped; nil if the author chose none.
  public let focus: PhotoFocus?
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// A short text from which a blurred version can be drawn (https://blurha.sh); nil if unknown.
  public let blurhash: String?
  /// A file path on this device or a URL; nil if only another device has the photo.
  public let location: String?
  /// The file path or URL of a thumbnail; nil if only another device has it.
  public let thumbnail: String?
  /// What it has if it's a film; nil for a photo.
  public let film: Film?

  /// Whether it's the first image of a moving picture. Known only when the photo is added, and never stored.
  public var isFromMoving = false

  private enum CodingKeys: String, CodingKey {
    case id, alt, focus, width, height, blurhash, location, thumbnail, film
  }

  /// The file path on this device; nil if the photo is elsewhere.
  public var path: String? { location.flatMap { $0.contains("://") ? nil : $0 } }

  /// A photo as a backend knows it; `blurhash`, `location` and `thumbnail` are nil if unknown.
  public init(
    id: AppValues.ID<Photo>, alt: String, focus: PhotoFocus? = nil, width: Int, height: Int,
    blurhash: String? = nil,
    location: String?,
    thumbnail: String?, film: Film? = nil
  ) {
    self.id = id
    self.alt = alt
    self.focus = focus
    self.width = width
    self.height = height
    self.blurhash = blurhash
    self.location = location
    self.thumbnail = thumbnail
    self.film = film
  }
}
