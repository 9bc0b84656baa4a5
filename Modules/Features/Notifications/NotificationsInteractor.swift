public import AppValues
public import Entities
public import Foundation

/// The rules for notifications.
public struct NotificationsInteractor: Sendable {
  private let ports: NotificationPorts
  private let viewer: Viewer
  /// The alert settings of this device; nil if it has no alerts.
  let alerts: (any AlertStore)?

  /// Reads and writes through `ports` on behalf of `viewer`.
  ///
  /// - Parameters:
  ///   - ports: What the source offers.
  ///   - viewer: The person notified.
  ///   - alerts: Stores the alert settings of this device; nil if it has no alerts.
  public init(ports: NotificationPorts, viewer: Viewer, alerts: (any AlertStore)?) {
    self.ports = ports
    self.viewer = viewer
    self.alerts = alerts
  }

  /// What the source can mark, as far as known so far; nil if it doesn't keep what was read or dismissed.
  public var markCapabilities: NoticeMarkCapabilities? { ports.marks?.noticeMarkCapabilities }

  /// What the source can set, as far as known so far.
  public var settingsCapabilities: NoticeSettingsCapabilities {
    ports.settings?.noticeSettingsCapabilities ?? .none
  }

  /// Whether there are any settings.
  var hasSettings: Bool { ports.settings != nil || alerts != nil }

  /// Whether the source keeps notifications of people whom the viewer may not know waiting.
  var hasRequests: Bool { ports.requests != nil }

  /// Whether the source has announcements.
  var hasAnnouncements: Bool { ports.announcements != nil }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer.session != nil }

  /// A page of the viewer's notifications that pass `filter`, newest first.
  ///
  /// Throws `unauthenticated`; `unsupported` for unread ones if the source can't filter them.
  public func page(
    _ filter: NoticeFilter = .all, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<Notice> {
    try requireSession()
    if filter.isUnread, markCapabilities?.filtersUnread != true { throw .unsupported }
    return try await ports.list.page(filter, request)
  }

  /// The page as above, and the number of unread notifications. Asks for both at once: neither needs the other.
  func counted(
    _ filter: NoticeFilter, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> (page: Page<Notice>, unread: Int) {
    async let unread = Result(of: { () async throws(AppError) in try await unreadCount() })
    let page = try await page(filter, request)
    return (page, try await unread.get())
  }

  /// New notifications from now on, ungrouped.
  ///
  /// - Parameters:
  ///   - filter: Which of them.
  ///   - pause: The pause before asking a source again that couldn't answer.
  ///
  /// Throws `unauthenticated`, as the stream does; `unsupported`.
  public func arrivals(
    _ filter: NoticeFilter = .all, pause: Duration = .seconds(1)
  ) throws(AppError) -> LiveStream<Notice> {
    try requireSession()
    let (list, arrivals) = (ports.list, try ports.arrivals.orUnsupported())
    return LiveStream(pause: pause) {
      list.changes()
    } read: { (request) async throws(AppError) in
      try await arrivals.ungrouped(filter, request)
    }
  }

  /// The number of unread notifications, up to `UnreadCount.maximum`; 0 for an anonymous viewer, and if the source
  /// doesn't count them.
  public func unreadCount() async throws(AppError) -> Int {
    guard isSignedIn, let marks = ports.marks else { return 0 }
    return try await marks.unreadCount()
  }

  /// Gets the number ready that `unreadCount()` is asked for in a moment, where that takes long.
  public func prepareUnreadCount() async {
    if isSignedIn { await ports.marks?.prepareUnreadCount() }
  }

  /// Marks the notifications with these `ids` read. Unknown or already read ones are ignored.
  ///
  /// Throws `unauthenticated`; `unsupported` if the source can only mark all.
  public func markRead(_ ids: [ID<Notice>]) async throws(AppError) {
    let marks = try marks()
    if !marks.noticeMarkCapabilities.marksSingly { throw .unsupported }
    if !ids.isEmpty { try await marks.markRead(ids) }
  }

  /// Keeps what was read and dismissed, for actions that need no rules.
  ///
  /// Throws `unauthenticated`, `unsupported`.
  public func marks() throws(AppError) -> any NoticeMarks {
    try requireSession()
    return try ports.marks.orUnsupported()
  }

  /// Notifications one by one, for actions that need no rules.
  ///
  /// Throws `unauthenticated`, `unsupported`.
  public func single() throws(AppError) -> any SingleNotices {
    try requireSession()
    return try ports.single.orUnsupported()
  }

  /// The policy and the requests, for actions that need no rules.
  ///
  /// Throws `unauthenticated`, `unsupported`.
  public func requests() throws(AppError) -> any NoticeRequests {
    try requireSession()
    return try ports.requests.orUnsupported()
  }

  /// What the administrator announced; nil for someone who isn't signed in, and where there can't be anything.
  public var announced: (any AnnouncementsRepository)? { isSignedIn ? ports.announcements : nil }

  /// The same, for actions that need no rules.
  ///
  /// Throws `unauthenticated`, `unsupported`.
  public func announcements() throws(AppError) -> any AnnouncementsRepository {
    try requireSession()
    return try ports.announcements.orUnsupported()
  }

  /// Which activity notifies the viewer, and their quiet hours.
  ///
  /// Throws `unauthenticated`, `unsupported`.
  public func settings() async throws(AppError) -> NoticeSettings {
    try requireSession()
    return try await ports.settings.orUnsupported().settings()
  }

  /// Whether it is now the viewer's quiet hours; false when the settings can't be read.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - timeZone: The viewer's time zone.
  public func isQuiet(at now: Timestamp, in timeZone: TimeZone) async -> Bool {
    guard isSignedIn, let settings = ports.settings, settings.noticeSettingsCapabilities.quietHours else {
      return false
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let time = calendar.dateComponents([.hour, .minute], from: now.date)
    // If the settings can't be read, alert rather than miss a notification.
    let quiet = try? await settings.settings().quiet
    return quiet?.contains((time.hour ?? 0) * 60 + (time.minute ?? 0)) ?? false
  }

  /// Applies `change` to the settings; returns the updated settings.
  ///
  /// Throws `unauthenticated`; `unsupported` for settings that the source doesn't have.
  public func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    try requireSession()
    let settings = try ports.settings.orUnsupported()
    if !change.audiences.isEmpty, !settings.noticeSettingsCapabilities.audiences { throw .unsupported }
    if change.quiet != .keep, !settings.noticeSettingsCapabilities.quietHours { throw .unsupported }
    return change.isEmpty ? try await settings.settings() : try await settings.change(change)
  }

  /// Signals when notifications or their unread count may have changed, until cancelled.
  public func changes() -> AsyncStream<LiveSignal> {
    isSignedIn ? ports.list.changes() : AsyncStream { $0.finish() }
  }

  /// The number of unread notifications: at once, and whenever it changes, until cancelled. A slow listener receives
  /// only the latest; while the source is unavailable, the number stays.
  public func unreadCounts() -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard isSignedIn, let marks = ports.marks else {
        continuation.yield(0)
        continuation.finish()
        return
      }
      let task = Task {
        await report(unreadIn: marks) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func report(unreadIn marks: any NoticeMarks, _ report: @Sendable (Int) -> Void) async {
    // Listening begins before the first count, so that nothing is missed in between; signals during a count lead to
    // one more.
    let signals = ports.list.changes()
    let (due, alarm) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    alarm.yield()
    async let listening: Void = {
      for await signal in signals where signal != .disconnected { alarm.yield() }
      alarm.finish()
    }()
    var last: Int?
    for await _ in due {
      do throws(AppError) {
        let count = try await marks.unreadCount()
        if count != last { report(count) }
        last = count
      } catch {
        // The last number stays until the next signal.
      }
    }
    await listening
  }

  private func requireSession() throws(AppError) {
    if !isSignedIn { throw .unauthenticated }
  }
}
