public import AppValues
public import Entities
public import Foundation

/// The rules of notifications.
public struct NotificationsInteractor: Sendable {
  private let ports: NotificationPorts
  private let viewer: Viewer
  /// The alert settings of this machine; nil where there are none.
  let alerts: (any AlertStore)?

  /// Reads and writes through `ports` on behalf of `viewer`.
  ///
  /// - Parameter alerts: Keeps this machine's alert settings; nil where it has no alerts.
  public init(ports: NotificationPorts, viewer: Viewer, alerts: (any AlertStore)?) {
    self.ports = ports
    self.viewer = viewer
    self.alerts = alerts
  }

  /// What can be marked, as far as is known by now; nil where nothing is kept of what was read or dismissed.
  public var markCapabilities: NoticeMarkCapabilities? { ports.marks?.markCapabilities }

  /// What can be set, as far as is known by now.
  public var settingsCapabilities: NoticeSettingsCapabilities {
    ports.settings?.settingsCapabilities ?? .none
  }

  /// Whether there is anything to be set.
  var hasSettings: Bool { ports.settings != nil || alerts != nil }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer.session != nil }

  /// A page of the viewer's notices that pass `filter`, newest first, as `request` asks for it.
  ///
  /// Throws `unauthenticated`; `unsupported` for only the unread ones where the source cannot tell them apart.
  public func page(
    _ filter: NoticeFilter = .all, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<Notice> {
    try requireSession()
    if filter == .unread, markCapabilities?.filtersUnread != true { throw .unsupported }
    return try await ports.list.page(filter, request)
  }

  /// New notifications from now on, ungrouped.
  ///
  /// - Parameter pause: How long to wait before asking again a source that could not answer.
  ///
  /// Throws `unauthenticated`, as the stream does; `unsupported`.
  public func arrivals(pause: Duration = .seconds(1)) throws(AppError) -> LiveStream<Notice> {
    try requireSession()
    let (list, arrivals) = (ports.list, try ports.arrivals.orUnsupported())
    return LiveStream(pause: pause) {
      list.changes()
    } read: { (request) async throws(AppError) in
      try await arrivals.ungrouped(request)
    }
  }

  /// How many notices are unread, up to `UnreadCount.maximum`; 0 for an anonymous viewer, and where they are not
  /// counted.
  public func unreadCount() async throws(AppError) -> Int {
    guard isSignedIn, let marks = ports.marks else { return 0 }
    return try await marks.unreadCount()
  }

  /// Marks the notices with these `ids` read; those unknown or read already are passed over.
  ///
  /// Throws `unauthenticated`; `unsupported` where only all can be marked.
  public func markRead(_ ids: [ID<Notice>]) async throws(AppError) {
    let marks = try marks()
    if !marks.markCapabilities.marksSingly { throw .unsupported }
    if !ids.isEmpty { try await marks.markRead(ids) }
  }

  /// Where what was read and dismissed is kept, for what no rule stands before.
  ///
  /// Throws `unauthenticated`, `unsupported`.
  public func marks() throws(AppError) -> any NoticeMarks {
    try requireSession()
    return try ports.marks.orUnsupported()
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
  /// - Parameter timeZone: Where they are.
  public func isQuiet(at now: Timestamp, in timeZone: TimeZone) async -> Bool {
    guard isSignedIn, let settings = ports.settings, settings.settingsCapabilities.quietHours else {
      return false
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let time = calendar.dateComponents([.hour, .minute], from: now.date)
    // When the settings can't be read, ring rather than miss a notification.
    let quiet = try? await settings.settings().quiet
    return quiet?.contains((time.hour ?? 0) * 60 + (time.minute ?? 0)) ?? false
  }

  /// Changes what `change` names of the settings; answers all as they then are.
  ///
  /// Throws `unauthenticated`; `unsupported` for what cannot be set here.
  public func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    try requireSession()
    let settings = try ports.settings.orUnsupported()
    if !change.audiences.isEmpty, !settings.settingsCapabilities.audiences { throw .unsupported }
    if change.quiet != .keep, !settings.settingsCapabilities.quietHours { throw .unsupported }
    return change.isEmpty ? try await settings.settings() : try await settings.change(change)
  }

  /// Signals when notices or their unread count may have changed, until cancelled.
  public func changes() -> AsyncStream<LiveSignal> {
    isSignedIn ? ports.list.changes() : AsyncStream { $0.finish() }
  }

  /// How many notices are unread: at once, and again whenever it is another number, until cancelled. A slow
  /// listener hears the latest only; while the source is away the number stays.
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
    // Listening begins before the first count, so that nothing is missed between the two; signals that come
    // while a count is read are answered by one more.
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
        // The number told last stands until the next signal.
      }
    }
    await listening
  }

  private func requireSession() throws(AppError) {
    if !isSignedIn { throw .unauthenticated }
  }
}
