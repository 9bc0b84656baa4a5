/// Something that somebody did and the viewer is told of.
public struct Notice: Hashable, Sendable, Identifiable {
  public let id: ID<Notice>
  public let kind: NoticeKind
  /// Who did it.
  public let from: Author
  /// The post it is about: the liked or shared one, or the comment itself; nil for a follow.
  public let post: Post?
  public let at: Timestamp
  public var isRead: Bool

  public init(
    id: ID<Notice>, kind: NoticeKind, from: Author, post: Post?, at: Timestamp, isRead: Bool
  ) {
    self.id = id
    self.kind = kind
    self.from = from
    self.post = post
    self.at = at
    self.isRead = isRead
  }
}

/// What a notice tells of.
public enum NoticeKind: String, Hashable, Sendable, CaseIterable {
  case follow, followRequest, like, comment, mention, share, post
}
