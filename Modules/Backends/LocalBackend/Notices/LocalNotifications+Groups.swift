import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// Notices by group.
extension LocalNotifications: NoticeGroups {
  func page(
    _ filter: NoticeFilter, singly kinds: Set<NoticeKind>, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    let (range, filter) = (try KeyRange(request), try NoticeConditions(filter, singly: kinds))
    return try await access.readAsMember { transaction throws(AppError) in
      try NoticeList(range, filter, in: transaction).page()
    }
  }

  func group(_ id: ID<Notice>) async throws(AppError) -> Notice {
    let (id, range) = (try id.number(), try KeyRange(PageRequest(limit: 1)))
    let filter = try NoticeConditions(.all)
    return try await access.readAsMember { transaction throws(AppError) in
      guard let notice = try NoticeList(range, filter, in: transaction).group(id) else { throw .notFound }
      return notice
    }
  }

  func notices(in group: ID<Notice>, _ request: PageRequest) async throws(AppError) -> Page<Notice> {
    let (group, range) = (try group.number(), try KeyRange(request))
    let filter = try NoticeConditions(.all)
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.requireGroup(group)
      return try transaction.singleNotices(range, filter, " AND n.group_id = \(group)")
    }
  }

  func dismiss(group: ID<Notice>) async throws(AppError) {
    let group = try group.number()
    try await access.write { transaction throws(AppError) in
      try transaction.requireGroup(group)
      // Hidden ones, too: they would come back.
      try transaction.dismiss(" AND group_id = \(group)")
    }
  }

  func unreadCount(
    _ filter: NoticeFilter, singly kinds: Set<NoticeKind>, upTo limit: Int
  ) async throws(AppError) -> Int {
    let filter = try NoticeConditions(filter, singly: kinds)
    // The number of a group is that of its first notice, so that it's never that of another entry.
    let entry: SQL =
      filter.singly.isEmpty
      ? "n.group_id" : "CASE WHEN \(filter.isSingle("n.kind")) THEN n.id ELSE n.group_id END"
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.first(
        """
        SELECT COUNT(*) FROM (
          SELECT DISTINCT \(entry) \(transaction.unreadNotices)\(filter.ofKinds("n.kind"))\(filter.ofPerson)
          ORDER BY 1 LIMIT \(limit)) AS unread
        """
      ) { row throws(AppError) in row.int(0) } ?? 0
    }
  }
}

extension Transaction {
  /// Throws `notFound` unless the group is one of the viewer's.
  fileprivate func requireGroup(_ id: Int64) throws(AppError) {
    let isTheirs = try connection.exists(
      "SELECT 1 FROM notice_group WHERE id = \(id) AND recipient_id = \(viewer)")
    if !isTheirs { throw .notFound }
  }
}
