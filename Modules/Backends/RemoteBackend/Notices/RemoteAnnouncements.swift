import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialNetworking

/// What the administrator of a server announced, as a viewer has it.
struct RemoteAnnouncements: AnnouncementsRepository {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed

  /// Servers list them by when what they're about begins.
  func announcements() async throws(AppError) -> Page<Announcement> {
    let found = try await caller.call(
      Endpoints.Announcements.list, with: MastodonAnnouncementQuery(withDismissed: true), in: .announcements)
    let newestFirst = found.map(reader.announcement).enumerated().sorted { one, other in
      (one.element.publishedAt, one.offset) > (other.element.publishedAt, other.offset)
    }
    return Page(items: newestFirst.map(\.element), older: nil, newer: nil)
  }

  func dismiss(_ id: ID<Announcement>) async throws(AppError) {
    _ = try await caller.call(Endpoints.Announcements.dismiss, id.rawValue, repetition: .safe)
  }

  /// Emoji of the server's own have names between colons.
  func setReaction(
    _ emoji: String, _ isGiven: Bool, to id: ID<Announcement>
  ) async throws(AppError) {
    // What the server has already is removed by the name that it has there.
    let name =
      if let custom = emoji.wholeMatch(of: /:([^:\s\/]+):/) { String(custom.1) } else {
        isGiven ? try AnnouncementRule.emoji(emoji) : emoji
      }
    let endpoint = isGiven ? Endpoints.Announcements.react : Endpoints.Announcements.unreact
    do throws(AppError) {
      _ = try await caller.call(endpoint, id.rawValue, name)
    } catch {
      guard error.isRefusal else { throw error }
      throw try await reasonNotToGive(emoji, to: id)
    }
  }

  /// A server refuses alike what it doesn't know and one emoji too many.
  private func reasonNotToGive(
    _ emoji: String, to id: ID<Announcement>
  ) async throws(AppError) -> AppError {
    let given = try await announcements().items.first { $0.id == id }?.reactions ?? []
    let isFull = given.count >= AnnouncementReaction.maximumCount
    return .invalid(.emoji, isFull && !given.contains { $0.emoji == emoji } ? .outOfRange : .malformed)
  }

  func announcementChanges() -> AsyncStream<LiveSignal> { feed.signals(.announcements) }
}
