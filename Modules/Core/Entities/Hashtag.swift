public import AppValues

/// A hashtag, and whether the viewer follows it.
public struct Hashtag: Codable, Hashable, Sendable, PagedItem {
  /// The maximum number that a person can follow.
  public static let maximumFollowed = 100

  /// The name without the `#`, as it was first written. Names that differ only in case, accents or width are the same
  /// hashtag.
  public let name: String
  /// How many public posts have it; nil if they aren't counted.
  public let postCount: Int?
  /// Whether the viewer follows it, so that its posts appear in their home timeline.
  public let isFollowed: Bool

  /// The name: a list of hashtags has each name once.
  public var pageKey: String { name }

  /// - Parameters:
  ///   - name: The name without the `#`.
  ///   - postCount: How many public posts have it; nil if they aren't counted.
  ///   - isFollowed: Whether the viewer follows it.
  public init(name: String, postCount: Int? = 0, isFollowed: Bool = false) {
    self.name = name
    self.postCount = postCount
    self.isFollowed = isFollowed
  }
}
