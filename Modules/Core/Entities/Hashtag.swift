public import AppValues

/// A hashtag, and what the viewer has to do with it.
public struct Hashtag: Codable, Hashable, Sendable, PagedItem {
  /// How many a person may follow.
  public static let maximumFollowed = 100

  /// Without the `#`, as it was first written; what differs from it in case, accents or width alone is the
  /// same hashtag.
  public let name: String
  /// How many public posts carry it; nil where no one counts them.
  public let postCount: Int?
  /// Whether the viewer follows it: its posts then come to their home.
  public let isFollowed: Bool

  /// The name: a list of hashtags has each name once.
  public var pageKey: String { name }

  /// - Parameters:
  ///   - name: Without the `#`.
  ///   - postCount: How many public posts carry it; nil where no one counts them.
  ///   - isFollowed: Whether the viewer follows it.
  public init(name: String, postCount: Int? = 0, isFollowed: Bool = false) {
    self.name = name
    self.postCount = postCount
    self.isFollowed = isFollowed
  }
}
