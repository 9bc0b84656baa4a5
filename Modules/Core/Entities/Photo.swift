public import AppValues

/// A picture on a post.
public struct Photo: Codable, Hashable, Sendable, Identifiable {
  /// The most photos on one post.
  public static let maximumCount = 4
  /// The most megabytes that a person's photos can take up while they wait for their first post.
  public static let maximumWaitingMegabytes = 200

  /// Identifies the photo, also in drafts; given when the photo is added.
  public let id: AppValues.ID<Photo>
  /// The description, for people who can't see the photo; empty if the author gave none.
  public let alt: String
  /// What stays in sight where it's shown cropped; nil if the author chose nothing.
  public let focus: PhotoFocus?
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// A few dozen characters that a blurred likeness can be drawn from (https://blurha.sh); nil when unknown.
  public let blurhash: String?
  /// A file path on this device or a URL; nil while only another device has the photo.
  public let location: String?
  /// The file path or URL of a small version, likewise.
  public let thumbnail: String?

  /// Whether it's the first image of a moving picture. Known only when the photo is added, and never stored.
  public var isFromMoving = false

  private enum CodingKeys: String, CodingKey {
    case id, alt, focus, width, height, blurhash, location, thumbnail
  }

  /// The file path on this device; nil if the photo is elsewhere.
  public var path: String? { location.flatMap { $0.contains("://") ? nil : $0 } }

  /// A photo as a backend knows it; `blurhash`, `location` and `thumbnail` are nil where unknown.
  public init(
    id: AppValues.ID<Photo>, alt: String, focus: PhotoFocus? = nil, width: Int, height: Int,
    blurhash: String? = nil,
    location: String?,
    thumbnail: String?
  ) {
    self.id = id
    self.alt = alt
    self.focus = focus
    self.width = width
    self.height = height
    self.blurhash = blurhash
    self.location = location
    self.thumbnail = thumbnail
  }
}
