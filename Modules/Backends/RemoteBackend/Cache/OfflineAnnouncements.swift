import AppValues
import Entities
import Notifications
import SocialOfflineStore

/// What the administrator of a server announced, as it was read last while that can't be reached, without what has ended. It's dismissed at the server only.
struct OfflineAnnouncements: AnnouncementsRepository {
  let remote: any AnnouncementsRepository
  let cache: ReadingCache
  let clock: WallClock

  func announcements() async throws(AppError) -> Page<Announcement> {
    let page = try await cache.page(of: "announcements", PageRequest()) { () async throws(AppError) in
      try await remote.announcements()
    }
    let now = clock.now()
    return Page(
      items: page.items.filter { !$0.hasEnded(at: now) }, older: page.older, newer: page.newer,
      readAt: page.readAt)
  }

  func dismiss(_ id: ID<Announcement>) async throws(AppError) { try await remote.dismiss(id) }

  func setReaction(
    _ emoji: String, _ isGiven: Bool, to id: ID<Announcement>
  ) async throws(AppError) {
    try await remote.setReaction(emoji, isGiven, to: id)
  }

  func announcementChanges() -> AsyncStream<LiveSignal> { remote.announcementChanges() }
}
