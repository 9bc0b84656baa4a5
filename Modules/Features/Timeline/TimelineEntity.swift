public import AppValues
public import Entities

/// A post's place in a timeline. A share is an item of its own; acting on an item acts on its post.
public struct TimelineItem: Hashable, Sendable, Identifiable, PagedItem {
  /// The source's name for the item; a share has another than the post it shares.
  public let id: ID<TimelineItem>
  /// The post as the viewer may see it; for a share, the post that was shared.
  public var post: Post
  /// Who brought the post here; nil when its author did.
  public let sharedBy: Author?
  /// When it came: when it was shared, bookmarked or liked, or else written.
  public let at: Timestamp
  /// The place of the item, for asking for what is above or below it.
  public let cursor: Cursor

  /// A post stands in a list once, however many brought it.
  public var pageKey: Post.ID { post.id }

  /// An item as its source makes it.
  ///
  /// - Parameters:
  ///   - sharedBy: Who shared the post; nil where it stands by itself.
  ///   - at: When the item came to this timeline.
  ///   - cursor: The place of this very item, which pages begin above or below.
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

  /// A count of at least 1; `isMore` where counting stopped there.
  public init(count: Int, isMore: Bool) {
    self.count = count
    self.isMore = isMore
  }
}
