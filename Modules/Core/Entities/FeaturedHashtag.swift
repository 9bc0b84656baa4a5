public import AppValues

/// A hashtag that a person shows on their profile, or uses often.
public struct FeaturedHashtag: Codable, Hashable, Sendable, Identifiable {
  /// How many a person can show.
  public static let maximumCount = 10

  /// Identifies the hashtag.
  public let id: AppValues.ID<FeaturedHashtag>
  /// Without the `#`, as it was first written.
  public let name: String
  /// How many of the person's public posts have it.
  public let postCount: Int
  /// The day, in UTC, of the latest of these; nil if there are none.
  public let lastUsedAt: CalendarDate?

  /// A hashtag with what the person has posted with it.
  public init(id: AppValues.ID<FeaturedHashtag>, name: String, postCount: Int, lastUsedAt: CalendarDate?) {
    self.id = id
    self.name = name
    self.postCount = postCount
    self.lastUsedAt = lastUsedAt
  }
}
