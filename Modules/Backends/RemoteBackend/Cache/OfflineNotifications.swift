import AppValues
import Entities
import Notifications
import SocialOfflineStore

/// The viewer's notifications at a server, as they were read last while it can't be reached. Their posts are shown as they
/// will be once what waits has been sent.
struct OfflineNotifications: NotificationsRepository, NoticeArrivals, NoticeMarks {
  let remote: RemoteNotifications
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  func page(_ filter: NoticeFilter, _ request: PageRequest) async throws(AppError) -> Page<Notice> {
    let page = try await cache.page(of: filter.cacheName, request) {
      () async throws(AppError) -> Page<Notice> in
      let page = try await remote.page(filter, request)
      await cache.keep(page.items.compactMap(\.post))
      return page
    }
    return await waiting.changed(page)
  }

  func ungrouped(_ filter: NoticeFilter, _ request: PageRequest) async throws(AppError) -> Page<Notice> {
    try await page(filter, request)
  }

  func changes() -> AsyncStream<LiveSignal> { remote.changes() }

  // MARK: Marks

  var noticeMarkCapabilities: NoticeMarkCapabilities { remote.noticeMarkCapabilities }

  /// Those among the newest that were read, while the server can't be asked.
  func unreadCount() async throws(AppError) -> Int {
    do throws(AppError) {
      return try await remote.unreadCount()
    } catch {
      guard error.isOutOfReach else { throw error }
      let kept = try await cache.page(of: NoticeFilter.all.cacheName, PageRequest(), rows: Notice.self)
      return kept?.items.count { !$0.isRead } ?? 0
    }
  }

  func prepareUnreadCount() async { await remote.prepareUnreadCount() }

  func markRead(_ ids: [ID<Notice>]) async throws(AppError) { try await remote.markRead(ids) }
  func markAllRead() async throws(AppError) { try await remote.markAllRead() }
  func dismiss(_ ids: [ID<Notice>]) async throws(AppError) { try await remote.dismiss(ids) }
  func dismissAll() async throws(AppError) { try await remote.dismissAll() }
}

extension NoticeFilter {
  /// What its pages are kept under.
  fileprivate var cacheName: String {
    let kinds = kinds.map { $0.map(\.rawValue).sorted().joined(separator: ",") } ?? "all"
    return "notices \(kinds) \(person?.rawValue ?? "")\(includesRequests ? " requests" : "")"
  }
}
