import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend

/// What is announced, changed and deleted, and what people give to it: what differs from what was read before, so that
/// nothing is missed where signals are.
struct AnnouncementNews: StreamNews {
  let kind = News.announcements
  let topic: StreamTopic
  let connection: StreamConnection
  private var last: [Announcement] = []

  init(for topic: StreamTopic, of connection: StreamConnection) {
    self.topic = topic
    self.connection = connection
  }

  mutating func begin() async throws(AppError) {
    last = try await read()
  }

  mutating func passOn() async throws(AppError) {
    let read = try await read()
    try await passOn(read)
    last = read
    // It throws only when cancelled, which ends the source, too.
    try? await Task.sleep(for: connection.limits.votes)
  }

  private func read() async throws(AppError) -> [Announcement] {
    try await connection.member.repositories.notifications.announcements.orUnsupported().announcements().items
  }

  private func passOn(_ announcements: [Announcement]) async throws(AppError) {
    let known = Dictionary(last.map { ($0.id, $0) }) { first, _ in first }
    for announcement in announcements.reversed() {
      if let before = known[announcement.id], before.content == announcement.content {
        sendReactions(to: announcement, before: before.reactions)
        continue
      }
      let read = try await persistently { () async throws(AppError) in
        try await AnnouncementReading(connection.member, connection.mapping).announcements([announcement])
      }
      for one in read { connection.send(.announcement, one, in: topic) }
    }
    let standing = Set(announcements.map(\.id))
    for ended in last where !standing.contains(ended.id) {
      connection.send(.announcementDelete, payload: ended.id.rawValue, in: topic)
    }
  }

  /// Sends the numbers that have changed, also of what no one gives any longer.
  private func sendReactions(to announcement: Announcement, before: [AnnouncementReaction]) {
    let counts = Dictionary(announcement.reactions.map { ($0.emoji, $0.count) }) { first, _ in first }
    let earlier = Dictionary(before.map { ($0.emoji, $0.count) }) { first, _ in first }
    let emoji = announcement.reactions.map(\.emoji) + before.map(\.emoji).filter { counts[$0] == nil }
    for name in emoji where counts[name] != earlier[name] {
      let reaction = MastodonReaction(
        name: name, count: counts[name] ?? 0, announcementID: announcement.id.rawValue)
      connection.send(.announcementReaction, reaction, in: topic)
    }
  }
}
