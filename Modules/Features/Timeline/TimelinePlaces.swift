import Entities

/// Which of the places that a timeline leads to, beside those of its posts, the app has.
public struct TimelinePlaces: Equatable, Sendable {
  /// The timelines that people go to from another: their home, everyone's posts, the posts of one person, and those
  /// with hashtags.
  public var home, publicTimeline, posts, hashtags: Bool
  /// Who is in a list, and what it is called.
  public var listMembers: Bool
  /// A new post.
  public var compose: Bool
  /// People to follow.
  public var suggestedPeople: Bool

  /// Each is whether the app has the place of that name.
  public init(
    home: Bool, publicTimeline: Bool, posts: Bool, hashtags: Bool, listMembers: Bool, compose: Bool,
    suggestedPeople: Bool
  ) {
    self.home = home
    self.publicTimeline = publicTimeline
    self.posts = posts
    self.hashtags = hashtags
    self.listMembers = listMembers
    self.compose = compose
    self.suggestedPeople = suggestedPeople
  }

  /// All that there are.
  public static let all = TimelinePlaces(
    home: true, publicTimeline: true, posts: true, hashtags: true, listMembers: true, compose: true,
    suggestedPeople: true)
}
