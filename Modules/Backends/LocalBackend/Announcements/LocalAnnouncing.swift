import AppValues
import Entities
import Notifications
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// What the administrator tells everyone, in the database.
struct LocalAnnouncing: Announcing {
  let database: any SQLDatabase
  let clock: WallClock

  func announcements(_ request: PageRequest) async throws(AppError) -> Page<Announcement> {
    let range = try KeyRange(request)
    return try await database.read { connection throws(AppError) in
      let found = try connection.announcements("1 = 1\(range.bounds("a.id"))\(range.ordering("a.id"))")
      return try range.page(found, key: { $0.id.numberOrNil ?? 0 }) { Array($0) }
    }
  }

  func announcement(_ id: ID<Announcement>) async throws(AppError) -> Announcement {
    let number = try id.number()
    return try await database.read { connection throws(AppError) in
      guard let found = try connection.announcements("a.id = \(number)").first else { throw .notFound }
      return found
    }
  }

  func announce(_ content: AnnouncementContent) async throws(AppError) -> Announcement {
    let now = clock.now()
    let content = try AnnouncementRule.checked(content, at: now)
    return try await database.write { connection throws(AppError) in
      let id = try connection.nextID(now)
      try connection.execute(
        """
        INSERT INTO announcement (id, text, starts_at, ends_at, is_all_day, published_at)
        VALUES (
          \(id), \(content.text), \(content.startsAt?.milliseconds), \(content.endsAt?.milliseconds),
          \(content.isAllDay ? 1 : 0), \(now.milliseconds))
        """)
      return try connection.announced(id, now)
    }
  }

  func change(
    _ id: ID<Announcement>, to content: AnnouncementContent
  ) async throws(AppError) -> Announcement {
    let (number, now) = (try id.number(), clock.now())
    let content = try AnnouncementRule.checked(content, at: now)
    return try await database.write { connection throws(AppError) in
      try connection.execute(
        """
        UPDATE announcement SET text = \(content.text), starts_at = \(content.startsAt?.milliseconds),
          ends_at = \(content.endsAt?.milliseconds), is_all_day = \(content.isAllDay ? 1 : 0),
          edited_at = \(now.milliseconds)
        WHERE id = \(number)
        """)
      return try connection.announced(number, now)
    }
  }

  func delete(_ id: ID<Announcement>) async throws(AppError) {
    let (number, now) = (try id.number(), clock.now())
    try await database.write { connection throws(AppError) in
      if try connection.execute("DELETE FROM announcement WHERE id = \(number)") == 0 { throw .notFound }
      for table in ["announcement_dismissal", "announcement_emoji", "announcement_reaction"] as [SQL] {
        try connection.execute("DELETE FROM \(table) WHERE announcement_id = \(number)")
      }
      try connection.appendAnnouncement(number, now)
    }
  }
}

extension SQLConnection {
  /// What was just written, with its change.
  ///
  /// Throws `notFound`; `invalid(.announcements, .outOfRange)` if there are more than there may be.
  fileprivate func announced(_ id: Int64, _ now: Timestamp) throws(AppError) -> Announcement {
    guard let announcement = try announcements("a.id = \(id)").first else { throw .notFound }
    let standing = try count("SELECT COUNT(*) FROM announcement a WHERE \(SQL.hasNotEnded(at: now))")
    if standing > AnnouncementContent.maximumCount { throw .invalid(.announcements, .outOfRange) }
    if let end = announcement.content.endsAt {
      try addWork(.announcementEnd, id, due: end.milliseconds, now)
    }
    try appendAnnouncement(id, now)
    return announcement
  }

  /// Says that something about an announcement has changed.
  func appendAnnouncement(_ id: Int64, _ now: Timestamp) throws(AppError) {
    try appendChange(
      ChangeRecord(
        kind: ChangeKind.announcement.rawValue, subject: id, object: nil, at: now.milliseconds))
  }
}
