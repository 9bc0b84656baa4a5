import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

extension SQLConnection {
  /// Some announcements, with what people gave to them.
  ///
  /// - Parameters:
  ///   - selection: Which announcements `a`, and in which order.
  ///   - viewer: Who reads them; no one by default, so that none is read and no reaction is one's own.
  func announcements(_ selection: SQL, for viewer: Int64 = 0) throws(AppError) -> [Announcement] {
    var announcements = try rows(
      """
      SELECT a.id, a.text, a.starts_at, a.ends_at, a.is_all_day, a.published_at, a.edited_at, EXISTS (
        SELECT 1 FROM announcement_dismissal d WHERE d.announcement_id = a.id AND d.person_id = \(viewer))
      FROM announcement a WHERE \(selection)
      """
    ) { row throws(AppError) in Announcement(row) }
    let reactions = try reactions(to: announcements.compactMap(\.id.numberOrNil), by: viewer)
    for index in announcements.indices {
      announcements[index].reactions = reactions[announcements[index].id] ?? []
    }
    return announcements
  }

  private func reactions(
    to announcements: [Int64], by viewer: Int64
  ) throws(AppError) -> [ID<Announcement>: [AnnouncementReaction]] {
    if announcements.isEmpty { return [:] }
    let found = try rows(
      """
      SELECT e.announcement_id, e.emoji, e.reaction_count, EXISTS (
        SELECT 1 FROM announcement_reaction r
        WHERE r.announcement_id = e.announcement_id AND r.emoji = e.emoji AND r.person_id = \(viewer))
      FROM announcement_emoji e WHERE \(dialect.contains("e.announcement_id", announcements)) ORDER BY e.id
      """
    ) { row throws(AppError) in
      (
        ID<Announcement>(row.integer(0)),
        AnnouncementReaction(emoji: row.text(1), count: row.int(2), isOwn: row.boolean(3))
      )
    }
    return Dictionary(grouping: found, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The number that a statement counts.
  func count(_ statement: SQL) throws(AppError) -> Int {
    try first(statement) { row throws(AppError) in row.int(0) } ?? 0
  }
}

extension SQL {
  /// Whether an announcement `a` hasn't ended.
  static func hasNotEnded(at now: Timestamp) -> SQL {
    "(a.ends_at IS NULL OR a.ends_at > \(now.milliseconds))"
  }
}

extension Announcement {
  /// Reads the columns of `announcements`.
  fileprivate init(_ row: borrowing Row) {
    self.init(
      id: ID(row.integer(0)),
      content: AnnouncementContent(
        text: row.text(1), startsAt: row.optionalInteger(2).map(Timestamp.init(milliseconds:)),
        endsAt: row.optionalInteger(3).map(Timestamp.init(milliseconds:)), isAllDay: row.boolean(4)),
      publishedAt: Timestamp(milliseconds: row.integer(5)),
      editedAt: row.optionalInteger(6).map(Timestamp.init(milliseconds:)), isRead: row.boolean(7))
  }
}
