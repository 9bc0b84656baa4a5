public import AppValues

/// A picture on a post.
public struct Photo: Codable, Hashable, Sendable, Identifiable {
  /// The most photos on one post.
  public static let maximumCount = 4

  /// What a draft names the photo by; given when the photo is added, before a post has it.
  public let id: ID<Photo>
  /// What the picture shows, for those who cannot see it; empty when the author said nothing.
  public let alt: String
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// A few dozen characters that a blurred likeness can be drawn from (https://blurha.sh); nil when unknown.
  public let blurhash: String?
  /// Where it lies: a file path on this machine or a URL; nil while only another machine has it.
  public let location: String?
  /// Where a small version of it lies, likewise.
  public let thumbnail: String?

  /// Where it lies on this machine; nil when it lies elsewhere.
  public var path: String? { location.flatMap { $0.contains("://") ? nil : $0 } }

  /// A photo as a backend knows it; `blurhash`, `location` and `thumbnail` are nil where unknown.
  public init(
    id: ID<Photo>, alt: String, width: Int, height: Int, blurhash: String? = nil, location: String?,
    thumbnail: String?
  ) {
    self.id = id
    self.alt = alt
    self.width = width
    self.height = height
    self.blurhash = blurhash
    self.location = location
    self.thumbnail = thumbnail
  }
}
