import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend

extension StreamConnection {
  /// Passes on what is announced, changed and deleted, and what people give to it: what differs from what was read before, so
  /// that nothing is missed where signals are.
  func followAnnouncements(for topic: StreamTopic, _ beginning: StreamBeginning) async {
    do throws(AppError) {
      let announcements = try member.repositories.notifications.announcements.orUnsupported()
      var signals = announcements.announcementChanges().makeAsyncIterator()
      // The first signal says that the watch is in place.
      _ = await signals.next()
      var last = try await announcements.announcements().items
      beginning.succeed()
      while let signal = await signals.next() {
        if signal == .disconnected { continue }
        let read = try await persistently { () async throws(AppError) in
          try await announcements.announcements().items
        }
        try await passOn(read, insteadOf: last, in: topic)
        last = read
        // It throws only when cancelled, which ends the signals, too.
        try? await Task.sleep(for: limits.votes)
      }
      if !Task.isCancelled { end(.failed) }
    } catch {
      fail(error, in: topic, beginning)
    }
  }

  private func passOn(
    _ announcements: [Announcement], insteadOf last: [Announcement], in topic: StreamTopic
  ) async throws(AppError) {
    let known = Dictionary(last.map { ($0.id, $0) }) { first, _ in first }
    for announcement in announcements.reversed() {
      if let before = known[announcement.id], before.content == announcement.content {
        sendReactions(to: announcement, before: before.reactions, in: topic)
        continue
      }
      let read = try await persistently { () async throws(AppError) in
        try await AnnouncementReading(member, mapping).announcements([announcement])
      }
      for one in read { send(.announcement, one, in: topic) }
    }
    let standing = Set(announcements.map(\.id))
    for ended in last where !standing.contains(ended.id) {
      send(.announcementDelete, payload: ended.id.rawValue, in: topic)
    }
  }

  /// Sends the numbers that have changed, also of what no one gives any longer.
  private func sendReactions(
    to announcement: Announcement, before: [AnnouncementReaction], in topic: StreamTopic
  ) {
    let counts = Dictionary(announcement.reactions.map { ($0.emoji, $0.count) }) { first, _ in first }
    let earlier = Dictionary(before.map { ($0.emoji, $0.count) }) { first, _ in first }
    let emoji = announcement.reactions.map(\.emoji) + before.map(\.emoji).filter { counts[$0] == nil }
    for name in emoji where counts[name] != earlier[name] {
      let reaction = MastodonReaction(
        name: name, count: counts[name] ?? 0, announcementID: announcement.id.rawValue)
      send(.announcementReaction, reaction, in: topic)
    }
  }
}
