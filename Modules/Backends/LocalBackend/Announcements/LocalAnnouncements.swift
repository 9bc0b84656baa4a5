import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// What the administrator announced, as a viewer has it, in the database.
struct LocalAnnouncements: AnnouncementsRepository {
  let access: Access
  let feed: ChangeFeed

  func announcements() async throws(AppError) -> Page<Announcement> {
    try await access.readAsMember { transaction throws(AppError) in
      let found = try transaction.connection.announcements(
        "\(SQL.hasNotEnded(at: transaction.now)) ORDER BY a.id DESC", for: transaction.viewer)
      return Page(items: found, older: nil, newer: nil)
    }
  }

  func dismiss(_ id: ID<Announcement>) async throws(AppError) {
    let number = try id.number()
    try await access.write { transaction throws(AppError) in
      try transaction.requireAnnouncement(number)
      let dismissed = try transaction.connection.execute(
        """
        INSERT INTO announcement_dismissal (announcement_id, person_id)
        VALUES (\(number), \(transaction.viewer)) ON CONFLICT DO NOTHING
        """)
      if dismissed > 0 { try transaction.appendChange(.announcementDismissed, transaction.viewer) }
    }
  }

  func setReaction(
    _ emoji: String, _ isGiven: Bool, to id: ID<Announcement>
  ) async throws(AppError) {
    let number = try id.number()
    let emoji = try AnnouncementRule.emoji(emoji)
    try await access.write { transaction throws(AppError) in
      try transaction.requireAnnouncement(number)
      if isGiven {
        try transaction.give(emoji, to: number)
      } else {
        try transaction.takeBack(emoji, from: number)
      }
    }
  }

  func announcementChanges() -> AsyncStream<LiveSignal> {
    feed.signals(.announcements, to: access.tokenHash)
  }
}

extension Transaction {
  /// Throws `notFound` if an announcement isn't there or has ended.
  fileprivate func requireAnnouncement(_ id: Int64) throws(AppError) {
    let isThere = try connection.exists(
      "SELECT 1 FROM announcement a WHERE a.id = \(id) AND \(SQL.hasNotEnded(at: now))")
    if !isThere { throw .notFound }
  }

  /// Gives an emoji in the viewer's name, unless they've given it.
  ///
  /// Throws `invalid(.emoji, .outOfRange)`.
  fileprivate func give(_ emoji: String, to announcement: Int64) throws(AppError) {
    let given = try connection.execute(
      """
      INSERT INTO announcement_reaction (announcement_id, emoji, person_id)
      VALUES (\(announcement), \(emoji), \(viewer)) ON CONFLICT DO NOTHING
      """)
    if given == 0 { return }
    if try change(emoji, of: announcement, by: 1) == 0 {
      let different = try connection.count(
        "SELECT COUNT(*) FROM announcement_emoji WHERE announcement_id = \(announcement)")
      if different >= AnnouncementReaction.maximumCount { throw .invalid(.emoji, .outOfRange) }
      try connection.execute(
        """
        INSERT INTO announcement_emoji (announcement_id, emoji, id, reaction_count)
        VALUES (\(announcement), \(emoji), \(try nextID()), 1)
        """)
    }
    try appendChange(.announcement, announcement)
  }

  /// Takes back an emoji that the viewer gave. One that no one gives any longer leaves room for another.
  func takeBack(_ emoji: String, from announcement: Int64) throws(AppError) {
    let taken = try connection.execute(
      """
      DELETE FROM announcement_reaction
      WHERE announcement_id = \(announcement) AND emoji = \(emoji) AND person_id = \(viewer)
      """)
    if taken == 0 { return }
    try change(emoji, of: announcement, by: -1)
    try connection.execute(
      "DELETE FROM announcement_emoji WHERE announcement_id = \(announcement) AND reaction_count = 0")
    try appendChange(.announcement, announcement)
  }

  /// Changes how many people give an emoji. Returns 0 if no one does.
  @discardableResult
  private func change(
    _ emoji: String, of announcement: Int64, by difference: Int64
  ) throws(AppError) -> Int {
    try connection.execute(
      """
      UPDATE announcement_emoji SET reaction_count = reaction_count + \(difference)
      WHERE announcement_id = \(announcement) AND emoji = \(emoji)
      """)
  }
}
