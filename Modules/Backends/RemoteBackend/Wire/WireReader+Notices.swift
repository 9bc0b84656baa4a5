import AppValues
import Entities
import MastodonAPI

extension WireReader {
  /// A notification; nil for one of a type that isn't known here, or that lacks its post.
  ///
  /// - Parameter isRead: Whether it has been read.
  func notice(_ notification: MastodonNotification, isRead: Bool) -> Notice? {
    guard let kind = kind(of: notification) else { return nil }
    return Notice(
      id: ID(notification.id), kind: kind, from: author(notification.account),
      post: kind.isAboutPeople ? nil : notification.status.map { post($0) }, at: notification.createdAt,
      isRead: isRead)
  }

  private func kind(of notification: MastodonNotification) -> NoticeKind? {
    switch notification.type {
    case .follow: return .follow
    case .followRequest: return .followRequest
    default: break
    }
    guard let status = notification.status else { return nil }
    switch notification.type {
    case .favourite: return .like
    case .reblog: return .share
    case .status: return .post
    case .update: return .edit
    // A comment on one's post, too.
    case .mention: return isCommentOnOwnPost(status) ? .comment : .mention
    default: return nil
    }
  }

  private func isCommentOnOwnPost(_ status: MastodonStatus) -> Bool {
    guard let viewer else { return false }
    return status.inReplyToAccountID == viewer.rawValue
  }
}

extension NoticeKind {
  fileprivate var isAboutPeople: Bool { self == .follow || self == .followRequest }
}
