import AppValues
import Entities

/// What the administrator announced, and what people make of it.
extension Oracle {
  /// Whether people are still shown an announcement.
  func stands(_ number: Int) -> Bool { announcements[number].content.endsAt.map { $0 > now } ?? true }

  mutating func dismiss(_ number: Int, by person: Int) -> AppError? {
    guard stands(number) else { return .notFound }
    announcements[number].dismissed.insert(person)
    return nil
  }

  mutating func give(_ emoji: String, to number: Int, by person: Int) -> AppError? {
    guard stands(number) else { return .notFound }
    if let index = announcements[number].given.firstIndex(where: { $0.emoji == emoji }) {
      announcements[number].given[index].people.insert(person)
      return nil
    }
    if announcements[number].given.count == 8 { return .invalid(.emoji, .outOfRange) }
    announcements[number].given.append((emoji, [person]))
    return nil
  }

  mutating func takeBack(_ emoji: String, from number: Int, by person: Int) -> AppError? {
    guard stands(number) else { return .notFound }
    for index in announcements[number].given.indices where announcements[number].given[index].emoji == emoji {
      announcements[number].given[index].people.remove(person)
    }
    announcements[number].given.removeAll(where: \.people.isEmpty)
    return nil
  }

  /// What someone sees of all that haven't ended, the newest first; what the administrator sees of all, for nil.
  func announcements(for viewer: Int?) -> [Entities.Announcement] {
    announcements.indices.reversed().filter { viewer == nil || stands($0) }.map { number in
      let announcement = announcements[number]
      return Entities.Announcement(
        id: announcement.id, content: announcement.content, publishedAt: Timestamp(milliseconds: 0),
        isRead: viewer.map(announcement.dismissed.contains) ?? false,
        reactions: announcement.given.map { emoji, people in
          AnnouncementReaction(
            emoji: emoji, count: people.count, isOwn: viewer.map(people.contains) ?? false)
        })
    }
  }
}
