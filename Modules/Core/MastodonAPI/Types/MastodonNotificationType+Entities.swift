public import Entities

extension MastodonNotificationType {
  /// The type that notifications of a kind have; nil for a kind that apps don't know, and so aren't told of. On the wire, a
  /// comment on one's post is a mention of its author.
  public init?(_ kind: NoticeKind) {
    switch kind {
    case .follow: self = .follow
    case .followRequest: self = .followRequest
    case .like: self = .favourite
    case .comment, .mention: self = .mention
    case .share: self = .reblog
    case .post: self = .status
    case .edit: self = .update
    case .poll: self = .poll
    case .unpublished: return nil
    }
  }
}
