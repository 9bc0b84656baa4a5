import Database
import Entities
import Notifications

/// Notices in the database.
struct LocalNotifications: NotificationsRepository {
  let access: Access
  let feed: ChangeFeed

  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(SocialError) -> Page<Notice> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(SocialError) in
      let unread: SQL = filter == .unread ? " AND n.read_at IS NULL" : ""
      let rows = try transaction.connection.rows(
        """
        SELECT n.id, n.kind, n.post_id, n.at, n.read_at, a.id, a.handle, a.name
        FROM notice n JOIN person a ON a.id = n.actor_id
        WHERE n.recipient_id = \(transaction.viewer) AND n.standing = 1\(unread)
          AND \(transaction.visible.notice)\(range.bounds("n.id"))\(range.ordering("n.id"))
        """, NoticeRow.init)
      return try range.page(rows, key: { $0.id }) { rows throws(SocialError) in
        let posts = try transaction.posts(rows.map(\.post).filter { $0 != 0 })
        return rows.map { $0.notice(posts) }
      }
    }
  }

  func unreadCount() async throws(SocialError) -> Int {
    if access.isAnonymous { return 0 }
    return try await access.readAsMember { transaction throws(SocialError) in
      try transaction.connection.first(
        """
        SELECT COUNT(*) FROM notice n
        WHERE n.recipient_id = \(transaction.viewer) AND n.standing = 1 AND n.read_at IS NULL
          AND \(transaction.visible.notice)
        """
      ) { row throws(SocialError) in row.int(0) } ?? 0
    }
  }

  func markRead(_ ids: [ID<Notice>]) async throws(SocialError) {
    let numbers = ids.compactMap(\.numberOrNil)
    try await access.write { transaction throws(SocialError) in
      try transaction.markRead(" AND \(transaction.dialect.contains("id", numbers))")
    }
  }

  func markAllRead() async throws(SocialError) {
    try await access.write { transaction throws(SocialError) in
      try transaction.markRead("")
    }
  }

  func changes() -> AsyncStream<LiveSignal> {
    feed.signals { [access] changes in
      await access.isAmong(
        changes.filter { $0.kind == ChangeKind.notice.rawValue }.map(\.subject))
    }
  }
}

extension Transaction {
  fileprivate func markRead(_ condition: SQL) throws(SocialError) {
    let changed = try connection.execute(
      """
      UPDATE notice SET read_at = \(now.milliseconds)
      WHERE recipient_id = \(viewer) AND standing = 1 AND read_at IS NULL\(condition)
      """)
    if changed > 0 { try appendChange(.notice, viewer) }
  }
}

/// A notice as it is stored, its post by number.
private struct NoticeRow {
  let id: Int64
  let kind: NoticeKind
  let post: Int64
  private let at: Timestamp
  private let isRead: Bool
  private let from: Author

  init(_ row: borrowing Row) throws(SocialError) {
    guard let kind = NoticeKind(rawValue: row.text(1)) else {
      throw .unexpected(reference: "notice-kind-unknown")
    }
    id = row.integer(0)
    self.kind = kind
    post = row.integer(2)
    at = Timestamp(milliseconds: row.integer(3))
    isRead = !row.isNull(4)
    from = PersonColumns.author(row, at: 5)
  }

  func notice(_ posts: [Int64: Post]) -> Notice {
    Notice(id: ID(id), kind: kind, from: from, post: posts[post], at: at, isRead: isRead)
  }
}
