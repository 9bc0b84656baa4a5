import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// Notices in the database.
struct LocalNotifications: NotificationsRepository, NoticeArrivals, NoticeMarks, NoticeSettingsRepository {
  let access: Access
  let feed: ChangeFeed
  let noticeMarkCapabilities = NoticeMarkCapabilities.all
  let noticeSettingsCapabilities = NoticeSettingsCapabilities.all

  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    let (range, filter) = (try KeyRange(request), try NoticeConditions(filter))
    return try await access.readAsMember { transaction throws(AppError) in
      try NoticeList(range, filter, in: transaction).page()
    }
  }

  func ungrouped(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    let (range, filter) = (try KeyRange(request), try NoticeConditions(filter))
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.singleNotices(range, filter)
    }
  }

  func unreadCount() async throws(AppError) -> Int {
    if access.isAnonymous { return 0 }
    return try await unreadCount(.all, singly: [], upTo: UnreadCount.maximum)
  }

  func markRead(_ ids: [ID<Notice>]) async throws(AppError) {
    let numbers = ids.compactMap(\.numberOrNil)
    try await access.write { transaction throws(AppError) in
      try transaction.markRead(transaction.toldTogether(with: numbers))
    }
  }

  func markAllRead() async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      try transaction.markRead("")
    }
  }

  func dismiss(_ ids: [ID<Notice>]) async throws(AppError) {
    let numbers = Set(ids).compactMap(\.numberOrNil)
    if numbers.count < Set(ids).count { throw .notFound }
    try await access.write { transaction throws(AppError) in
      try transaction.requireNotices(numbers)
      try transaction.dismiss(transaction.toldTogether(with: numbers))
    }
  }

  func dismissAll() async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      try transaction.dismiss("")
    }
  }

  func settings() async throws(AppError) -> NoticeSettings {
    try await access.readAsMember { transaction throws(AppError) in try transaction.noticeSettings() }
  }

  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    try await access.write { transaction throws(AppError) in
      try transaction.change(change)
      return try transaction.noticeSettings()
    }
  }

  func changes() -> AsyncStream<LiveSignal> {
    feed.signals(.notices, to: access.tokenHash)
  }
}

extension Transaction {
  /// ` AND …`: the notices that these stand for in the list, and no later ones.
  fileprivate func toldTogether(with ids: [Int64]) -> SQL {
    let listed: SQL = "FROM notice h WHERE \(dialect.contains("h.id", ids)) AND h.recipient_id = \(viewer)"
    return """
       AND group_id IN (SELECT h.group_id \(listed))
      AND id <= (SELECT MAX(h.id) \(listed) AND h.group_id = notice.group_id)
      """
  }

  func markRead(_ condition: SQL) throws(AppError) {
    let changed = try connection.execute(
      """
      UPDATE notice SET read_at = \(now.milliseconds)
      WHERE recipient_id = \(viewer) AND standing = 1 AND read_at IS NULL\(condition)
      """)
    if changed == 0 { return }
    try moveNoticeMark()
    try appendChange(.notice, viewer)
  }

  /// Throws unless all of these are notices of the viewer's. The activity that a group is named after may have been
  /// undone.
  fileprivate func requireNotices(_ ids: [Int64]) throws(AppError) {
    let told = try connection.first(
      """
      SELECT COUNT(*) FROM notice h
      WHERE \(dialect.contains("h.id", ids)) AND h.recipient_id = \(viewer)
      """
    ) { row throws(AppError) in row.int(0) }
    if told != ids.count { throw .notFound }
  }

  /// Returns how many were dismissed.
  @discardableResult
  func dismiss(_ condition: SQL) throws(AppError) -> Int {
    let changed = try connection.execute(
      "UPDATE notice SET standing = 2 WHERE recipient_id = \(viewer) AND standing = 1\(condition)")
    if changed > 0 { try appendChange(.notice, viewer) }
    return changed
  }
}
