public import AppValues

/// What the administrator of a network tells everyone.
public struct Announcement: Codable, Hashable, Sendable, Identifiable {
  /// Identifies it among the announcements of its network.
  public let id: AppValues.ID<Announcement>
  /// What it says.
  public var content: AnnouncementContent
  /// When it was published.
  public let publishedAt: Timestamp
  /// When it was last changed; nil if it never was.
  public var editedAt: Timestamp?
  /// Whether the viewer has dismissed it.
  public var isRead: Bool
  /// What people feel about it, in the order in which the emoji were first given.
  public var reactions: [AnnouncementReaction]

  /// - Parameters:
  ///   - content: What it says.
  ///   - publishedAt: When it was published.
  ///   - editedAt: When it was last changed; nil if it never was.
  ///   - isRead: Whether the viewer has dismissed it.
  ///   - reactions: In the order in which the emoji were first given.
  public init(
    id: AppValues.ID<Announcement>, content: AnnouncementContent, publishedAt: Timestamp,
    editedAt: Timestamp? = nil, isRead: Bool = false, reactions: [AnnouncementReaction] = []
  ) {
    self.id = id
    self.content = content
    self.publishedAt = publishedAt
    self.editedAt = editedAt
    self.isRead = isRead
    self.reactions = reactions
  }
}

/// What an announcement says, as the administrator writes it.
public struct AnnouncementContent: Codable, Hashable, Sendable {
  /// The number of characters that a text has at most.
  public static let maximumLength = 2_000
  /// The number of announcements that haven't ended, at most.
  public static let maximumCount = 50

  /// Plain text, in which mentions, hashtags and links are found as in posts. Not empty.
  public var text: String
  /// When what it's about begins; nil if it isn't about a time.
  public var startsAt: Timestamp?
  /// When what it's about is over, and the announcement with it: it isn't shown any longer. Nil for one that stays until it's
  /// deleted.
  public var endsAt: Timestamp?
  /// Whether the two times mean whole days: `days`. Only where there are both.
  public var isAllDay: Bool

  /// - Parameters:
  ///   - text: Plain text.
  ///   - startsAt: When what it's about begins.
  ///   - endsAt: When that is over, and the announcement with it.
  ///   - isAllDay: Whether the two times mean whole days.
  public init(
    text: String, startsAt: Timestamp? = nil, endsAt: Timestamp? = nil, isAllDay: Bool = false
  ) {
    self.text = text
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.isAllDay = isAllDay
  }
}

extension AnnouncementContent {
  /// How long a day goes on somewhere once it's over in UTC, in seconds.
  private static let lastZone: Int64 = 43_200

  /// The first and the last day of what it's about; nil if it isn't about whole days.
  public var days: ClosedRange<CalendarDate>? {
    guard isAllDay, let startsAt, let endsAt else { return nil }
    let first = CalendarDate(startsAt)
    return first...max(first, CalendarDate(endsAt.adding(seconds: -Self.lastZone)))
  }

  /// When it ends, as others are told: of whole days, the midnight before the last of them, in UTC.
  public var statedEnd: Timestamp? { days?.upperBound.start() ?? endsAt }

  /// Makes it about whole days, which are the same wherever someone is: it starts with the first in UTC, and ends once the last
  /// is over everywhere.
  public mutating func setDays(_ days: ClosedRange<CalendarDate>) {
    startsAt = days.lowerBound.start()
    endsAt = Timestamp(
      milliseconds: days.upperBound.start().milliseconds + 86_400_000 + 1000 * Self.lastZone - 1)
    isAllDay = true
  }
}

/// An emoji that people gave to an announcement.
public struct AnnouncementReaction: Codable, Hashable, Sendable {
  /// The number of different emoji that one announcement has at most.
  public static let maximumCount = 8

  /// One emoji, as Unicode has it; or the name of one of a server's own, as `:blobcat:`.
  public let emoji: String
  /// The number of people who gave it, at least 1.
  public var count: Int
  /// Whether the viewer is one of them.
  public var isOwn: Bool

  /// - Parameters:
  ///   - emoji: One emoji, as Unicode has it; or the name of one of a server's own, as `:blobcat:`.
  ///   - count: The number of people who gave it.
  ///   - isOwn: Whether the viewer is one of them.
  public init(emoji: String, count: Int, isOwn: Bool) {
    self.emoji = emoji
    self.count = count
    self.isOwn = isOwn
  }
}
