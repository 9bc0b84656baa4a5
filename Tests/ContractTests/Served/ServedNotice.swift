import AppValues
import Entities
import MastodonAPI

/// What an app shows of a notice.
struct ServedNotice: Equatable {
  /// Nil for one that apps aren't told of.
  let type: MastodonNotificationType?
  let from: String
  let post: ID<Post>?
}

extension ServedNotice {
  init(_ notice: Oracle.Notice, _ oracle: Oracle) {
    type =
      switch notice.kind {
      case .poll: .poll
      case .follow: .follow
      case .followRequest: .followRequest
      case .like: .favourite
      case .share: .reblog
      case .comment, .mention: .mention
      case .post: .status
      case .edit: .update
      case .unpublished: nil
      }
    from = Oracle.handle(notice.actor)
    post = notice.post.map { oracle.posts[$0].id }
  }
}

extension ServedApp {
  /// All notices, the latest first.
  func notices() async throws -> [ServedNotice] {
    try await everything(limit: 5) { request in
      try await page(
        Endpoints.Notifications.list,
        with: PagedParameters(page: PageParameters(request), filters: MastodonNotificationFilters()))
    }.map { notification in
      ServedNotice(
        type: notification.type, from: notification.account.acct,
        post: notification.status.map { ID($0.id) })
    }
  }
}
