import AppValues
import Entities
import Foundation
import Notifications
import Synchronization
import Testing

/// Notices of which the unread count is asked, and what comes.
final class FakeNotices: NotificationsRepository, NoticeArrivals, NoticeMarks, NoticeSettingsRepository {
  let noticeMarkCapabilities = NoticeMarkCapabilities.all
  let noticeSettingsCapabilities = NoticeSettingsCapabilities.all
  private let counts: Mutex<[Int]>
  private let isHanging = Mutex(false)
  private let hasEnded = Mutex(false)
  private let listeners = Mutex<[AsyncStream<LiveSignal>.Continuation]>([])
  /// Oldest first.
  private let list = Mutex<[Notice]>([])
  /// How often someone looked for what has come.
  let looked = Mutex(0)

  private let announcements: FakeAnnouncements?

  /// - Parameters:
  ///   - counts: What is answered, in order; the last one for ever.
  ///   - announcements: Nil if there can't be any.
  init(counts: [Int], announcements: FakeAnnouncements? = nil) {
    self.counts = Mutex(counts)
    self.announcements = announcements
  }

  var interactor: NotificationsInteractor {
    let session = Session(id: ID("s"), user: ID("7"), handle: "alice", name: "Alice", token: "t")
    let ports = NotificationPorts(
      list: self, arrivals: self, marks: self, settings: self, announcements: announcements)
    return NotificationsInteractor(ports: ports, viewer: .signedIn(session), alerts: nil)
  }

  /// There are so many from now on.
  func set(_ count: Int) {
    counts.withLock { $0 = [count] }
    for listener in listeners.withLock(\.self) { listener.yield(.changed) }
  }

  /// Ken and others have begun to follow.
  func follow(by handles: String...) {
    list.withLock { list in
      for handle in handles {
        list.append(
          Notice(
            id: ID("\(list.count)"), kind: .follow,
            from: Author(id: ID(handle), handle: handle, name: handle.capitalized), post: nil,
            at: Timestamp(milliseconds: 0), isRead: false))
      }
    }
    set(counts.withLock { $0[0] } + handles.count)
  }

  /// Waits until someone has begun to look for what comes.
  func beginsToBeFollowed() async {
    while looked.withLock({ $0 }) == 0 { await Task.yield() }
  }

  /// The sign-in has been ended by someone else.
  func end() {
    hasEnded.withLock { $0 = true }
  }

  /// The database does not answer any more.
  func hang() {
    isHanging.withLock { $0 = true }
  }

  func unreadCount() async throws(AppError) -> Int {
    if isHanging.withLock(\.self) {
      let (forever, continuation) = AsyncStream<Void>.makeStream()
      for await _ in forever {}
      continuation.finish()
      throw .cancelled
    }
    if hasEnded.withLock(\.self) { throw .unauthenticated }
    return counts.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
  }

  func changes() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream<LiveSignal>.makeStream()
    listeners.withLock { $0.append(continuation) }
    return stream
  }

  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    Issue.record("no one reads the list")
    throw .unsupported
  }

  func ungrouped(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    looked.withLock { $0 += 1 }
    let notices = list.withLock(\.self)
    var first = 0
    if case .justAbove(let cursor) = request.position { first = (Int(cursor.rawValue) ?? 0) + 1 }
    let found = Array(notices[min(first, notices.count)...].reversed().prefix(request.limit))
    return Page(items: found, older: nil, newer: found.first.map { Cursor($0.id.rawValue) })
  }

  func markRead(_ ids: [ID<Notice>]) async throws(AppError) {
    Issue.record("no one marks anything read")
  }

  func markAllRead() async throws(AppError) {
    Issue.record("no one marks anything read")
  }

  func dismiss(_ ids: [ID<Notice>]) async throws(AppError) {
    Issue.record("nobody dismisses anything")
  }

  func dismissAll() async throws(AppError) {
    Issue.record("nobody dismisses anything")
  }

  /// The present settings.
  let present = Mutex(NoticeSettings())

  /// How often someone asked for them.
  let asked = Mutex(0)

  func settings() async throws(AppError) -> NoticeSettings {
    defer { asked.withLock { $0 += 1 } }
    return present.withLock(\.self)
  }

  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    Issue.record("nobody changes settings")
    throw .unsupported
  }
}
