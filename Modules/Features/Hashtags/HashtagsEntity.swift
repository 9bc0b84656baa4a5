public import AppValues

/// How often a hashtag was used on a day.
public struct HashtagDay: Hashable, Sendable {
  /// When the day began, in UTC.
  public let start: Timestamp
  /// The number of public posts from that day with it.
  public let posts: Int
  /// The number of people who wrote these.
  public let people: Int

  /// The use of a hashtag on the day that began at `start`.
  public init(start: Timestamp, posts: Int, people: Int) {
    self.start = start
    self.posts = posts
    self.people = people
  }
}
