public import Entities

/// What a person shows on their profile: people, and hashtags.
public struct Featured: Hashable, Sendable {
  /// The maximum number of people in `people`.
  public static let maximumPeople = 10
  /// Nothing, or nothing that the viewer can see.
  public static let none = Featured(people: [], hashtags: [])

  /// The people they featured last, the latest first.
  public let people: [Author]
  /// The hashtags, in the order in which they were featured.
  public let hashtags: [FeaturedHashtag]

  /// What a profile shows.
  public init(people: [Author], hashtags: [FeaturedHashtag]) {
    self.people = people
    self.hashtags = hashtags
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { people.isEmpty && hashtags.isEmpty }
}
