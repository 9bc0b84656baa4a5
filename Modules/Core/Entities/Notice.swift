public import AppValues

/// Something that people did and the viewer is told of: one deed, or several of a kind that are told together.
///
/// Likes of one post are told together, shares of one post, and those who began to follow within a day.
public struct Notice: Codable, Hashable, Sendable, Identifiable, PagedItem {
  /// Names the latest deed, and with it those before it that are told together with it.
  public let id: ID<Notice>
  public let kind: NoticeKind
  /// Who did it, last of all.
  public let from: Author
  /// A few of those who did the same before, the latest first.
  public let also: [Author]
  /// How many did the same before, in all.
  public let others: Int
  /// The post it is about: the liked or shared one, or the comment or the new post itself; nil for a follow.
  public let post: Post?
  /// When it was done last.
  public let at: Timestamp
  /// Whether none of it is new.
  public var isRead: Bool

  public init(
    id: ID<Notice>, kind: NoticeKind, from: Author, also: [Author] = [], others: Int = 0, post: Post?,
    at: Timestamp, isRead: Bool
  ) {
    self.id = id
    self.kind = kind
    self.from = from
    self.also = also
    self.others = others
    self.post = post
    self.at = at
    self.isRead = isRead
  }
}

/// What a notice tells of. Its raw values are stored and printed: they stay as they are.
public enum NoticeKind: String, Codable, Hashable, Sendable, CaseIterable {
  case follow, followRequest, like, comment, mention, share
  /// A new post of somebody whom the viewer watches.
  case post
  /// Somebody edited a post that the viewer liked or shared.
  case edit
}
