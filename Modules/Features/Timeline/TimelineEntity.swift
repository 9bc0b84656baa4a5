public import AppValues
public import Entities

/// A post in a timeline. A share is a separate item; acting on an item acts on its post.
public struct TimelineItem: Hashable, Sendable, Identifiable, PagedItem {
  /// The source's ID for the item. The ID of a share differs from that of the shared post.
  public let id: AppValues.ID<TimelineItem>
  /// The post as the viewer can see it; for a share, the shared post.
  public var post: Post
  /// The person who shared the post here; nil when it's here as a post by its author.
  public let sharedBy: Author?
  /// When the item arrived: when the post was shared, bookmarked or liked, or else written.
  public let at: Timestamp
  /// The position of the item, for requesting what is above or below it.
  public let cursor: Cursor

  /// A post appears in a list once, however many people shared it.
  public var pageKey: Post.ID { post.id }

  /// An item as its source creates it.
  ///
  /// - Parameters:
  ///   - id: The source's ID for the item.
  ///   - post: The post as the viewer can see it.
  ///   - sharedBy: The person who shared the post; nil if the item isn't a share.
  ///   - at: When the item arrived in this timeline.
  ///   - cursor: The position of this very item, above or below which pages begin.
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
  /// Whether there are more posts than were counted.
  public let isMore: Bool

  /// - Parameters:
  ///   - count: How many posts were counted, at least 1.
  ///   - isMore: Whether counting stopped there.
  public init(count: Int, isMore: Bool) {
    self.count = count
    self.isMore = isMore
  }
}

/// A choice among a person's posts and shares; without any, all of them.
public struct PersonItems: Hashable, Sendable {
  /// Without comments on other people's posts.
  public var withoutComments: Bool
  /// Without shares of other posts.
  public var withoutShares: Bool
  /// Only the person's own posts with photos.
  public var onlyPhotos: Bool
  /// Only the person's own posts with this hashtag, named without the `#`; nil for any.
  public var hashtag: String?

  /// All items, unless something is left out.
  public init(
    withoutComments: Bool = false, withoutShares: Bool = false, onlyPhotos: Bool = false,
    hashtag: String? = nil
  ) {
    self.withoutComments = withoutComments
    self.withoutShares = withoutShares
    self.onlyPhotos = onlyPhotos
    self.hashtag = hashtag
  }
}
