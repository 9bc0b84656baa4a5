public import AppValues

/// A notification for the viewer: one activity, or a group of several of the same kind.
///
/// Likes of one post form a group, as do shares of one post, and follows within a day.
public struct Notice: Codable, Hashable, Sendable, Identifiable, PagedItem {
  /// Identifies the latest activity and, with it, the group.
  public let id: AppValues.ID<Notice>
  /// Identifies the group as long as it grows: its first activity. Nil for a notification that's never grouped, and where
  /// the source doesn't group.
  public let group: AppValues.ID<Notice>?
  /// The kind of all activity in the group.
  public let kind: NoticeKind
  /// The person behind the latest activity.
  public let from: Author
  /// A few of the people who did the same earlier, the latest first.
  public let also: [Author]
  /// The number of people who did the same earlier.
  public let others: Int
  /// The post it's about: the liked or shared post, the comment, or the new post itself; nil for a follow, and for one that
  /// wasn't published.
  public var post: Post?
  /// The time of the latest activity.
  public let at: Timestamp
  /// Whether the viewer has seen the whole group.
  public var isRead: Bool

  /// - Parameters:
  ///   - group: The first activity of the group; nil if it's in none.
  ///   - also: A few of the people before `from`, the latest first.
  ///   - others: The number of all people before `from`, including those in `also`.
  ///   - post: The post it's about; nil for a follow.
  public init(
    id: AppValues.ID<Notice>, group: AppValues.ID<Notice>? = nil, kind: NoticeKind, from: Author,
    also: [Author] = [], others: Int = 0, post: Post?, at: Timestamp, isRead: Bool
  ) {
    self.id = id
    self.group = group
    self.kind = kind
    self.from = from
    self.also = also
    self.others = others
    self.post = post
    self.at = at
    self.isRead = isRead
  }
}

/// The kind of activity in a notification. The raw values are stored and printed, so they never change.
@nonexhaustive
public enum NoticeKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Someone follows the viewer, asks to, likes a post, comments on one, mentions the viewer, or shares a post.
  case follow, followRequest, like, comment, mention, share
  /// A new post by a person whose posts the viewer is notified of.
  case post
  /// An edit of a post that the viewer liked or shared.
  case edit
  /// A poll of the viewer's, or one that they voted in, has ended.
  case poll
  /// A post that the viewer scheduled couldn't be published. It's from the viewer, and without a post.
  case unpublished
}
