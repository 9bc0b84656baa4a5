import AppValues
import Entities
import Notifications
import SocialTestSupport
import Testing

/// Announcements in memory, which are only read.
final class FakeAnnouncements: AnnouncementsRepository {
  private let kept = LockedValue<[Announcement]>([])
  private let isHanging = LockedValue(false)
  /// How often someone has asked for them.
  let asked = LockedValue(0)
  private let listener = LockedValue<AsyncStream<LiveSignal>.Continuation?>(nil)

  var isHeard: Bool { listener.value != nil }
  func set(_ announcements: [Announcement]) { kept.change { $0 = announcements } }
  /// The source doesn't answer any more.
  func hang() { isHanging.change { $0 = true } }

  func tell(_ signal: LiveSignal) { listener.value?.yield(signal) }

  func announcements() async throws(AppError) -> Page<Announcement> {
    asked.change { $0 += 1 }
    // No one waits for it to the end.
    if isHanging.value { try? await Task.sleep(for: .seconds(3600)) }
    return Page(items: kept.value, older: nil, newer: nil)
  }

  func dismiss(_ id: ID<Announcement>) async throws(AppError) {
    Issue.record("no one dismisses here")
  }

  func setReaction(_ emoji: String, _ isGiven: Bool, to id: ID<Announcement>) async throws(AppError) {
    Issue.record("no one reacts here")
  }

  func announcementChanges() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveSignal.self)
    listener.change { $0 = continuation }
    return stream
  }
}
