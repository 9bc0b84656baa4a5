import Entities

/// Which of the places that a timeline leads to, beside those of its posts, the app has.
public struct TimelinePlaces: Equatable, Sendable {
  /// The timelines that people go to from another: their home, everyone's posts, the posts of one person, and those
  /// with hashtags.
  public var home, everyone, posts, hashtags: Bool
  /// Who is in a list, and what it is called.
  public var listMembers: Bool
  /// A new post.
  public var newPost: Bool
  /// People to follow.
  public var suggestedPeople: Bool

  /// Each is whether the app has the place of that name.
  public init(
    home: Bool, everyone: Bool, posts: Bool, hashtags: Bool, listMembers: Bool, newPost: Bool,
    suggestedPeople: Bool
  ) {
    self.home = home
    self.everyone = everyone
    self.posts = posts
    self.hashtags = hashtags
    self.listMembers = listMembers
    self.newPost = newPost
    self.suggestedPeople = suggestedPeople
  }

  /// All that there are.
  public static let all = TimelinePlaces(
    home: true, everyone: true, posts: true, hashtags: true, listMembers: true, newPost: true,
    suggestedPeople: true)
}
