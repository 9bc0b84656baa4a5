import Entities

/// The places that a timeline leads to, and whether the app has them. The places of its posts aren't among them.
public struct TimelinePlaces: Equatable, Sendable {
  /// Other timelines: home, the public timeline, the posts of a person, and posts with hashtags.
  public var home, publicTimeline, posts, hashtags: Bool
  /// The people in a list, and its name.
  public var listMembers: Bool
  /// A new post.
  public var compose: Bool
  /// People to follow.
  public var suggestedPeople: Bool

  /// Each parameter says whether the app has the place of that name.
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

  /// Every place.
  public static let all = TimelinePlaces(
    home: true, publicTimeline: true, posts: true, hashtags: true, listMembers: true, compose: true,
    suggestedPeople: true)
}
