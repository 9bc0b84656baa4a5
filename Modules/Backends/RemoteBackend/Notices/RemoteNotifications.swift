import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialNetworking

/// The viewer's notifications at a server, each by itself. What was read is up to a marker, which other apps follow too.
struct RemoteNotifications: NotificationsRepository, NoticeArrivals, NoticeMarks {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed

  var noticeMarkCapabilities: NoticeMarkCapabilities {
    NoticeMarkCapabilities(marksSingly: false, filtersUnread: false)
  }

  func page(_ filter: NoticeFilter, _ request: PageRequest) async throws(AppError) -> Page<Notice> {
    if filter.isUnread { throw .unsupported }
    let (page, unread) = try await marked(filter, request)
    return page.map(id: \.id) { notification in
      let notice = reader.notice(notification, isRead: !unread.contains(notification.id))
      if notice?.post?.isHidden(in: .notifications) == true { return nil }
      // Comments and mentions are of one type on the wire.
      return notice.flatMap { filter.kinds?.contains($0.kind) == false ? nil : $0 }
    }
  }

  /// A page, and the ids of those on it that are unread. Up to where they're read is asked for at the same time, unless
  /// most likely nothing is on the page.
  private func marked(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> (RemotePage<[MastodonNotification]>, unread: Set<String>) {
    let readUpTo = ReadUpTo(caller: caller)
    if case .justAbove = request.position {
      let page = try await notifications(filter, request)
      return (page, try await readUpTo.unread(of: page.answer))
    }
    async let marker = Result(of: { () async throws(AppError) in try await readUpTo.marker() })
    let page = try await notifications(filter, request)
    if page.answer.isEmpty { return (page, []) }
    return (page, try await readUpTo.unread(of: page.answer, above: try await marker.get()))
  }

  func ungrouped(_ filter: NoticeFilter, _ request: PageRequest) async throws(AppError) -> Page<Notice> {
    try await page(filter, request)
  }

  func changes() -> AsyncStream<LiveSignal> { feed.signals(.notices) }

  /// While a stream tells what happens, the server needn't be asked for every screen.
  func unreadCount() async throws(AppError) -> Int {
    if caller.viewer.session == nil { return 0 }
    let (turn, now) = (feed.unread.turn, feed.source.time.clock.now())
    if feed.isInPlace(.user), let known = feed.unread.count(at: now) { return known }
    let count = try await askForUnreadCount()
    feed.unread.keep(count, askedAt: now, in: turn)
    return count
  }

  /// Only while a stream tells what happens, the number is still right when it's asked for.
  func prepareUnreadCount() async {
    guard feed.isInPlace(.user) else { return }
    // If it can't be had, `unreadCount()` says so.
    _ = try? await unreadCount()
  }

  private func askForUnreadCount() async throws(AppError) -> Int {
    do throws(AppError) {
      let limit = PageLimit(UnreadCount.maximum)
      let count = try await caller.call(
        Endpoints.Notifications.unreadCount, with: MastodonUnreadFilters(limit: limit), in: .unreadCount)
      return min(max(count.count, 0), UnreadCount.maximum)
    } catch {
      guard error == .unsupported else { throw error }
      return try await page(.all, PageRequest(limit: 40)).items.count { !$0.isRead }
    }
  }

  /// A server knows only up to where everything was read.
  func markRead(_ ids: [ID<Notice>]) async throws(AppError) { throw .unsupported }

  func markAllRead() async throws(AppError) {
    defer { feed.unread.forget() }
    guard let newest = try await notifications(.all, PageRequest(limit: 1)).answer.first else { return }
    try await ReadUpTo(caller: caller).set(newest.id)
  }

  func dismiss(_ ids: [ID<Notice>]) async throws(AppError) {
    defer { feed.unread.forget() }
    for id in ids { _ = try await caller.call(Endpoints.Notifications.dismiss, id.rawValue) }
  }

  func dismissAll() async throws(AppError) {
    defer { feed.unread.forget() }
    _ = try await caller.call(Endpoints.Notifications.clear, repetition: .safe)
  }

  private func notifications(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> RemotePage<[MastodonNotification]> {
    let types = filter.kinds.map { Set($0.compactMap { MastodonNotificationType($0)?.rawValue }).sorted() }
    let filters = MastodonNotificationFilters(
      types: types, accountID: filter.person?.rawValue, includeFiltered: filter.includesRequests ? true : nil)
    return try await caller.page(
      Endpoints.Notifications.list, with: PagedParameters(filters: filters), request)
  }
}
