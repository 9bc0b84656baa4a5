public import Entities

extension MastodonNotificationType {
  /// The type that notifications of a kind have. On the wire, a comment on one's post is a mention of its author.
  public init(_ kind: NoticeKind) {
    self =
      switch kind {
      case .follow: .follow
      case .followRequest: .followRequest
      case .like: .favourite
      case .comment, .mention: .mention
      case .share: .reblog
      case .post: .status
      case .edit: .update
      case .poll: .poll
      }
  }
}
