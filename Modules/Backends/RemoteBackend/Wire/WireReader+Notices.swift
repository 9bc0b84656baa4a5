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
      id: ID(notification.id), kind: kind, from: seenAuthor(notification.account),
      post: kind.isAboutPeople ? nil : notification.status.map { post($0) }, at: notification.createdAt,
      isRead: isRead)
  }

  private func kind(of notification: MastodonNotification) -> NoticeKind? {
    let kind = NoticeKind.allCases.first { MastodonNotificationType($0) == notification.type }
    guard let kind, !kind.isAboutPeople else { return kind }
    guard let status = notification.status else { return nil }
    // Both have one type.
    if kind == .comment || kind == .mention { return isCommentOnOwnPost(status) ? .comment : .mention }
    return kind
  }

  private func isCommentOnOwnPost(_ status: MastodonStatus) -> Bool {
    guard let viewer else { return false }
    return status.inReplyToAccountID == viewer.rawValue
  }
}

extension NoticeKind {
  fileprivate var isAboutPeople: Bool { self == .follow || self == .followRequest }
}
