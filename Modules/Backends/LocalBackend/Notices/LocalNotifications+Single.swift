import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// Single notices, and the mark up to which everything is read.
extension LocalNotifications: SingleNotices {
  func notice(_ id: ID<Notice>) async throws(AppError) -> Notice {
    let id = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in try transaction.singleNotice(id) }
  }

  func dismissAlone(_ id: ID<Notice>) async throws(AppError) {
    let id = try id.number()
    try await access.write { transaction throws(AppError) in
      // Hidden ones, too: they would come back.
      if try transaction.dismiss(" AND id = \(id)") == 0 { throw .notFound }
    }
  }

  func mark() async throws(AppError) -> ReadingMark<ID<Notice>>? {
    try await access.readAsMember { transaction throws(AppError) in
      try transaction.readingMark(in: .notices)?.map { ID($0) }
    }
  }

  func setMark(_ id: ID<Notice>, expecting version: Int?) async throws(AppError) -> ReadingMark<ID<Notice>> {
    guard let id = id.numberOrNil else { throw .invalid(.cursor, .malformed) }
    return try await access.write { transaction throws(AppError) in
      let mark = try transaction.setReadingMark(id, in: .notices, expecting: version)
      try transaction.markRead(" AND id <= \(mark.position)")
      return try transaction.readingMark(in: .notices)?.map { ID($0) } ?? mark.map { ID($0) }
    }
  }
}

extension Transaction {
  /// Moves the mark to the viewer's latest notice if none is unread.
  func moveNoticeMark() throws(AppError) {
    let isUnread = try connection.exists("SELECT 1 \(unreadNotices) LIMIT 1")
    if isUnread { return }
    let latest = try connection.first(
      "SELECT id FROM notice WHERE recipient_id = \(viewer) AND standing = 1 ORDER BY id DESC LIMIT 1"
    ) { row throws(AppError) in row.integer(0) }
    if let latest { _ = try setReadingMark(latest, in: .notices) }
  }
}
