public import AppValues
public import Entities

/// Which timeline.
public enum TimelineKind: Hashable, Sendable {
  /// The viewer's own posts and those of the people they follow, with what those shared.
  case home
  /// Everyone's public posts, without shares and without comments on others' posts.
  case everyone
  /// One person's posts and shares, or a choice of them.
  case user(ID<User>, PersonPosts = .all)
  /// Public posts, comments among them, by their hashtags.
  case hashtag(HashtagSelection)
  /// What the people of one of the viewer's lists post and share, as it comes to the viewer's home.
  case list(ID<UserList>)
  /// The posts that the viewer keeps, the one kept last first.
  case bookmarks
  /// The posts that the viewer likes, the one liked last first.
  case likes
}

/// A post's place in a timeline. A share is an item of its own; acting on an item acts on its post.
public struct TimelineItem: Hashable, Sendable, Identifiable {
  public let id: ID<TimelineItem>
  public var post: Post
  /// Who brought the post here; nil when its author did.
  public let sharedBy: Author?
  /// When it came: when it was shared, bookmarked or liked, or else written.
  public let at: Timestamp
  /// The place of the item, for asking for what is above or below it.
  public let cursor: Cursor

  public init(
    id: TimelineItem.ID, post: Post, sharedBy: Author?, at: Timestamp, cursor: Cursor
  ) {
    self.id = id
    self.post = post
    self.sharedBy = sharedBy
    self.at = at
    self.cursor = cursor
  }
}

/// The number of new posts above the loaded part.
public struct TimelineNews: Hashable, Sendable {
  /// How many posts were counted, at least 1.
  public let count: Int
  /// Whether there are more than were counted.
  public let isMore: Bool

  public init(count: Int, isMore: Bool) {
    self.count = count
    self.isMore = isMore
  }
}
