public import AppValues

/// A hashtag that a person shows on their profile, or uses often.
public struct FeaturedHashtag: Codable, Hashable, Sendable, Identifiable {
  /// The maximum number on one profile.
  public static let maximumCount = 10

  /// Identifies the hashtag.
  public let id: AppValues.ID<FeaturedHashtag>
  /// The name without the `#`, as it was first written.
  public let name: String
  /// How many of the person's public posts have it.
  public let postCount: Int
  /// The day, in UTC, of the latest of these posts; nil if there are none.
  public let lastUsedAt: CalendarDate?

  /// A hashtag with figures about the person's posts with it.
  public init(id: AppValues.ID<FeaturedHashtag>, name: String, postCount: Int, lastUsedAt: CalendarDate?) {
    self.id = id
    self.name = name
    self.postCount = postCount
    self.lastUsedAt = lastUsedAt
  }
}
