import AppValues
import Entities
import Notifications
import SocialBackend
import SocialLocalBackend

/// What the administrator announces, and what people make of it.
extension RandomWalk {
  private static let emoji = ["🍎", "🍐", "🍊", "🍋", "🍌", "🍉", "🍇", "🍓", "🫐", "👍🏽"]

  mutating func announce(_ actor: Int) async throws {
    let standing = oracle.announcements.indices.filter { oracle.stands($0) }
    // Now and then it's one that has ended.
    let all = pick(0..<8) == 0 ? Array(oracle.announcements.indices) : standing
    guard let number = all.isEmpty ? nil : all[pick(all.indices)], pick(0..<8) > 0 else {
      return try await publish(pickAnnouncement())
    }
    switch pick(0..<12) {
    case 0: try await edit(number, pickAnnouncement())
    case 1: try await delete(number)
    case 2..<4: try await dismiss(number, actor)
    case 4..<9: try await setReaction(true, to: number, actor)
    default: try await setReaction(false, to: number, actor)
    }
  }

  /// The administrator has a program of their own.
  private var announcing: any Announcing { world.program().announcing }

  private mutating func publish(_ content: AnnouncementContent) async throws {
    let announcing = announcing
    var announced: Announcement?
    try await act("the administrator announces \(content)", expecting: nil) {
      announced = try await announcing.announce(content)
    }
    guard let announced else { return }
    oracle.announcements.append(Oracle.Announcement(id: announced.id, content: content))
  }

  private mutating func edit(_ number: Int, _ content: AnnouncementContent) async throws {
    let (announcing, id) = (announcing, oracle.announcements[number].id)
    oracle.announcements[number].content = content
    try await act("the administrator makes \(content) of announcement \(number)", expecting: nil) {
      _ = try await announcing.change(id, to: content)
    }
  }

  private mutating func delete(_ number: Int) async throws {
    let (announcing, id) = (announcing, oracle.announcements.remove(at: number).id)
    try await act("the administrator deletes announcement \(number)", expecting: nil) {
      try await announcing.delete(id)
    }
  }

  private mutating func dismiss(_ number: Int, _ actor: Int) async throws {
    let (announcements, id) = (try announcements(people[actor]), oracle.announcements[number].id)
    let error = oracle.dismiss(number, by: actor)
    try await act("\(actor) dismisses announcement \(number)", expecting: error) {
      try await announcements.dismiss(id)
    }
  }

  private mutating func setReaction(_ isGiven: Bool, to number: Int, _ actor: Int) async throws {
    let (announcements, id) = (try announcements(people[actor]), oracle.announcements[number].id)
    let emoji = Self.emoji[pick(Self.emoji.indices)]
    let error =
      isGiven
      ? oracle.give(emoji, to: number, by: actor) : oracle.takeBack(emoji, from: number, by: actor)
    try await act("\(actor) \(isGiven ? "gives" : "takes back") \(emoji), \(number)", expecting: error) {
      try await announcements.setReaction(emoji, isGiven, to: id)
    }
  }

  private mutating func pickAnnouncement() -> AnnouncementContent {
    AnnouncementContent(
      text: "Announcement \(steps) #news",
      endsAt: pick(0..<3) == 0 ? oracle.now.adding(seconds: Int64(pick(1..<900))) : nil)
  }

  private func announcements(_ person: Person) throws(AppError) -> any AnnouncementsRepository {
    try person.can.notifications.announcements.orUnsupported()
  }

  /// Compares what each device of someone lists of the announcements.
  func compareAnnouncements(_ viewer: Int) async throws {
    let expected = oracle.announcements(for: viewer)
    for device in devices[viewer] {
      let seen = try await announcements(device).announcements().items
      try compare("announcements for \(viewer)", seen.map(\.withoutTimes), expected)
    }
  }

  /// The same with what the administrator lists.
  func compareAnnounced(limit: Int) async throws {
    let seen = try await everything(limit: limit) { try await announcing.announcements($0) }
    try compare("all announcements", seen.map(\.withoutTimes), oracle.announcements(for: nil))
  }
}

extension Announcement {
  /// The announcement, of which only the content, and what people make of it, matters.
  fileprivate var withoutTimes: Announcement {
    Announcement(
      id: id, content: content, publishedAt: Timestamp(milliseconds: 0), isRead: isRead,
      reactions: reactions)
  }
}
