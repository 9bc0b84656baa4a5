public import AppValues
public import Entities
public import Foundation

/// The rules of notifications.
public struct NotificationsInteractor: Sendable {
  private let repository: any NotificationsRepository
  private let viewer: Viewer
  /// The alert settings of this machine; nil where there are none.
  let alerts: (any AlertStore)?

  /// Reads and writes through `repository` on behalf of `viewer`.
  ///
  /// - Parameter alerts: Keeps this machine's alert settings; nil where it has no alerts.
  public init(
    repository: any NotificationsRepository, viewer: Viewer, alerts: (any AlertStore)? = nil
  ) {
    self.repository = repository
    self.viewer = viewer
    self.alerts = alerts
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer.session != nil }

  /// A page of the viewer's notices, newest first.
  ///
  /// Throws `unauthenticated`.
  public func page(
    _ filter: NoticeFilter = .all, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<Notice> {
    try requireSession()
    return try await repository.page(filter, request)
  }

  /// New notifications from now on, ungrouped.
  ///
  /// Throws `unauthenticated`, as the stream does.
  public func arrivals() throws(AppError) -> LiveStream<Notice> {
    try requireSession()
    return Self.arrivals(from: repository)
  }

  /// - Parameter pause: How long to wait before asking again a source that could not answer.
  static func arrivals(
    from repository: any NotificationsRepository, pause: Duration = .seconds(1)
  ) -> LiveStream<Notice> {
    LiveStream(pause: pause) {
      repository.changes()
    } read: { (request) async throws(AppError) in
      try await repository.ungrouped(request)
    }
  }

  /// How many notices are unread, up to `UnreadCount.maximum`; 0 for an anonymous viewer.
  public func unreadCount() async throws(AppError) -> Int {
    isSignedIn ? try await repository.unreadCount() : 0
  }

  /// Marks some notices read; those unknown or read already are passed over.
  ///
  /// Throws `unauthenticated`.
  public func markRead(_ ids: [ID<Notice>]) async throws(AppError) {
    try requireSession()
    if !ids.isEmpty { try await repository.markRead(ids) }
  }

  /// Marks every notice read that exists now.
  ///
  /// Throws `unauthenticated`.
  public func markAllRead() async throws(AppError) {
    try requireSession()
    try await repository.markAllRead()
  }

  /// Takes some notices from the list for good; what was dismissed before stays so.
  ///
  /// Throws `unauthenticated`, `notFound` where one is none of the viewer's; none is dismissed then.
  public func dismiss(_ ids: [ID<Notice>]) async throws(AppError) {
    try requireSession()
    if !ids.isEmpty { try await repository.dismiss(ids) }
  }

  /// Takes every notice from the list that exists now.
  ///
  /// Throws `unauthenticated`.
  public func dismissAll() async throws(AppError) {
    try requireSession()
    try await repository.dismissAll()
  }

  /// Which activity notifies the viewer, and their quiet hours.
  ///
  /// Throws `unauthenticated`.
  public func settings() async throws(AppError) -> NoticeSettings {
    try requireSession()
    return try await repository.settings()
  }

  /// Whether it is now the viewer's quiet hours; false when the settings can't be read.
  ///
  /// - Parameter timeZone: Where they are.
  public func isQuiet(at now: Timestamp, in timeZone: TimeZone) async -> Bool {
    guard isSignedIn else { return false }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let time = calendar.dateComponents([.hour, .minute], from: now.date)
    // When the settings can't be read, ring rather than miss a notification.
    let quiet = try? await repository.settings().quiet
    return quiet?.contains((time.hour ?? 0) * 60 + (time.minute ?? 0)) ?? false
  }

  /// Changes some of the settings; answers all as they then are.
  ///
  /// Throws `unauthenticated`.
  public func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    try requireSession()
    return change.isEmpty ? try await repository.settings() : try await repository.change(change)
  }

  /// Signals when notices or their unread count may have changed, until cancelled.
  public func changes() -> AsyncStream<LiveSignal> {
    isSignedIn ? repository.changes() : AsyncStream { $0.finish() }
  }

  /// How many notices are unread: at once, and again whenever it is another number, until cancelled. A slow
  /// listener hears the latest only; while the source is away the number stays.
  public func unreadCounts() -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard isSignedIn else {
        continuation.yield(0)
        continuation.finish()
        return
      }
      let task = Task {
        await reportUnread { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func reportUnread(_ report: @Sendable (Int) -> Void) async {
    // Listening begins before the first count, so that nothing is missed between the two; signals that come
    // while a count is read are answered by one more.
    let signals = repository.changes()
    let (due, alarm) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    alarm.yield()
    async let listening: Void = {
      for await signal in signals where signal != .disconnected { alarm.yield() }
      alarm.finish()
    }()
    var last: Int?
    for await _ in due {
      do throws(AppError) {
        let count = try await repository.unreadCount()
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
